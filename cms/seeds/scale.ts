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
  const { connection } = strapi.db;
  const columns = Object.keys(await connection(table).columnInfo()).filter((name) => name !== 'id');
  const rowsEach = await maxId(table);
  const value = (name: string) => {
    if (name === 'document_id') return `?? || '-' || :copy`;
    if (numbered.includes(name)) return `?? || '${name === 'slug' ? '-' : ' '}' || :copy`;
    if (dated.includes(name)) return isSqlite() ? `?? - :copy * 3600000` : `?? - :copy * interval '1 hour'`;
    return '??';
  };
  await connection.transaction(async (trx) => {
    for (let copy = 1; copy <= copies; copy += 1) {
      const offset = copy * rowsEach;
      const selected = columns.map((name) => value(name).replace('??', quoted(name)).replace(':copy', String(copy)));
      await trx.raw(
        `insert into ${quoted(table)} (id, ${columns.map(quoted).join(', ')}) select id + ${offset}, ${selected.join(', ')} from ${quoted(table)} where id <= ${rowsEach}`,
      );
    }
    for (const link of links) await copyLinks(trx, link, copies, rowsEach);
  });
  await resetSequences([table, ...links.map((link) => link.table)]);
}

async function copyLinks(
  trx: typeof strapi.db.connection,
  { table, owner }: Copied['links'][number],
  copies: number,
  rowsEach: number,
): Promise<void> {
  const columns = Object.keys(await trx(table).columnInfo()).filter((name) => name !== 'id');
  for (let copy = 1; copy <= copies; copy += 1) {
    const offset = copy * rowsEach;
    const selected = columns.map((name) => (name === owner ? `${quoted(name)} + ${offset}` : quoted(name)));
    await trx.raw(
      `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) select ${selected.join(', ')} from ${quoted(table)} where ${quoted(owner)} <= ${rowsEach}`,
    );
  }
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
