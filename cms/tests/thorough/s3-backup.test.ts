import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Receipt, SubmissionDetail } from '@scholars/contract/submissions';
import { copyTemplate, demoPassword, people } from '../support/cms.js';
import { startCmsProcess, type CmsProcess } from '../support/cms-process.js';
import { buildIntake, buildPdf } from '../support/forms.js';
import { cmsFolder } from '../support/places.js';
import { runProductCommand } from '../support/product-command.js';
import { request } from '../support/request.js';
import { useS3Server } from '../support/s3-server.js';
import { filesIn } from '../support/stored-files.js';

// Some start a process or two.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const s3 = await useS3Server();
const root = mkdtempSync(join(tmpdir(), 'scholars-s3-backup-'));
const dataDir = join(root, 'data');
const backup = join(root, 'backup');
const passport = buildPdf(40_000);
let reference = '';
let running: CmsProcess[] = [];

beforeAll(() => {
  copyTemplate(dataDir);
  mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'public/uploads/seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterEach(() => expect(s3.refused.splice(0)).toEqual([]));
afterAll(async () => {
  await Promise.all(running.map((one) => one.end('SIGKILL')));
  rmSync(root, { recursive: true, force: true });
});

const start = async () => {
  const one = await startCmsProcess(dataDir, s3.env);
  running.push(one);
  return one;
};
const stopAll = async () => {
  await Promise.all(running.splice(0).map((one) => one.end('SIGTERM')));
};

const run = (command: 'backup' | 'restore' | 'move-files-to-s3', args: string[], changes = s3.env) =>
  runProductCommand(command, args, { DATA_DIR: dataDir, ...changes });

const filesInBucket = () =>
  Object.fromEntries(
    [...s3.keys('private-files/'), ...s3.keys('public/')].map((key) => [key, s3.read(key).toString('base64')]),
  );

function namedIn(folder: string): string[] {
  const Sqlite = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as new (
    path: string,
    options: object,
  ) => { prepare(sql: string): { all(): { id: string }[] }; close(): void };
  const db = new Sqlite(join(folder, 'data.db'), { readonly: true });
  const rows = db.prepare('select id from private_files where erased_at is null').all();
  db.close();
  return rows.map(({ id }) => `private-files/${id}`);
}

async function sendIntake({ url }: CmsProcess): Promise<string> {
  const form = buildIntake({ passportDocument: { bytes: passport } });
  const { body } = await request<Receipt>(url, 'POST', '/api/travel-intake', form, {});
  if (!body.success) throw new Error(body.message);
  return body.data.reference;
}

/** The passport of a submission, as a coordinator opens it. */
async function openPassport({ url }: CmsProcess, of: string): Promise<Buffer> {
  const sign = { email: people.coordinator, password: demoPassword };
  const { body } = await request<{ token: string }>(url, 'POST', '/api/login', sign, {});
  if (!body.success) throw new Error(body.message);
  const { token } = body.data;
  const read = (path: string) => request(url, 'GET', `/api/backoffice/travel-intakes${path}`, undefined, { token });
  const listed = await read(`?filters[reference][$eq]=${of}`);
  const [row] = (JSON.parse(listed.bytes.toString()) as { data: { documentId: string }[] }).data;
  const documentId = row?.documentId ?? '';
  const detail = await read(`/${documentId}/detail`);
  if (!detail.body.success) throw new Error(detail.body.message);
  const { files } = detail.body.data as SubmissionDetail; // of the contract
  return (await read(`/${documentId}/files/${files[0]?.id}`)).bytes;
}

describe('Files of a folder', () => {
  it('are moved to S3 by one command that compares each, begins where it stopped, and mends what is not the same', async () => {
    const own = filesIn(dataDir);
    const count = Object.keys(own).length;
    expect(count).toBeGreaterThan(0);
    expect(await run('move-files-to-s3', [], {})).toMatchObject({
      code: 1,
      text: expect.stringContaining('S3_BUCKET'),
    });
    const moved = await run('move-files-to-s3', []);
    expect(moved).toMatchObject({ code: 0, text: expect.stringContaining(`; ${count} were copied now`) });
    expect(filesInBucket()).toEqual(own);
    const [key = ''] = s3.keys('private-files/');
    const changed = s3.read(key);
    changed[9] = (changed[9] ?? 0) ^ 1;
    s3.change(key, changed);
    expect(await run('move-files-to-s3', [])).toMatchObject({ text: expect.stringContaining('; 1 were copied now') });
    expect(filesInBucket()).toEqual(own);
    expect(filesIn(dataDir)).toEqual(own);
    for (const place of ['private-files', 'public']) rmSync(join(dataDir, place), { recursive: true });
  });
});

describe('Two processes on one bucket', () => {
  it('open each other’s files, and neither sweeps away what the other is just writing', async () => {
    const one = await start();
    // The start of the second tidies up. It has read which files have rows; before it is told which files there are,
    // the first takes one more.
    s3.before = async (method, key) => {
      if (method !== 'GET' || key !== '' || reference) return;
      reference = 'under way';
      reference = await sendIntake(one);
    };
    const two = await start();
    expect(reference).toMatch(/^TI-/);
    s3.before = () => undefined;
    expect((await openPassport(two, reference)).equals(passport)).toBe(true);
    expect((await openPassport(one, await sendIntake(two))).equals(passport)).toBe(true);
  });
});

describe('A backup of files in S3', () => {
  it('of a running product has for each row of a file the file, as it lies there', async () => {
    expect(await run('backup', [backup])).toMatchObject({ code: 0 });
    await stopAll();
    expect(namedIn(backup).length).toBeGreaterThan(1);
    expect(Object.keys(filesIn(backup))).toEqual(expect.arrayContaining(namedIn(backup)));
    expect(filesIn(backup)).toEqual(filesInBucket());
  });

  it('is restored into a folder, byte for byte', async () => {
    const folder = join(root, 'folder');
    expect(await run('restore', [backup], { DATA_DIR: folder })).toMatchObject({ code: 0 });
    expect(filesIn(folder)).toEqual(filesIn(backup));
  });

  it('is restored into S3 in place of what is there only when asked, which is moved aside; and its files open', async () => {
    const [key = ''] = s3.keys('private-files/');
    const changed = s3.read(key);
    changed[9] = (changed[9] ?? 0) ^ 1;
    s3.change(key, changed);
    const before = filesInBucket();
    rmSync(join(dataDir, 'data.db'));
    expect(await run('restore', [backup])).toMatchObject({ code: 1, text: expect.stringContaining('--replace') });
    expect(filesInBucket()).toEqual(before);
    expect(await run('restore', [backup, '--replace'])).toMatchObject({ code: 0 });
    expect(filesInBucket()).toEqual(filesIn(backup));
    const aside = readdirSync(dataDir).find((name) => name.startsWith('before-restore-'));
    expect(filesIn(join(dataDir, aside ?? ''))).toEqual(before);
    expect(s3.keys('network')).toEqual([]);
    expect((await openPassport(await start(), reference)).equals(passport)).toBe(true);
    await stopAll();
  });

  it('is refused in words where S3 does not let us in', async () => {
    const wrong = { ...s3.env, S3_SECRET_KEY: 'another-secret' };
    for (const answer of [
      await run('backup', [join(root, 'other')], wrong),
      await run('restore', [backup, '--replace'], wrong),
      await run('move-files-to-s3', [], { ...wrong, DATA_DIR: join(root, 'folder') }),
    ])
      expect(answer).toEqual({
        code: 1,
        text: '\nS3_BUCKET: the bucket cannot be used (403 SignatureDoesNotMatch).\n',
      });
    expect(s3.refused.splice(0)).toHaveLength(3);
    expect(existsSync(join(root, 'other'))).toBe(false);
  });
});
