import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Receipt } from '@scholars/contract/submissions';
import { copyTemplate, demoPassword, people } from '../support/cms.js';
import { startCmsProcess, type CmsProcess } from '../support/cms-process.js';
import { cmsEnvironment } from '../support/environment.js';
import { buildIntake, buildPdf } from '../support/forms.js';
import { cmsFolder, distFolder } from '../support/places.js';
import { startPostgres, type Postgres } from '../support/postgres.js';
import { request } from '../support/request.js';

// Most start several processes, each of which fills or makes a database.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

interface Connection {
  prepare(sql: string): { get(): unknown; run(): void };
  close(): void;
}
const Database = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as new (file: string) => Connection;

const root = mkdtempSync(join(tmpdir(), 'scholars-move-'));
const dataDir = join(root, 'data');
const passport = buildPdf(40_000);
let postgres: Postgres;

beforeAll(async () => {
  copyTemplate(dataDir);
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(root, { recursive: true, force: true });
});

/** An empty database for each. */
let databases = 0;
let url = '';
beforeEach(async () => {
  const name = `moved_${(databases += 1)}`;
  await asking(postgres.url, (client) => client.query(`create database ${name}`));
  const address = new URL(postgres.url);
  address.pathname = name;
  url = address.href;
});

async function asking<Result>(address: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const tablesThere = () =>
  asking(url, async (client) => {
    const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
    return rows.length;
  });

/** The number that a new row gets. */
const nextId = (table: string) =>
  asking(url, async (client) => {
    const { rows } = await client.query(`select nextval(pg_get_serial_sequence($1, 'id'))::int as id`, [table]);
    return rows[0].id;
  });

const inSqlite = <Result>(folder: string, work: (db: Connection) => Result): Result => {
  const db = new Database(join(folder, 'data.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
};

/** Another copy of the SQLite database, changed. */
function changed(name: string, sql: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  cpSync(join(dataDir, 'data.db'), join(folder, 'data.db'));
  inSqlite(folder, (db) => db.prepare(sql).run());
  return folder;
}

function startMove(folder: string, changes: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [join(distFolder, 'src/composition/move-to-postgres.js')], {
    cwd: cmsFolder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...cmsEnvironment({ DATA_DIR: folder, DATABASE_URL: url, SEED: 'none', ...changes }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const said = (wanted: string) =>
    new Promise<void>((resolve) => child.stdout?.on('data', () => text.includes(wanted) && resolve()));
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, text }));
  return { child, said, ended };
}

const move = (folder: string = dataDir, changes: Record<string, string> = {}) => startMove(folder, changes).ended;

async function signIn(cms: CmsProcess, email: string): Promise<string> {
  const { body } = await request<{ token: string }>(
    cms.url,
    'POST',
    '/api/login',
    { email, password: demoPassword },
    {},
  );
  if (!body.success) throw new Error(body.message);
  return body.data.token;
}

async function sendIntake(cms: CmsProcess): Promise<string> {
  const form = buildIntake({ fullName: 'Mover of the network', passportDocument: { bytes: passport } });
  const { body } = await request<Receipt>(cms.url, 'POST', '/api/travel-intake', form, {});
  if (!body.success) throw new Error(body.message);
  return body.data.reference;
}

const publicReads = [
  '/api/job-opportunities',
  '/api/job-opportunities?page=2',
  '/api/job-opportunities?q=research&pageSize=100',
  '/api/organizations',
  '/api/members',
  '/api/search?q=water&pageSize=100',
  '/api/events',
  '/api/announcements',
];
const readsOf = {
  member: [
    '/api/user',
    '/api/job-opportunities/user/applications',
    '/api/connections',
    '/api/conversations',
    '/api/user-notifications',
  ],
  coordinator: ['/api/backoffice/travel-intakes', '/api/backoffice/contact-messages'],
};

/** What a search finds, in no order: each database tells in its own way which of those that match alike match better. */
function unranked(answer: unknown): unknown {
  const { data } = answer as { data: object[] | { hits: object[] } };
  const sorted = (found: object[]) => found.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return Array.isArray(data) ? { data: sorted(data) } : { data: { ...data, hits: sorted(data.hits) } };
}

/** What is answered in both languages, to visitors, to a member and to a coordinator. */
async function answers(cms: CmsProcess): Promise<Record<string, unknown>> {
  const tokens = { member: await signIn(cms, people.member), coordinator: await signIn(cms, people.coordinator) };
  const reads: [path: string, token?: string][] = [
    ...publicReads.map((path): [string] => [path]),
    ...(['member', 'coordinator'] as const).flatMap((who) =>
      readsOf[who].map((path): [string, string] => [path, tokens[who]]),
    ),
  ];
  const found: Record<string, unknown> = {};
  for (const language of ['en', 'ar'] as const)
    for (const [path, token] of reads) {
      const { status, bytes } = await request(cms.url, 'GET', path, undefined, {
        language,
        ...(token ? { token } : {}),
      });
      expect({ path, status }).toEqual({ path, status: 200 });
      const answer: unknown = JSON.parse(bytes.toString());
      found[`${language} ${path}`] = path.includes('q=') ? unranked(answer) : answer;
    }
  return found;
}

describe('A network that moves to PostgreSQL', () => {
  it('is refused while the product runs; then it is counted and summed up, starts there, answers as before, opens its files, and goes on numbering', async () => {
    const before = await startCmsProcess(dataDir);
    const reference = await sendIntake(before);
    const asked = await answers(before);
    expect(await move()).toMatchObject({ code: 1, text: expect.stringContaining('stop the product first') });
    expect(await tablesThere()).toBe(0);
    await before.end('SIGTERM');
    const users = inSqlite(dataDir, (db) => {
      // Some lines of a history were erased.
      db.prepare(`update sqlite_sequence set seq = 7000 where name = 'audit_entries'`).run();
      return db.prepare('select count(*) as n, max(id) as last from up_users').get() as { n: number; last: number };
    });

    const { code, text } = await move();
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toMatch(new RegExp(`^up_users +${users.n} [0-9a-f]{16}$`, 'm'));
    expect(text).toMatch(/^Moved: \d+ rows of \d+ tables\./m);
    expect(await Promise.all(['audit_entries', 'up_users', 'strapi_webhooks'].map(nextId))).toEqual([
      7001,
      users.last + 1,
      1,
    ]);

    const after = await startCmsProcess(dataDir, { DATABASE_URL: url });
    try {
      expect(await answers(after)).toEqual(asked);
      const token = await signIn(after, people.coordinator);
      const read = (path: string) =>
        request(after.url, 'GET', `/api/backoffice/travel-intakes${path}`, undefined, { token });
      const listed = await read(`?filters[reference][$eq]=${reference}`);
      const { data } = JSON.parse(listed.bytes.toString()) as { data: { documentId: string }[] };
      const { body } = await read(`/${data[0]?.documentId}/detail`);
      if (!body.success) throw new Error(body.message);
      const [file] = (body.data as { files: { id: string }[] }).files;
      expect((await read(`/${data[0]?.documentId}/files/${file?.id}`)).bytes.equals(passport)).toBe(true);

      const next = await sendIntake(after);
      expect(Number(next.split('-').at(-1))).toBe(Number(reference.split('-').at(-1)) + 1);
    } finally {
      await after.end('SIGTERM');
    }
  });
});

it('A move to a database that holds something changes nothing in it', async () => {
  await asking(url, (client) => client.query('create table theirs as select 1 as one'));
  expect(await move()).toMatchObject({ code: 1, text: expect.stringContaining('is not empty') });
  expect(await tablesThere()).toBe(1);
});

describe('A move is refused, and leaves the database empty,', () => {
  it.each([
    ['step of the tables', `delete from table_steps where id = (select max(id) from table_steps)`],
    ['content type', `update strapi_database_schema set hash = 'another'`],
  ])('of another version, by a %s', async (name, sql) => {
    const folder = changed(name.replaceAll(' ', '-'), sql);
    expect(await move(folder)).toMatchObject({ code: 1, text: expect.stringContaining('Another version') });
    expect(await tablesThere()).toBe(0);
  });

  it('of what PostgreSQL cannot keep, which it names and does not show', async () => {
    const folder = changed('unfit', `update up_users set username = 'long ' || hex(zeroblob(200)) where id = 2`);
    inSqlite(folder, (db) => db.prepare(`update pages set title = 'a' || char(0) || 'b' where id = 1`).run());
    const { code, text } = await move(folder);
    expect(code).toBe(1);
    expect(text).toContain('up_users.username of the row 2 has more than 255 characters');
    expect(text).toContain('pages.title of the row 1 has a NUL character');
    expect(text).not.toContain('long 0');
    expect(await tablesThere()).toBe(0);
  });

  it('of rows that name others which are not there', async () => {
    const folder = join(root, 'broken');
    mkdirSync(folder);
    cpSync(join(dataDir, 'data.db'), join(folder, 'data.db'));
    inSqlite(folder, (db) => {
      db.prepare('pragma foreign_keys = off').run();
      db.prepare('update up_users_role_lnk set role_id = 9999').run();
    });
    expect(await move(folder)).toMatchObject({ code: 1, text: expect.stringContaining('up_users_role_lnk') });
    expect(await tablesThere()).toBe(0);
  });

  it('of nothing, and to nowhere', async () => {
    const none = join(root, 'none');
    mkdirSync(none);
    expect(await move(none)).toMatchObject({ code: 1, text: expect.stringContaining('is not there') });
    expect(await move(dataDir, { DATABASE_URL: '' })).toMatchObject({
      code: 1,
      text: expect.stringContaining('Set DATABASE_URL'),
    });
    const closed = await move(dataDir, { DATABASE_URL: 'postgres://desk:word@127.0.0.1:1/scholars' });
    expect(closed).toMatchObject({ code: 1, text: expect.stringContaining('cannot be used (ECONNREFUSED)') });
  });
});

it('A move that was killed leaves what starts nowhere, and is begun anew', async () => {
  for (const moment of ['Making the tables', 'Copying']) {
    const { child, said, ended } = startMove(dataDir);
    await said(moment);
    child.kill('SIGKILL');
    expect(await ended).toMatchObject({ signal: 'SIGKILL' });
    expect(await tablesThere()).toBeGreaterThan(0);
    await expect(startCmsProcess(dataDir, { DATABASE_URL: url })).rejects.toThrow('This database is not whole');
  }
  expect(await move()).toMatchObject({ code: 0, text: expect.stringMatching(/^Moved: /m) });
});
