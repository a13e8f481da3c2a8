import { describedKind, kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { keepRowWords } from '../../platform/row-words/row-words.js';
import type { WordedRows } from '../../platform/row-words/worded-rows.js';
import { accountWords, profileWords } from '../account/account-search.js';
import { columnOf, contentTypeOf } from './content-type-of.js';

/** Behind `TI-2026-`: nobody types the zeros before a number. */
const numberAlone = `ltrim(substr(reference, 9), '0')`;

export const guestWords: WordedRows = { table: 'event_invitations', columns: ['full_name', 'email_address'] };

/**
 * What a submission is found by as a record: its reference, its title, and whose it is; and in its queue, by all that is
 * searched there.
 */
export function wordsOfKind(kind: SubmissionKind): WordedRows {
  const { titleField, senderField, searchIn } = describedKind(kind);
  const known = [...new Set(['reference', titleField, senderField, 'emailAddress'])];
  const columnsOf = (fields: readonly string[]) => fields.map((field) => columnOf(kind, field));
  return {
    table: contentTypeOf(kind).table,
    columns: columnsOf(known),
    also: [numberAlone],
    more: columnsOf(searchIn.filter((field) => !known.includes(field))),
  };
}

/** Has submissions, accounts and guests found by their words without going through all of them. */
export const keepRecordWords = () =>
  keepRowWords([...kindNames.map(wordsOfKind), accountWords, profileWords, guestWords]);
