import type { Knex } from 'knex';
import { locales, type Locale } from '@scholars/contract/locale';
import { isOneEditApart } from './one-edit.js';
import { reversed } from './vocabulary.js';

/** A word of the vocabulary that may have been meant. */
export interface Correction {
  word: string;
  spelling: string;
}

interface KnownWord extends Correction {
  /** In how many entries it is, in the reader's language and in both. Numbers of a database, so perhaps texts. */
  own: number | string;
  entries: number | string;
}

/** Shorter words have too many neighbours: 'art' is not 'arm'. */
const correctedMinLength = 4;
/** Of words so short, those with another first letter are others: 'late' is not 'date'. */
const shortMaxLength = 4;
const correctionsMax = 4;
/** Halves of joined words that are too short for the vocabulary: of Al-Kuwari, of co-operation, of start-up. */
const shortHalf = /^(?:al|el|co)(?=.{4})|(?<=.{4})up$/;
const halfMinLength = 3;
// What sorts after every word with the same beginning.
const end = '\uffff';

export const isCorrectable = (word: string) => word.length >= correctedMinLength && /\p{L}/u.test(word);

/**
 * Whether any text of these listings has a word that begins in one of these ways. Only for words that the vocabulary
 * has, see `isCorrectable`.
 */
export async function isKnown(listings: readonly string[], beginnings: readonly string[]): Promise<boolean> {
  // One after the other, as each is a range of an index, and all of them are none.
  for (const word of beginnings) {
    const row: unknown = await vocabulary(listings)
      .whereBetween('word', [word, word + end])
      .first('word');
    if (row !== undefined) return true;
  }
  return false;
}

/**
 * Words one typing error away, the likeliest first: those with the same first letter, then those of the reader's
 * language, then those that more entries have.
 */
export async function findCorrections(
  listings: readonly string[],
  locale: Locale,
  word: string,
): Promise<Correction[]> {
  const near = (await wordsNear(listings, locale, word)).filter(
    (known) => isOneEditApart(known.word, word) && (word.length > shortMaxLength || known.word[0] === word[0]),
  );
  const found = near.length > 0 ? near : await longerWords(listings, locale, word);
  const by = (weigh: (known: KnownWord) => number) => (a: KnownWord, b: KnownWord) => weigh(b) - weigh(a);
  const [sameStart, isOwn, often] = [
    by((known) => Number(known.word[0] === word[0])),
    by(({ own }) => Number(Number(own) > 0)),
    by(({ entries }) => Number(entries)),
  ];
  return found
    .sort((a, b) => sameStart(a, b) || isOwn(a, b) || often(a, b) || (a.word < b.word ? -1 : 1))
    .slice(0, correctionsMax)
    .map(({ word: correct, spelling }) => ({ word: correct, spelling }));
}

/**
 * The two words that a typed one may be with its hyphen left out: startups, alkuwari. The vocabulary has both, but for
 * halves that are too short for it; Arabic has no hyphens.
 */
export async function findHalves(listings: readonly string[], word: string): Promise<[string, string][]> {
  if (!/^[a-z]+$/.test(word)) return [];
  const pairs: [string, string][] = [];
  for (let at = halfMinLength; at <= word.length - halfMinLength; at += 1)
    pairs.push([word.slice(0, at), word.slice(at)]);
  const short = shortHalf.exec(word);
  if (short) {
    const at = short.index || short[0].length;
    pairs.push([word.slice(0, at), word.slice(at)]);
  }
  if (pairs.length === 0) return [];
  const rows: string[] = await vocabulary(listings).whereIn('word', pairs.flat()).distinct().pluck('word');
  const known = new Set(rows);
  return pairs.filter((halves) => halves.every((half) => half.length < halfMinLength || known.has(half)));
}

/**
 * One error leaves either the first or the last letters of a word as they are, so each half is looked up along an
 * index: the two together never cover the two letters in the middle that may be swapped.
 */
async function wordsNear(listings: readonly string[], locale: Locale, word: string): Promise<KnownWord[]> {
  const firstLetters = word.slice(0, Math.floor(word.length / 2));
  const lastLetters = reversed(word).slice(0, word.length - firstLetters.length - 1);
  const near = () =>
    grouped(locale, vocabulary(listings).whereIn('length', [word.length - 1, word.length, word.length + 1]));
  const [sameStart, sameEnd]: KnownWord[][] = await Promise.all([
    near().whereBetween('word', [firstLetters, firstLetters + end]),
    near().whereBetween('reversed', [lastLetters, lastLetters + end]),
  ]);
  return [...new Map([...(sameStart ?? []), ...(sameEnd ?? [])].map((known) => [known.word, known])).values()];
}

/** Words that begin with one error in their second half: what is still being typed. */
async function longerWords(listings: readonly string[], locale: Locale, word: string): Promise<KnownWord[]> {
  const firstLetters = word.slice(0, Math.ceil(word.length / 2));
  const longer: KnownWord[] = await grouped(
    locale,
    vocabulary(listings).where('length', '>', word.length),
  ).whereBetween('word', [firstLetters, firstLetters + end]);
  return longer.filter((known) =>
    [-1, 0, 1].some((more) => isOneEditApart(known.word.slice(0, word.length + more), word)),
  );
}

/** Both languages are searched, so a word of either may be meant. */
function vocabulary(listings: readonly string[]): Knex.QueryBuilder {
  return strapi.db
    .connection('search_vocabulary')
    .whereIn('locale', [...locales])
    .whereIn('listing', listings);
}

function grouped(locale: Locale, query: Knex.QueryBuilder): Knex.QueryBuilder {
  const own = strapi.db.connection.raw('sum(case when locale = ? then entries else 0 end) as own', [locale]);
  return query.groupBy('word').select('word', own).min({ spelling: 'spelling' }).sum({ entries: 'entries' });
}
