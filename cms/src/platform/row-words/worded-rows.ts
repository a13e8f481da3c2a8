import type { Knex } from 'knex';

/** Rows that are found by the beginnings of their words. The database keeps the words itself, with whatever writes a row. */
export interface WordedRows {
  table: string;
  /** The columns that have the words. */
  columns: readonly string[];
  /** SQL of our own, of the same columns, that words are taken from beside. */
  also?: readonly string[];
  /** Columns with words that count only where rows are sought in all that they say. */
  more?: readonly string[];
}

/** How much of rows is searched: by what they are known, or all that they say. */
export type SearchedPart = 'known' | 'all';

/** How one database keeps the words of rows, and finds rows by them. */
export interface RowWords {
  /** Names of what keeps words here, that of each table among them. */
  listNames(): Promise<string[]>;
  /** Says by another name that words are to be kept in another way. */
  nameOf(rows: WordedRows): string;
  make(trx: Knex, rows: WordedRows): Promise<void>;
  /** SQL that gives as `id` the rows with all of some words, of each any of its forms. */
  find(rows: WordedRows, words: readonly SoughtWord[], part: SearchedPart): Knex.Raw;
}

/** What may stand for a word that was typed: each the parts that follow one another, of which the last is the beginning of a word. */
export type SoughtWord = readonly (readonly string[])[];
