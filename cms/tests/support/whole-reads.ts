import knex, { type Knex } from 'knex';
import { isPostgres } from '../../src/platform/database/dialect.js';
import type { Cms } from './cms.js';

type Query = Readonly<{ sql: string; bindings: readonly Knex.Value[] }>;

/** The tables that the database goes through row by row while something is done, as no index leads to what is asked for. */
export async function listWholeReads(cms: Cms, act: () => Promise<unknown>): Promise<string[]> {
  const queries: Query[] = [];
  const note = (query: Query) => void queries.push(query);
  cms.db.on('query', note);
  try {
    await act();
  } finally {
    cms.db.removeListener('query', note);
  }
  const reads = queries.filter(({ sql }) => sql.startsWith('select'));
  const tables = await (isPostgres(cms.db) ? explainOnPostgres(cms.db, reads) : explainOnSqlite(cms.db, reads));
  return [...new Set(tables)].sort();
}

async function explainOnPostgres(db: Knex, queries: readonly Query[]): Promise<string[]> {
  return db.transaction(async (trx) => {
    // It goes through small tables, or through all of an index, as long as it may do anything else than ask an index.
    // The last number of a table it takes from an index alone, which is asked then.
    for (const way of ['seqscan', 'indexscan']) await trx.raw(`set local enable_${way} = off`);
    const tables: string[] = [];
    for (const { sql, bindings } of queries) {
      const asked = sql.replace(/\$\d+/g, '?');
      const { rows } = await trx.raw<{ rows: { 'QUERY PLAN': Planned[] }[] }>(`explain (format json) ${asked}`, [
        ...bindings,
      ]);
      tables.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => readWhole(Plan))));
    }
    return tables;
  });
}

interface Planned {
  Plan: PlanNode;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

function readWhole(node: PlanNode): string[] {
  const isWholeIndex = node['Node Type'] === 'Index Only Scan' && node['Index Cond'] === undefined;
  const own = node['Node Type'] === 'Seq Scan' || isWholeIndex ? (node['Relation Name'] ?? []) : [];
  return [own, (node.Plans ?? []).flatMap(readWhole)].flat();
}

async function explainOnSqlite(db: Knex, queries: readonly Query[]): Promise<string[]> {
  // It goes through tables that it has counted to be small: here are none that it has counted.
  const uncounted = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  try {
    const made: string[] = await db('sqlite_master')
      .whereIn('type', ['table', 'index'])
      .whereNot('name', 'like', 'sqlite_%')
      // What an index of words keeps for itself, and makes by itself.
      .whereNot('name', 'like', '%_search_%')
      .whereNotNull('sql')
      .orderBy('type', 'desc')
      .pluck('sql');
    for (const sql of made) await uncounted.raw(sql);
    const tables: string[] = [];
    for (const { sql, bindings } of queries) {
      const steps: { detail: string }[] = await uncounted.raw(`explain query plan ${sql}`, [...bindings]);
      const named = new Map(
        [...sql.matchAll(/`(\w+)` as `(\w+)`/g)].map(([, table = '', alias = '']) => [alias, table]),
      );
      const scanned = steps.flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
      tables.push(...scanned.map((name) => named.get(name) ?? name));
    }
    return tables;
  } finally {
    await uncounted.destroy();
  }
}
