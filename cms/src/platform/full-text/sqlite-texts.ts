import type { Knex } from 'knex';
import { locales } from '@scholars/contract/locale';
import { recordOf, storedJson } from '../typed/trusted-types.js';
import { textFields, wordsOfIndexed } from './index-words.js';
import type { SearchTerm } from './search-terms.js';
import { scoreParts, type AskedHits, type IndexedVersion, type TextStore } from './text-store.js';

/** FTS5 writes so many pages in one step of merging: some 15 ms, after which others get their turn. */
const mergedPages = 200;

type Row = Record<(typeof textFields)[number], string>;

/** FTS5, which keeps its index with the table. */
export const sqliteTexts: TextStore = {
  edition: 2,
  async make(texts) {
    await strapi.db.connection.raw(
      `create virtual table ?? using fts5(title, summary, body, tokenize = "unicode61 remove_diacritics 0", prefix = '3')`,
      [texts],
    );
  },
  index: () => Promise.resolve(),
  dropIndex: () => Promise.resolve(),
  async remove(trx, texts, ids) {
    const rows: Row[] = await trx(texts)
      .whereIn('rowid', [...ids])
      .select(...textFields);
    await trx(texts)
      .whereIn('rowid', [...ids])
      .delete();
    return rows.map((row) => {
      const indexed = textFields.flatMap((name) => row[name].split(' '));
      return recordOf(locales, (locale) => wordsOfIndexed(locale, indexed));
    });
  },
  async insert(trx, texts, added) {
    await trx(texts).insert(added.map(({ id, versions }) => ({ rowid: id, ...rowOf(versions) })));
  },
  /**
   * Each change writes a segment, and every word is looked for in each, also a word that nobody has, which takes 0.4 ms
   * in twenty-four of them and 0.02 in one.
   */
  async merge(texts, steps) {
    const { connection } = strapi.db;
    // The driver binds each number as a float, which FTS5 refuses.
    const tell = (what: string, number: number) =>
      connection.raw('insert into ?? (??, rank) values (?, cast(? as integer))', [texts, texts, what, number]);
    const changes = async () => {
      const [row]: { n: number }[] = await connection.select({ n: connection.raw('total_changes()') });
      return row?.n ?? 0;
    };
    // Two of a size are enough to be merged.
    await tell('usermerge', 2);
    for (let step = 0; step < steps; step++) {
      const before = await changes();
      await tell('merge', mergedPages);
      // One change is the command itself.
      if ((await changes()) - before < 2) return;
    }
  },
  ask,
};

const rowOf = (versions: readonly IndexedVersion[]): Row =>
  recordOf(textFields, (name) => versions.flatMap((version) => version[name].flat()).join(' '));

function ask(texts: string, terms: readonly SearchTerm[], among?: readonly number[]): AskedHits {
  const match = terms.map(({ text, isBegun }) => `"${text}"${isBegun ? '*' : ''}`).join(' OR ');
  const { connection } = strapi.db;
  const hits = (what: Knex.Raw, asked: string) => {
    const query = connection(texts).select({ one: what }).whereRaw('?? match ?', [texts, asked]);
    return among ? query.whereIn('rowid', [...among]) : query;
  };
  // The index is walked in the order of the ids. As lists: tens of thousands of rows of a few numbers would be dear.
  const ids = connection.raw('json_group_array(rowid)');
  const score = connection.raw(`cast(bm25(??, 10.0, 4.0, 1.0) * ${scoreParts} as integer)`, [texts]);
  return {
    async texts() {
      const unless = (without: string, query: Knex.QueryBuilder) =>
        connection.raw(`case when ?? = '[]' then '[]' else ? end`, [without, query]);
      // Most words are of one language, and in few titles: what nothing has is not looked for any further.
      const [row]: Record<'all' | 'titles' | 'heads', string>[] = await connection
        .withMaterialized('a', connection.select({ all: hits(ids, match) }))
        .withMaterialized('h', (query) =>
          query.from('a').select('all', { heads: unless('all', hits(ids, `{title summary} : (${match})`)) }),
        )
        .from('h')
        .select('all', 'heads', { titles: unless('heads', hits(ids, `{title} : (${match})`)) });
      return { all: listOf(row?.all), titles: listOf(row?.titles), heads: listOf(row?.heads) };
    },
    async scores(all) {
      // Scores are there only while the index is walked, so they cannot be put together on the way.
      const [row]: { all: string }[] = await connection
        .withMaterialized('h', hits(score, match))
        .from('h')
        .select({ all: connection.raw('json_group_array(one)') });
      const scores = listOf(row?.all);
      return scores.length === all.length ? scores : undefined;
    },
  };
}

const listOf = (text: string | undefined): Int32Array => new Int32Array(storedJson<number[]>(text ?? '[]'));
