import type { FoundRecord } from '@scholars/contract/queue-work';
import type { Locale } from '@scholars/contract/locale';
import type { ReactNode } from 'react';
import { adminPath } from '../data/queue-address';
import { holdsWords } from './holds-words';

/** As much as the list of guests is narrowed by. */
const guestSearchMaxLength = 200;

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
  const options = records.map((record) => ({ to: placeOf(record, locale), record }));
  // Two guests of one name, without an address, stand in the same list.
  return options.filter(({ to }, index) => options.findIndex((other) => other.to === to) === index);
}

/** A guest has no page: the list of guests is narrowed to them. */
function placeOf({ kind, id, title, email }: FoundRecord, locale: Locale): string {
  if (kind !== 'event-invitations') return adminPath(locale, kind, id);
  const q = (email || title).slice(0, guestSearchMaxLength);
  return `${adminPath(locale, 'guests')}?${new URLSearchParams({ q })}`;
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
