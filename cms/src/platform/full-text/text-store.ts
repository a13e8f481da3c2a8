import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type { textFields } from './index-words.js';
import type { SearchTerm } from './search-terms.js';

/** What an entry is found by, in one language: of each field the words of each place, as the index has them. */
export type IndexedVersion = Record<(typeof textFields)[number], string[][]>;

/** The texts of a listing as one database keeps and searches them. */
export interface TextStore {
  /** Goes up when texts are indexed in another way, so that installations make their listings anew. */
  readonly edition: number;
  make(texts: string): Promise<void>;
  /** Makes the index of the words where there is none. */
  index(texts: string): Promise<void>;
  /** For whoever writes all texts of a listing: kept in step with each of them, the index takes longer than all else. */
  dropIndex(texts: string): Promise<void>;
  /** @returns of each text that was there its words, folded */
  remove(trx: Knex, texts: string, ids: readonly number[]): Promise<Record<Locale, string[]>[]>;
  insert(
    trx: Knex,
    texts: string,
    added: readonly { id: number; versions: readonly IndexedVersion[] }[],
  ): Promise<void>;
  /**
   * Brings the index into the shape in which it is read with the least work, in so many steps at most: what is worth it,
   * or all of it, so that nothing is left of texts that were taken out.
   */
  merge(texts: string, steps: number, which: 'worthwhile' | 'all'): Promise<void>;
  /** Which texts have any of some terms, and how well they match. */
  ask(texts: string, terms: readonly SearchTerm[], asked: Asked): Promise<Hits>;
}

export interface Asked {
  /** Only these texts; else all. */
  among?: readonly number[] | undefined;
  /** So many, or more, are not scored. */
  scoredBelow: number;
}

/** Ids of texts, the least first. */
export type TextIds = Int32Array;

/** Says of each that both have where it stands in the first. */
export function eachInBoth(all: TextIds, some: TextIds, act: (at: number) => void): void {
  let at = 0;
  for (const text of some) {
    while (at < all.length && (all[at] ?? 0) < text) at++;
    if (all[at] === text) act(at);
  }
}

export interface Hits {
  all: TextIds;
  /** Those whose title or summary has it, and those whose title has it. */
  heads: TextIds;
  titles: TextIds;
  /** How well each of all matches, the least the best, as whole numbers; nothing where there are none, or too many. */
  scores: Int32Array | undefined;
}

/** Scores are kept as whole numbers of this many parts. */
export const scoreParts = 1_000_000;
