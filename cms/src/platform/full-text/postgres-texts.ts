import { locales } from '@scholars/contract/locale';
import { recordOf } from '../typed/trusted-types.js';
import { textFields, wordsOfIndexed } from './index-words.js';
import type { SearchTerm } from './search-terms.js';
import {
  eachInBoth,
  scoreParts,
  type Asked,
  type Hits,
  type IndexedVersion,
  type TextIds,
  type TextStore,
} from './text-store.js';

/**
 * What PostgreSQL's index has a word once more as, with this before it: to find out from the index alone where it stands
 * and how well it fits. A vector is kept beside its row, and to read one takes a hundred times as long as to count it.
 */
const marks = { head: '1', title: '2', grades: ['3', '4', '5'] } as const;

/** As BM25 weighs a word in each. */
const weightOf = { title: 10, summary: 4, body: 1 } as const satisfies Record<(typeof textFields)[number], number>;
/** With so many times the weight that gives a word half of the most that it can have, it is of which grade: 1/2, 3/4, 9/10. */
const leastOfGrades = [1, 3, 9] as const;
/** BM25's own numbers, and the words of a text that is neither short nor long. */
const [saturation, lengthShare, usualLength] = [1.2, 0.75, 300];

/**
 * A vector of each text, and a GIN index of them. The planner takes a vector for as cheap to read as a number and would
 * walk through the whole table for a word that many have; what it thinks that costs has it compile the query too. All of
 * it is read by one process, as there are others to be answered.
 */
const settings = 'set local enable_seqscan = off; set local jit = off; set local max_parallel_workers_per_gather = 0';

const indexOf = (texts: string) => `${texts}_words`;

export const postgresTexts: TextStore = {
  edition: 5,
  async make(texts) {
    const { connection } = strapi.db;
    await connection.schema.createTable(texts, (columns) => {
      columns.integer('rowid').primary();
      columns.specificType('words', 'tsvector').notNullable();
    });
    // The fewer pages the rows themselves take, the sooner their ids are read.
    await connection.raw('alter table ?? set (toast_tuple_target = 128)', [texts]);
  },
  async index(texts) {
    // Without a list of what came lately, which each search would walk through.
    await strapi.db.connection.raw(`create index if not exists ?? on ?? using gin (words) with (fastupdate = off)`, [
      indexOf(texts),
      texts,
    ]);
  },
  async dropIndex(texts) {
    await strapi.db.connection.raw('drop index if exists ??', [indexOf(texts)]);
  },
  async remove(trx, texts, ids) {
    const rows: { indexed: string[] }[] = await trx(texts)
      .whereIn('rowid', [...ids])
      .select({ indexed: trx.raw('tsvector_to_array(words)') });
    await trx(texts)
      .whereIn('rowid', [...ids])
      .delete();
    return rows.map(({ indexed }) => recordOf(locales, (locale) => wordsOfIndexed(locale, indexed)));
  },
  async insert(trx, texts, added) {
    await trx(texts).insert(added.map(({ id, versions }) => ({ rowid: id, words: vectorOf(versions) })));
  },
  merge: () => Promise.resolve(),
  ask,
};

/** In the vector's own notation, so that PostgreSQL's parser does not divide words in its own way. */
function vectorOf(versions: readonly IndexedVersion[]): string {
  const lexemes: string[] = [];
  for (const version of versions) addLexemes(lexemes, version);
  return lexemes.join(' ');
}

/** Adds everything by which the index finds a version. */
function addLexemes(lexemes: string[], version: IndexedVersion): void {
  const weights = new Map<string, number>();
  let length = 0;
  for (const name of textFields) {
    length += version[name].length;
    for (const place of version[name])
      for (const word of place) weights.set(word, (weights.get(word) ?? 0) + weightOf[name]);
  }
  const least = saturation * (1 - lengthShare + (lengthShare * length) / usualLength);
  const add = (word: string, mark = '') => lexemes.push(`'${mark}${word}'`);
  for (const [word, weight] of weights) {
    add(word);
    for (const [grade, mark] of marks.grades.entries())
      if (weight >= least * (leastOfGrades[grade] ?? Infinity)) add(word, mark);
  }
  const inTitle = new Set(version.title.flat());
  for (const word of inTitle) add(word, marks.title);
  for (const word of new Set([...inTitle, ...version.summary.flat()])) add(word, marks.head);
}

async function ask(texts: string, terms: readonly SearchTerm[], { among, scoredBelow }: Asked): Promise<Hits> {
  // A list in one value: tens of thousands of rows would be dear.
  const hits = (mark: string, some = terms) => {
    const words = some.map(({ text, isBegun }) => `'${mark}${text}'${isBegun ? ':*' : ''}`).join(' | ');
    const only = among ? ` and rowid in (${among.map(Number).join()})` : '';
    return `select json_agg(rowid) as ids from "${texts}" where words @@ ${literal(words)}::tsquery${only}`;
  };
  const [lists = []] = await askByIndex([chained([hits(''), hits(marks.head), hits(marks.title)])]);
  const [all = none, heads = none, titles = none] = lists;
  // Most words are of one language, and each scan that is planned takes as long as one that is made.
  if (all.length === 0 || all.length >= scoredBelow) return { all, heads, titles, scores: undefined };
  const grades = marks.grades.map((grade) => hits(grade));
  // The word itself stands before what only has the same stem.
  const own = terms.filter(({ isBegun }) => isBegun);
  const graded = await askByIndex([chained(grades), hits('', own)]);
  const scores = new Int32Array(all.length).fill(-gradeParts);
  for (const list of graded.flat()) eachInBoth(all, list, (at) => (scores[at] = (scores[at] ?? 0) - gradeParts));
  return { all, heads, titles, scores };
}

/**
 * Lists, each of some of the one before it: what nothing has is not looked for any further. Written out, as a search
 * asks so some ten times: to have it put together takes longer than to answer it.
 */
function chained(queries: readonly string[]): string {
  const lists = queries.map((query, at) =>
    at === 0 ? query : `select case when ids is not null then (${query}) end from l${at - 1}`,
  );
  const names = lists.map((_, at) => `l${at}`);
  return `with ${lists.map((list, at) => `l${at}(ids) as materialized (${list})`).join(', ')}
    select ${names.map((name) => `${name}.ids as ${name}`).join(', ')} from ${names.join(', ')}`;
}

const none: TextIds = new Int32Array(0);

/** In one message, which is a transaction of its own: its settings and queries, there and back. */
async function askByIndex(queries: readonly string[]): Promise<TextIds[][]> {
  const answers: { rows: Record<string, number[] | null>[] }[] = await strapi.db.connection.raw(
    [settings, ...queries].join('; '),
  );
  // After those of the settings. By their pages, so nearly in order.
  return answers
    .slice(-queries.length)
    .map(({ rows }) => Object.values(rows[0] ?? {}).map((ids) => new Int32Array(ids ?? []).sort()));
}

/** Words are letters and digits: what a text of SQL would end with is not among them, nor what knex takes for a value. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A text has one of them as it has the word at all, one for the word itself, and one for each grade. */
const gradeParts = scoreParts / (marks.grades.length + 2);
