import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Receipt, SubmissionDetail } from '@scholars/contract/submissions';
import { copyTemplate, demoPassword, people } from './support/cms.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { buildIntake, buildPdf } from './support/forms.js';
import { cmsFolder, secret } from './support/places.js';
import { runProductCommand } from './support/product-command.js';
import { request } from './support/request.js';
import { filesIn } from './support/stored-files.js';

// Some start a process or two.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

interface Connection {
  prepare(sql: string): { all(): Record<string, unknown>[] };
  close(): void;
}
const Database = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as new (
  file: string,
  options: object,
) => Connection;

const root = mkdtempSync(join(tmpdir(), 'scholars-backup-'));
const dataDir = join(root, 'data');
const backup = join(root, 'backup');
const passports = [buildPdf(40_000), buildPdf(40_001)];
const references: string[] = [];
let fromStart = 0;

const run = (command: 'backup' | 'restore', args: string[], changes: Record<string, string> = {}) =>
  runProductCommand(command, args, { DATA_DIR: dataDir, ...changes });

function reading<Result>(folder: string, read: (db: Connection) => Result): Result {
  const db = new Database(join(folder, 'data.db'), { readonly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** Every row of every table, each table's as one hash. */
const rowsOf = (folder: string): Record<string, string> =>
  reading(folder, (db) =>
    Object.fromEntries(
      db
        .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`)
        .all()
        .map(({ name }) => {
          const rows = db.prepare(`select * from "${String(name)}"`).all();
          return [String(name), createHash('sha256').update(JSON.stringify(rows)).digest('hex')];
        }),
    ),
  );

async function sendIntake(cms: CmsProcess, passport: Buffer): Promise<string> {
  const { body } = await request<Receipt>(
    cms.url,
    'POST',
    '/api/travel-intake',
    buildIntake({ fullName: 'Sender of a backup', passportDocument: { bytes: passport } }),
    {},
  );
  if (!body.success) throw new Error(body.message);
  return body.data.reference;
}

beforeAll(async () => {
  copyTemplate(dataDir);
  mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'public/uploads/seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const cms = await startCmsProcess(dataDir);
  for (const passport of passports) references.push(await sendIntake(cms, passport));
  // While it runs, and while more is written.
  let isDone = false;
  const writing = (async () => {
    while (!isDone) await sendIntake(cms, buildPdf(30_000));
  })();
  const made = await run('backup', [backup]);
  isDone = true;
  await writing;
  await cms.end('SIGTERM');
  expect(made).toMatchObject({ code: 0 });
  fromStart = Object.keys(filesIn(dataDir)).length;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const restore = (changes: Record<string, string>, ...args: string[]) => run('restore', [backup, ...args], changes);

describe('A backup', () => {
  it('of a running product has for each row of a file the file, and nobody else can read it', () => {
    expect(readdirSync(backup).toSorted()).toEqual(['backup.json', 'data.db', 'private-files', 'public']);
    const files = filesIn(backup);
    expect(files).toHaveProperty(['public/uploads/seal.svg']);
    const kept = reading(backup, (db) => db.prepare('select id from private_files where erased_at is null').all());
    expect(kept.length).toBeGreaterThanOrEqual(passports.length);
    for (const { id } of kept) expect(files).toHaveProperty([`private-files/${String(id)}`]);
    expect(Object.keys(files).length).toBeLessThanOrEqual(fromStart);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    for (const file of ['data.db', 'backup.json', ...Object.keys(files)])
      expect(statSync(join(backup, file)).mode & 0o077).toBe(0);
    expect(readFileSync(join(backup, 'backup.json'), 'utf8')).not.toContain(secret);
  });

  it('restored on an empty machine is the same, row for row and byte for byte, and all of its files open', async () => {
    const empty = join(root, 'empty');
    expect(await restore({ DATA_DIR: empty })).toMatchObject({ code: 0 });
    expect(readdirSync(empty).toSorted()).toEqual(['data.db', 'private-files', 'public']);
    expect(rowsOf(empty)).toEqual(rowsOf(backup));
    expect(filesIn(empty)).toEqual(filesIn(backup));

    const cms = await startCmsProcess(empty);
    try {
      const sign = { email: people.coordinator, password: demoPassword };
      const { body } = await request<{ token: string }>(cms.url, 'POST', '/api/login', sign, {});
      if (!body.success) throw new Error(body.message);
      const { token } = body.data;
      const read = (path: string) => request(cms.url, 'GET', path, undefined, { token });
      for (const [n, reference] of references.entries()) {
        const listed = await read(`/api/backoffice/travel-intakes?filters[reference][$eq]=${reference}`);
        const { data } = JSON.parse(listed.bytes.toString()) as { data: { documentId: string }[] };
        const detail = await read(`/api/backoffice/travel-intakes/${data[0]?.documentId}/detail`);
        if (!detail.body.success) throw new Error(detail.body.message);
        const [file] = (detail.body.data as SubmissionDetail).files;
        const opened = await read(`/api/backoffice/travel-intakes/${data[0]?.documentId}/files/${file?.id}`);
        expect(opened.bytes.equals(passports[n] ?? Buffer.alloc(0))).toBe(true);
      }
    } finally {
      await cms.end('SIGTERM');
    }
  });

  it('is refused a folder that holds something', async () => {
    const { code, text } = await run('backup', [backup]);
    expect(code).toBe(1);
    expect(text).toContain('is not empty');
  });

  it('of what is not there or cannot be reached says so in a line, and leaves nothing behind', async () => {
    const nowhere = join(root, 'nowhere');
    const made = join(root, 'made');
    const none = await run('backup', [made], { DATA_DIR: nowhere });
    expect(none).toEqual({ code: 1, text: `\nDATA_DIR: there is no database in ${nowhere}. Nothing was copied.\n` });
    const closed = await run('backup', [made], { DATABASE_URL: 'postgres://desk:word@127.0.0.1:1/scholars' });
    expect(closed).toEqual({ code: 1, text: '\nDATABASE_URL: the database cannot be used (ECONNREFUSED).\n' });
    expect([nowhere, made, `${made}.begun`].filter((path) => existsSync(path))).toEqual([]);
  });
});

describe('A restore', () => {
  it('puts nothing in the place of data unless it is asked to, and then moves them aside', async () => {
    const before = rowsOf(dataDir);
    expect(await restore({})).toMatchObject({ code: 1, text: expect.stringContaining('--replace') });
    expect(rowsOf(dataDir)).toEqual(before);
    expect(await restore({}, '--replace')).toMatchObject({ code: 0 });
    expect(rowsOf(dataDir)).toEqual(rowsOf(backup));
    const aside = readdirSync(dataDir).find((name) => name.startsWith('before-restore-'));
    expect(rowsOf(join(dataDir, aside ?? ''))).toEqual(before);
  });

  it('changes nothing where one byte of the backup is another', async () => {
    const damaged = join(root, 'damaged');
    cpSync(backup, damaged, { recursive: true });
    const [file = ''] = readdirSync(join(damaged, 'private-files'));
    const path = join(damaged, 'private-files', file);
    const bytes = readFileSync(path);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    writeFileSync(path, bytes);
    const target = join(root, 'target');
    const { code, text } = await run('restore', [damaged], { DATA_DIR: target });
    expect(code).toBe(1);
    expect(text).toContain(`private-files/${file}`);
    expect(existsSync(join(target, 'data.db'))).toBe(false);
  });

  it('is refused with another SECRET, beside a running product, and of what is no backup', async () => {
    const target = { DATA_DIR: join(root, 'other') };
    const other = await restore({ ...target, SECRET: 'another-secret-that-is-long-enough-0123456789' });
    expect(other).toMatchObject({ code: 1, text: expect.stringContaining('another SECRET') });
    const listener = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => listener.once('listening', resolve));
    const { port } = listener.address() as AddressInfo;
    const running = await restore({ ...target, CMS_PORT: String(port) });
    await new Promise((resolve) => listener.close(resolve));
    expect(running).toMatchObject({ code: 1, text: expect.stringContaining('Stop the product first') });
    const nothing = await run('restore', [root], target);
    expect(nothing).toMatchObject({ code: 1, text: expect.stringContaining('is no backup') });
  });
});
