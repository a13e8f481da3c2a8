import { locales } from '@scholars/contract/locale';
import { recordOf, storedJson } from '../typed/trusted-types.js';
import { textFields, wordsOfIndexed } from './index-words.js';
import type { SearchTerm } from './search-terms.js';
import { scoreParts, type Asked, type Hits, type IndexedVersion, type TextStore } from './text-store.js';

/** FTS5 writes so many pages in one step of merging: some 15 ms, after which others get their turn. */
const mergedPages = 200;

type Row = Record<(typeof textFields)[number], string>;

/** FTS5, which keeps its index with the table. */
export const sqliteTexts: TextStore = {
  edition: 4,
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
   * in twenty-four of them and 0.02 in one. What a text had is deleted by what merges the segment that has it.
   */
  async merge(texts, steps, which) {
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
      // By a negative number once, FTS5 sees all segments as of a size.
      await tell('merge', which === 'all' && step === 0 ? -mergedPages : mergedPages);
      // One change is the command itself.
      if ((await changes()) - before < 2) return;
    }
  },
  ask,
};

const rowOf = (versions: readonly IndexedVersion[]): Row =>
  recordOf(textFields, (name) => versions.flatMap((version) => version[name].flat()).join(' '));

async function ask(texts: string, terms: readonly SearchTerm[], { among, scoredBelow }: Asked): Promise<Hits> {
  const match = terms.map(({ text, isBegun }) => `"${text}"${isBegun ? '*' : ''}`).join(' OR ');
  // Written out, as a search asks so some ten times: to have it put together takes as long as the answer.
  const table = `"${texts}"`;
  const only = among ? ` and rowid in (${among.map(() => '?').join()})` : '';
  const hits = (what: string) => `select ${what} as one from ${table} where ${table} match ?${only}`;
  // The index is walked in the order of the ids. As lists: tens of thousands of rows of a few numbers would be dear.
  const ids = hits('json_group_array(rowid)');
  // Most words are of one language, and in few titles: what nothing has is not looked for any further.
  const unless = (without: string) => `case when ${without} = '[]' then '[]' else (${ids}) end`;
  // Scores are there only while the index is walked, so they cannot be put together on the way.
  const scores = hits(`cast(bm25(${table}, 10.0, 4.0, 1.0) * ${scoreParts} as integer)`);
  const [row]: Record<string, string | null>[] = await strapi.db.connection.raw(
    `with a as materialized (select (${ids}) as found),
      h as materialized (select found, ${unless('found')} as heads from a)
    select found, heads, ${unless('heads')} as titles,
      case when found <> '[]' and json_array_length(found) < ${scoredBelow}
        then (with s as materialized (${scores}) select json_group_array(one) from s) end as scores
    from h`,
    [match, `{title summary} : (${match})`, `{title} : (${match})`, match].flatMap((asked) => [
      asked,
      ...(among ?? []),
    ]),
  );
  const listOf = (text: string | null | undefined) => new Int32Array(storedJson<number[]>(text ?? '[]'));
  return {
    all: listOf(row?.found),
    heads: listOf(row?.heads),
    titles: listOf(row?.titles),
    scores: row?.scores ? listOf(row.scores) : undefined,
  };
}
