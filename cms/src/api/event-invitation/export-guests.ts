import type { Readable } from 'node:stream';
import type { EventGuest } from '@scholars/contract/event-guests';
import { answerOfGuest, filterGuests, type GuestQuery } from '@scholars/contract/guest-filters';
import type { Locale } from '@scholars/contract/locale';
import { csvOf, dateCell, xlsxOf, type SheetRows } from '../../platform/sheets/write-sheet.js';
import { invitationTexts } from './event-answer-mail.js';

const columns = [
  'fullName',
  'emailAddress',
  'language',
  'answer',
  'waitingPlace',
  'guests',
  'dietaryNeeds',
  'accessNeeds',
  'sentAt',
  'openedAt',
  'remindedAt',
  'answeredAt',
  'arrivedAt',
  'arrived',
] as const;

/** The guests who are looked for, in the reader's language. Personal links are not among it: a file travels. */
export function guestFile(
  guests: readonly EventGuest[],
  query: GuestQuery,
  format: 'csv' | 'xlsx',
  locale: Locale,
): Readable {
  const rows = rowsOf(filterGuests(guests, query), locale);
  return format === 'csv' ? csvOf(rows) : xlsxOf(rows, locale);
}

async function* rowsOf(guests: readonly EventGuest[], locale: Locale): SheetRows {
  const t = invitationTexts(locale);
  yield columns.map((column) => t(`sheet.${column}`));
  for (const guest of guests)
    yield columns.map((column) => {
      if (column === 'answer') return t(`sheet.answers.${answerOfGuest(guest)}`);
      if (column === 'arrived') return guest.arrivedAt === null ? '' : String(guest.peopleIn);
      if (column === 'language') return t(`sheet.languages.${guest.language}`);
      return dateCell(String(guest[column] ?? ''));
    });
}
