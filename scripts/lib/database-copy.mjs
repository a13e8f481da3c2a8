import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ExpectedFailure } from './command.mjs';

const allPages = 2 ** 30;

// The CMS's own packages, to install nothing twice.
const require = createRequire(new URL('../../cms/package.json', import.meta.url));

/**
 * Throws where there is no database that could be copied: DATA_DIR may name another folder than the product's.
 *
 * @param {{ DATA_DIR: string, DATABASE_URL?: string | undefined }} configuration
 */
export function requireDatabase({ DATA_DIR, DATABASE_URL }) {
  if (!DATABASE_URL && !existsSync(`${DATA_DIR}/data.db`))
    throw new ExpectedFailure(`DATA_DIR: there is no database in ${DATA_DIR}. Nothing was copied.`);
}

/**
 * A whole copy of the database as it is at one moment, while it is used: SQLite's own way, and PostgreSQL's `pg_dump`.
 *
 * @param {{ DATA_DIR: string, DATABASE_URL?: string | undefined }} configuration
 * @param {string} file a file that is not there yet
 * @returns {Promise<Record<string, number>>} how many rows each table of the copy has
 */
export async function copyDatabase({ DATA_DIR, DATABASE_URL }, file) {
  if (DATABASE_URL) return dumpPostgres(DATABASE_URL, file);
  const db = openSqlite(`${DATA_DIR}/data.db`, { readonly: true, fileMustExist: true });
  try {
    // In one step: a copy in several begins again with each write of the product.
    await db.backup(file, { progress: () => allPages });
  } finally {
    db.close();
  }
  await chmod(file, 0o600);
  return readCopy(file, countSqlite);
}

/**
 * Checks a restored SQLite file from end to end.
 *
 * @param {string} file
 * @returns {Record<string, number>} how many rows each table has
 */
export function checkSqlite(file) {
  return readCopy(file, (db) => {
    const [problem] = db.pragma('integrity_check', { simple: false });
    if (problem.integrity_check !== 'ok')
      throw new ExpectedFailure(`The database is damaged: ${problem.integrity_check}`);
    return countSqlite(db);
  });
}

/** @param {string} url @param {string} file @returns {Promise<Record<string, number>>} */
export async function restorePostgres(url, file) {
  // Together or not at all; what is there and in the copy too goes first.
  await run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--single-transaction', '-d', url, file]);
  return withPostgres(url, (client) => countPostgres(client));
}

/** Whether a PostgreSQL database has tables. @param {string} url */
export function hasTables(url) {
  return withPostgres(url, async (client) => {
    const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
    return rows.length > 0;
  });
}

/** @param {string} url @param {string} file */
function dumpPostgres(url, file) {
  return withPostgres(url, async (client) => {
    // The counts are of the very moment that the dump is of.
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as id');
    await run('pg_dump', ['-Fc', '--no-owner', `--snapshot=${rows[0].id}`, '-f', file, url]);
    return countPostgres(client);
  });
}

/** @param {any} db of better-sqlite3 @returns {Record<string, number>} */
function countSqlite(db) {
  // Not what SQLite keeps for itself, nor the parts of a search index, which follow from it.
  const names = db
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite\\_%' escape '\\' order by name`,
    )
    .pluck()
    .all();
  return Object.fromEntries(
    names.map((/** @type {string} */ name) => [name, db.prepare(`select count(*) from "${name}"`).pluck().get()]),
  );
}

/** @param {any} client of pg @returns {Promise<Record<string, number>>} */
async function countPostgres(client) {
  const { rows } = await client.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { name } of rows) {
    const counted = await client.query(`select count(*)::int as n from public."${name}"`);
    counts[name] = counted.rows[0].n;
  }
  return counts;
}

/**
 * Not opened for reading alone: SQLite would leave the files behind that it makes beside a database.
 *
 * @template Result @param {string} file @param {(db: any) => Result} read @returns {Result}
 */
function readCopy(file, read) {
  const db = openSqlite(file, { fileMustExist: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** @param {string} file @param {object} options @returns {any} of a package of the CMS */
function openSqlite(file, options) {
  const Database = require(String('better-sqlite3'));
  return new Database(file, { timeout: 30_000, ...options });
}

/** @template Result @param {string} url @param {(client: any) => Promise<Result>} work @returns {Promise<Result>} */
async function withPostgres(url, work) {
  const { Client } = require(String('pg'));
  const client = new Client({ connectionString: url });
  await client.connect().catch((/** @type {NodeJS.ErrnoException} */ { code, message }) => {
    throw new ExpectedFailure(`DATABASE_URL: the database cannot be used (${code ?? message}).`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {string} command @param {string[]} args */
async function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.on('data', (chunk) => (problem += chunk));
  const [code] = await once(child, 'close').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new ExpectedFailure(
      `${command} is not there: install PostgreSQL's client of the server's version, or newer.`,
    );
  });
  if (code !== 0) throw new ExpectedFailure(`${command} failed: ${problem.trim()}`);
}
