import type { Cms } from './cms.js';

/** Every row of every table, as text: what a thief of the database would read. */
export async function dumpDatabase(cms: Cms): Promise<string> {
  const isSqlite = cms.strapi.db.dialect.client === 'sqlite';
  const listed = isSqlite
    ? await cms.db.raw("select name from sqlite_master where type = 'table'")
    : await cms.db.raw("select tablename as name from pg_tables where schemaname = 'public'");
  const tables: { name: string }[] = isSqlite ? listed : listed.rows;
  const rows: string[] = [];
  // How far SQLite has counted tells of nobody.
  for (const { name } of tables.filter((table) => table.name !== 'sqlite_sequence'))
    rows.push(name, JSON.stringify(await cms.db(name).select('*')));
  return rows.join('\n');
}
