import { createHash } from 'node:crypto';
import { ExpectedFailure } from './command.mjs';

const list = '/api/job-opportunities';
const pageSize = 20;
const pagesRead = 100;
const shortestWord = 5;
const shortestMistyped = 7;

/**
 * What a product has to be asked about: how much of it, by which names, and by which words it is found. Words come from
 * the entries themselves, so each finds something; they are read from all over the list, and copies differ in numbers
 * alone, so networks of any size give the same.
 *
 * @param {{ origins: { cms: string }, ask: (url: string, headers?: Record<string, string>) => Promise<{ status: number | undefined, body: Buffer }> }} product
 */
export async function readSubjects({ origins, ask }) {
  /** @param {string} path @param {Record<string, string>} [headers] */
  const read = async (path, headers) => {
    const { status, body } = await ask(`${origins.cms}${path}`, headers);
    if (status !== 200) throw new ExpectedFailure(`${path} answered ${status}.`);
    return JSON.parse(body.toString());
  };
  /** Entries of a list, first and last ones and what is between, and how many it has. */
  const readSpread = async (path, headers) => {
    const { total } = (await read(`${path}?pageSize=1`, headers)).meta;
    const last = Math.max(Math.ceil(total / pageSize), 1);
    const pages = new Set(
      Array.from({ length: pagesRead }, (_, n) => 1 + Math.floor((n * (last - 1)) / (pagesRead - 1))),
    );
    const entries = [];
    for (const page of pages) entries.push(...(await read(`${path}?pageSize=${pageSize}&page=${page}`, headers)).data);
    return { total, entries };
  };
  const { total, entries: cards } = await readSpread(list);
  const { entries: arabic } = await readSpread(list, { Language: 'ar' });
  const facets = (await read(`${list}/filters`)).data;
  const { total: memberTotal, entries: members } = await readSpread('/api/members');
  const memberFacets = (await read('/api/members/filters')).data;
  const organizationFacets = (await read('/api/organizations/filters')).data;

  const texts = cards.map(({ title, summary }) => `${title} ${summary}`);
  const words = wordsOf(texts);
  return {
    total,
    slugs: cards.map(({ slug }) => slug),
    partners: valuesOf(facets.partners),
    countries: valuesOf(facets.countries),
    categories: valuesOf(facets.categories),
    words,
    pairs: pairsOf(texts),
    arabicWords: wordsOf(arabic.map(({ title, summary }) => `${title} ${summary}`)),
    mistyped: words.filter((word) => word.length >= shortestMistyped).map(mistype),
    memberTotal,
    memberSlugs: members.map(({ slug }) => slug),
    memberWords: wordsOf(members.map(({ name, headline }) => `${name} ${headline}`)),
    institutions: valuesOf(memberFacets.institutions),
    organizationTypes: valuesOf(organizationFacets.types),
  };
}

/** @typedef {Awaited<ReturnType<typeof readSubjects>>} Subjects */

const valuesOf = (facet) => facet.map(({ value }) => value);

/** @param {readonly string[]} texts */
function wordsOf(texts) {
  return mixed(texts.flatMap((text) => splitWords(text)));
}

/** Two words that stand beside each other, leaving out the short ones. @param {readonly string[]} texts */
function pairsOf(texts) {
  return mixed(
    texts.flatMap((text) => {
      const words = splitWords(text);
      return words.slice(1).map((word, at) => `${words[at]} ${word}`);
    }),
  );
}

/** @param {string} text */
function splitWords(text) {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= shortestWord);
}

/** Without one letter in the middle. @param {string} word */
function mistype(word) {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at) + word.slice(at + 1);
}

/** Each once, in an order that is always the same and does not keep what is alike together. @param {readonly string[]} values */
function mixed(values) {
  const rank = new Map(values.map((value) => [value, createHash('sha256').update(value).digest('hex')]));
  return [...rank.keys()].toSorted((a, b) => ((rank.get(a) ?? '') < (rank.get(b) ?? '') ? -1 : 1));
}
