import { describedKind, kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { keepRowWords } from '../../platform/row-words/row-words.js';
import type { WordedRows } from '../../platform/row-words/worded-rows.js';
import { columnOf, contentTypeOf } from './content-type-of.js';

/** Behind `TI-2026-`: nobody types the zeros before a number. */
const numberAlone = `ltrim(substr(reference, 9), '0')`;

export const accountWords: WordedRows = { table: 'up_users', columns: ['first_name', 'last_name', 'email'] };
export const profileWords: WordedRows = { table: 'members', columns: ['first_name_ar', 'last_name_ar'] };
export const guestWords: WordedRows = { table: 'event_invitations', columns: ['full_name', 'email_address'] };

/** What a submission is found by as a record: its reference, its title, and whose it is. */
export function wordsOfKind(kind: SubmissionKind): WordedRows {
  const { titleField, senderField } = describedKind(kind);
  const columns = ['reference', columnOf(kind, titleField), columnOf(kind, senderField), 'email_address'];
  return { table: contentTypeOf(kind).table, columns: [...new Set(columns)], also: [numberAlone] };
}

/** Has submissions, accounts and guests found by their words without going through all of them. */
export const keepRecordWords = () =>
  keepRowWords([...kindNames.map(wordsOfKind), accountWords, profileWords, guestWords]);
