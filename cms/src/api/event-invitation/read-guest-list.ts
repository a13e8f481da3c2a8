import { listedGuest } from '@scholars/contract/event-guests';
import { guestsMax } from '@scholars/contract/limits';
import type { Locale } from '@scholars/contract/locale';
import { messageRef, type MessageRef } from '@scholars/contract/messages';
import { parseWith } from '@scholars/contract/parse';
import { asciiDigits } from '@scholars/contract/typed-text';

export interface ReadGuest {
  fullName: string;
  emailAddress: string;
  /** Where the line says it. */
  language?: Locale;
  maxGuests?: number;
}

export type GuestLine = { line: number; text: string } & (
  | { ok: true; guest: ReadGuest }
  | { ok: false; problem: MessageRef }
);

const languages: Readonly<Record<string, Locale>> = {
  en: 'en', english: 'en', الإنجليزية: 'en', إنجليزي: 'en',
  ar: 'ar', arabic: 'ar', العربية: 'ar', عربي: 'ar',
}; // prettier-ignore

/**
 * A list as people keep one: `Amina Otieno <amina@…>`, or name, address, language and number of companions between
 * commas, semicolons or tabs, in either script.
 */
export function readGuestList(list: string): GuestLine[] {
  return list.split(/\r?\n/).flatMap((written, index): GuestLine[] => {
    const line = { line: index + 1, text: written.trim() };
    if (line.text === '') return [];
    return [{ ...line, ...readGuest(line.text) }];
  });
}

/** What stands between quotes is one cell, as programs for tables and for mail write it, with whatever is in it. */
const cellPattern = /[^\S\t]*"(?:[^"]|"")*"[^\S\t]*(?=[\t,;،؛]|$)|[^\t,;،؛]+/g;

function unquoted(cell: string): string {
  const [, inner] = /^"(.*)"$/.exec(cell.trim()) ?? [];
  return (inner?.replaceAll('""', '"') ?? cell).trim();
}

function readGuest(line: string): { ok: true; guest: ReadGuest } | { ok: false; problem: MessageRef } {
  const cells =
    line
      .replace(/<([^<>]*)>/g, '\t$1\t')
      .match(cellPattern)
      ?.map(unquoted)
      .filter((cell) => cell !== '') ?? [];
  const at = cells.findIndex((cell) => cell.includes('@'));
  if (at < 0) return { ok: false, problem: 'email.required' };
  // A name may have a comma of its own.
  const given = parseWith(listedGuest, { fullName: cells.slice(0, at).join(' '), emailAddress: cells[at] });
  if (!given.ok) return { ok: false, problem: Object.values(given.problems).flat()[0] ?? 'value.invalid' };
  const guest: ReadGuest = given.value;
  for (const cell of cells.slice(at + 1)) {
    const language = languages[cell.toLowerCase()];
    const number = Number(asciiDigits(cell));
    if (language) guest.language = language;
    else if (!Number.isInteger(number) || number < 0) return { ok: false, problem: 'guests.line' };
    else if (number > guestsMax) return { ok: false, problem: messageRef('guests.allowed', guestsMax) };
    else guest.maxGuests = number;
  }
  return { ok: true, guest };
}
