import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { contentTypeOf } from '../src/api/submission/content-type-of.js';

/** A large network for measurements: what the demo has, over and over, deterministic. */

interface Copied {
  table: string;
  /** Join tables with the column that names the copied row. */
  links: { table: string; owner: string }[];
  /** Columns that get the copy's number, so that they differ. */
  numbered: string[];
  /** Columns that move back in time, an hour a copy. */
  dated: string[];
}

const opportunities: Copied = {
  table: 'opportunities',
  links: ['category', 'partner', 'thematic_areas'].map((name) => ({
    table: `opportunities_${name}_lnk`,
    owner: 'opportunity_id',
  })),
  numbered: ['slug', 'title'],
  dated: ['published_at'],
};
const members: Copied = {
  table: 'members',
  links: ['organization', 'thematic_areas'].map((name) => ({ table: `members_${name}_lnk`, owner: 'member_id' })),
  numbered: ['slug', 'last_name', 'last_name_ar'],
  dated: [],
};

/**
 * Copies the demo until there are about so many opportunities; members grow in proportion.
 *
 * @param opportunityCount how many opportunities there are to be, e.g. 20000
 */
export async function scaleUp(opportunityCount: number): Promise<void> {
  const demoCount = await strapi.db
    .query('api::opportunity.opportunity')
    .count({ where: { locale: 'en', publishedAt: { $notNull: true } } });
  const copies = Math.max(Math.ceil(opportunityCount / demoCount) - 1, 0);
  await copyRows(opportunities, copies);
  await copyRows(members, copies);
  // What is made of them next asks by five hundred ids at a time: with the demo's statistics SQLite would look through all rows for each.
  await strapi.db.connection.raw('analyze');
}

/**
 * Copies the demo's submissions until each queue has so many; the copies have no files and no history.
 *
 * @param eachCount how many of each kind there are to be, e.g. 20000
 */
export async function scaleQueues(eachCount: number): Promise<void> {
  for (const kind of kindNames) {
    const { table } = contentTypeOf(kind);
    const [found] = await strapi.db.connection(table).count({ rows: 'id' });
    const rows = Number(found?.rows ?? 0);
    if (rows === 0) continue;
    const copies = Math.max(Math.ceil(eachCount / rows) - 1, 0);
    // Nobody applies twice for one opportunity.
    const numbered = kind === 'applications' ? ['reference', 'opportunity_id'] : ['reference'];
    await copyRows({ table, links: [], numbered, dated: ['created_at', 'updated_at'] }, copies);
  }
}

async function copyRows({ table, links, numbered, dated }: Copied, copies: number): Promise<void> {
  if (copies === 0) return;
  const { connection } = strapi.db;
  const columns = Object.keys(await connection(table).columnInfo()).filter((name) => name !== 'id');
  const rowsEach = await maxId(table);
  const value = (name: string) => {
    const column = quoted(name);
    if (name === 'document_id') return `${column} || '-' || copy`;
    if (numbered.includes(name)) return `${column} || '${name === 'slug' ? '-' : ' '}' || copy`;
    if (dated.includes(name)) return `${column} - copy * ${isSqlite() ? '3600000' : `interval '1 hour'`}`;
    return column;
  };
  await connection.transaction(async (trx) => {
    await copyAll(trx, { table, columns: ['id', ...columns], owner: 'id', copies, rowsEach }, value);
    for (const link of links) {
      const ofLink = Object.keys(await trx(link.table).columnInfo()).filter((name) => name !== 'id');
      await copyAll(trx, { ...link, columns: ofLink, copies, rowsEach }, quoted);
    }
  });
  await resetSequences([table, ...links.map((link) => link.table)]);
}

/**
 * One statement for all copies: one for each would look through all that the ones before it have made. `owner` is the
 * column that moves on by so many rows with each copy.
 */
async function copyAll(
  trx: typeof strapi.db.connection,
  { table, columns, owner, copies, rowsEach }: Copying,
  value: (name: string) => string,
): Promise<void> {
  const selected = columns.map((name) => (name === owner ? `${quoted(name)} + copy * ${rowsEach}` : value(name)));
  await trx.raw(
    `insert into ${quoted(table)} (${columns.map(quoted).join(', ')})
     with recursive copies (copy) as (select 1 union all select copy + 1 from copies where copy < ${copies})
     select ${selected.join(', ')} from copies cross join ${quoted(table)}
     where ${quoted(owner)} <= ${rowsEach}`,
  );
}

interface Copying {
  table: string;
  columns: string[];
  owner: string;
  copies: number;
  rowsEach: number;
}

const isSqlite = () => strapi.db.dialect.client === 'sqlite';
const quoted = (name: string) => `"${name}"`;

async function maxId(table: string): Promise<number> {
  const [row] = await strapi.db.connection(table).max({ top: 'id' });
  return Number(row?.top ?? 0);
}

/** PostgreSQL counts on from its sequence, which rows with explicit ids do not move. */
async function resetSequences(tables: string[]): Promise<void> {
  if (isSqlite()) return;
  for (const table of tables) {
    await strapi.db.connection.raw(`select setval(pg_get_serial_sequence(?, 'id'), (select max(id) from ??))`, [
      table,
      table,
    ]);
  }
}
