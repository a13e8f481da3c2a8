import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableSteps } from '../src/platform/database/table-steps.js';
import { copyTemplate, demoPassword, people } from './support/cms.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { cmsFolder } from './support/places.js';
import { request } from './support/request.js';

/**
 * Data folders that a released version has left, of the demo's network, by the day of that version: one from before our
 * tables changed by steps, and one from the middle of the steps. Without what is made anew from the published.
 */
const states = ['2026-11-21', '2026-11-23'];
/** What a process or Strapi keeps of its own work. */
const isItsOwn = (table: string) => /^(strapi_|admin_permissions|scheduled_jobs$)/.test(table);

/** Whenever this runs, nothing of them is too old to be kept. */
const dayAfterTheyWereFilled = '2026-11-25T00:00:00Z';

type Rows = Map<string, Record<string, unknown>[]>;

const root = mkdtempSync(join(tmpdir(), 'scholars-released-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each(states)('The network that the version of %s has left', (state) => {
  const dataDir = join(root, state);
  let before: Rows;
  let after: Rows;
  let cms: CmsProcess;

  beforeAll(async () => {
    mkdirSync(dataDir);
    const packed = readFileSync(join(cmsFolder, `tests/released/${state}.tar.br`));
    execFileSync('tar', ['-x', '-C', dataDir], { input: brotliDecompressSync(packed) });
    before = await readRows(dataDir);
    const clock = join(cmsFolder, 'tests/support/shifted-clock.cjs');
    cms = await startCmsProcess(dataDir, { NODE_OPTIONS: `--require ${clock}`, TEST_NOW: dayAfterTheyWereFilled });
    after = await readRows(dataDir);
  }, 120_000);
  afterAll(() => cms?.end('SIGTERM'));

  it('has taken every step of the tables', () => {
    expect(before.has('table_steps') ? before.get('table_steps')?.length : 0).toBeLessThan(tableSteps.length);
    expect(after.get('table_steps')?.map(({ name }) => name)).toEqual(tableSteps.map(({ name }) => name));
  });

  it('has the indexes and triggers of an installation that is new', async () => {
    const fresh = join(root, `${state}-new`);
    mkdirSync(fresh);
    copyTemplate(fresh);
    expect(await readIndexes(dataDir)).toEqual(await readIndexes(fresh));
  });

  it('has every row that it had, with the same values', () => {
    const kept = [...before].filter(([table, rows]) => rows.length > 0 && !isItsOwn(table));
    expect(kept.length).toBeGreaterThan(40);
    const lost = kept.flatMap(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      const present = new Set(after.get(table)?.map((row) => written(row, columns)));
      return rows.flatMap((row) => (present.has(written(row, columns)) ? [] : [`${table} ${written(row, columns)}`]));
    });
    expect(lost).toEqual([]);
  });

  it.each(['en', 'ar'] as const)('shows visitors as many opportunities as were published in %s', async (locale) => {
    const { body } = await request(cms.url, 'GET', '/api/job-opportunities?pageSize=1', undefined, {
      language: locale,
    });
    const published = before.get('opportunities')?.filter((row) => row.locale === locale && row.published_at !== null);
    expect(published?.length).toBeGreaterThan(20);
    expect(body).toMatchObject({ meta: { total: published?.length } });
  });

  it('signs its people in, and opens its private files to coordinators', async () => {
    const login = { email: people.coordinator, password: demoPassword };
    const { body: signedIn } = await request<{ token: string }>(cms.url, 'POST', '/api/login', login, {});
    if (!signedIn.success) throw new Error(signedIn.message);
    const [file] = before.get('private_files')?.filter(({ kind }) => kind === 'travel-intakes') ?? [];
    const path = `/api/backoffice/travel-intakes/${String(file?.document_id)}/files/${String(file?.id)}`;
    const { status, bytes } = await request(cms.url, 'GET', path, undefined, { token: signedIn.data.token });
    expect(status, path).toBe(200);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

const openDatabase = (dataDir: string): Knex =>
  knex({ client: 'better-sqlite3', connection: { filename: join(dataDir, 'data.db') }, useNullAsDefault: true });

/** What the database keeps in step with our tables and Strapi's by itself. */
async function readIndexes(dataDir: string): Promise<string[]> {
  const db = openDatabase(dataDir);
  try {
    return await db('sqlite_master').whereIn('type', ['index', 'trigger']).orderBy('name').pluck('name');
  } finally {
    await db.destroy();
  }
}

/** Every row of every table of the data folder's database. */
async function readRows(dataDir: string): Promise<Rows> {
  const db = openDatabase(dataDir);
  try {
    const tables: { name: string }[] = await db('sqlite_master')
      .where({ type: 'table' })
      .select('name')
      .orderBy('name');
    const rows: Rows = new Map();
    for (const { name } of tables) if (!/^(listing_|search_|sqlite_)/.test(name)) rows.set(name, await db(name));
    return rows;
  } finally {
    await db.destroy();
  }
}

/** A row by its words: rich text was HTML once, and is blocks now (record 24). */
function written(row: Record<string, unknown>, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => wordsOf(row[column])));
}

function wordsOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (value === '' || value === 'null') return null;
  const text = value.startsWith('[{"type"') ? textsIn(JSON.parse(value)) : value.replace(/<[^>]+>/g, '');
  return text.replace(/\s/g, '');
}

function textsIn(node: unknown): string {
  if (Array.isArray(node)) return node.map(textsIn).join('');
  if (typeof node !== 'object' || node === null) return '';
  return 'text' in node ? String(node.text) : Object.values(node).map(textsIn).join('');
}
