import type { FoundRecord } from '@scholars/contract/queue-work';
import type { Locale } from '@scholars/contract/locale';
import type { ReactNode } from 'react';
import { adminPath } from '../data/queue-address';
import { holdsWords } from './holds-words';

export interface PalettePage {
  to: string;
  name: string;
  icon: ReactNode;
  /** Its document says what it may ask of the browser, so the browser itself goes there. */
  isDocument?: true;
}

/** What can be chosen: a page, or a record that was found. */
export interface PaletteOption {
  /** Where it leads, which no other does. */
  to: string;
  page?: PalettePage;
  record?: FoundRecord;
}

/** The pages in whose names everything stands that is looked for; all of them for nothing. */
export function pageOptions(pages: readonly PalettePage[], text: string): PaletteOption[] {
  return pages.filter(({ name }) => holdsWords(name, text)).map((page) => ({ to: page.to, page }));
}

export function recordOptions(records: readonly FoundRecord[], locale: Locale): PaletteOption[] {
  return records.map((record) => ({ to: adminPath(locale, record.kind, record.id), record }));
}

/** Where a key leads from an option, past either end to the other; nothing where the key has no meaning here. */
export function optionBy(key: string, options: readonly PaletteOption[], at: number): PaletteOption | undefined {
  switch (key) {
    case 'ArrowDown':
      return options[(at + 1) % options.length];
    case 'ArrowUp':
      return options.at(at - 1);
    case 'Home':
      return options[0];
    case 'End':
      return options.at(-1);
    default:
      return undefined;
  }
}
