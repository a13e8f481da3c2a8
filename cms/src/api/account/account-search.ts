import { readSought } from '@scholars/contract/queues/search-reach';
import type { Knex } from 'knex';
import { likeWords } from '../../platform/database/searched-columns.js';
import { rowsWithLetters } from '../../platform/row-words/compared-rows.js';
import { rowsWithWords } from '../../platform/row-words/row-words.js';
import { soughtWords } from '../../platform/row-words/sought-words.js';
import type { WordedRows } from '../../platform/row-words/worded-rows.js';

export const accountWords: WordedRows = { table: 'up_users', columns: ['first_name', 'last_name', 'email'] };
export const profileWords: WordedRows = { table: 'members', columns: ['first_name_ar', 'last_name_ar'] };

/** Leaves of the accounts `u` those that a search asks for. */
type Search = (query: Knex.QueryBuilder, q: string) => void;

/** Each word among the account's own, or its profile's in Arabic. */
export const withWords: Search = (query, q) =>
  withAll(query, soughtWords(q), (rows, word) => rowsWithWords(rows, [word]));

/** The same by what stands within words, of the newest. */
export const withLetters: Search = (query, q) =>
  withAll(query, likeWords(q), (rows, word) => rowsWithLetters(rows, [word]));

/**
 * How accounts are searched for something: by their words, and where none begins as it was typed, or that is asked for,
 * within them. One query, or none.
 *
 * @returns what leaves of the accounts `u` those that are meant
 */
export async function chooseSearch(q: string): Promise<(query: Knex.QueryBuilder) => void> {
  const { text, isWithin } = readSought(q);
  const idsBy = (search: Search) =>
    strapi.db.connection
      .from('up_users as u')
      .select('u.id')
      .modify((query) => search(query, text));
  if (isWithin) return (query) => void query.whereIn('u.id', idsBy(withWords).union(idsBy(withLetters)));
  const search = (await idsBy(withWords).first()) ? withWords : withLetters;
  return (query) => search(query, text);
}

function withAll<Word>(
  query: Knex.QueryBuilder,
  words: readonly Word[],
  idsWith: (rows: WordedRows, word: Word) => Knex.Raw | Knex.QueryBuilder,
): void {
  const { connection: db } = strapi.db;
  if (words.length === 0) void query.whereRaw('1 = 0');
  for (const word of words) {
    const own = db.from(db.raw('(?) as own', [idsWith(accountWords, word)])).select('own.id');
    const ofProfiles = db
      .from(db.raw('(?) as hits', [idsWith(profileWords, word)]))
      .join('members_user_lnk as l', 'l.member_id', 'hits.id')
      .select('l.user_id');
    void query.whereIn('u.id', db.unionAll([own, ofProfiles]));
  }
}
