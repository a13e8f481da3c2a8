import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { isShortRun } from '@scholars/contract/tests/short-run';
import { copyTemplate, useCms } from './support/cms.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { buildIntake, buildPdf } from './support/forms.js';
import { cmsFolder } from './support/places.js';
import { request } from './support/request.js';
import { inThoroughRuns } from './support/short-run.js';
import { SmallDisk } from './support/small-disk.js';

// Each fact starts a process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const obstacle = SmallDisk.obstacle;
const passportBytes = 1_500_000;
let root = '';
let running: CmsProcess | undefined;
const disks: SmallDisk[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scholars-space-'));
});

afterEach(async () => {
  if (running?.child.exitCode === null && running.child.signalCode === null) await running.end('SIGKILL');
  running = undefined;
  for (const disk of disks.splice(0).reverse()) disk.unmount();
  rmSync(root, { recursive: true, force: true });
});

const dataDir = () => join(root, 'data');
const privateFiles = () =>
  readdirSync(join(dataDir(), 'private-files'))
    .filter((name) => name !== 'filler')
    .sort();
const start = async () => (running = await startCmsProcess(dataDir()));
const status = async (path: string) => (await request(running?.url ?? '', 'GET', path, undefined, {})).status;

function sendIntake(language: (typeof locales)[number] = 'en') {
  const bytes = Buffer.concat([buildPdf(), Buffer.alloc(passportBytes)]);
  return request(
    running?.url ?? '',
    'POST',
    '/api/travel-intake',
    buildIntake({ passportDocument: { bytes, name: 'passport.pdf', type: 'application/pdf' } }),
    { language },
  );
}

function countIntakes(): number {
  const Sqlite = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as new (
    path: string,
    options: object,
  ) => { prepare(sql: string): { get(): { n: number } }; close(): void };
  const db = new Sqlite(join(dataDir(), 'data.db'), { readonly: true });
  const { n } = db.prepare('select count(*) as n from travel_intakes').get();
  db.close();
  return n;
}

/** Nothing can be stored: everything says so in words, nothing is left, reading goes on, and health checks know. */
async function expectRefusals() {
  const began = countIntakes();
  // What was allocated before may still take some; each that was taken is there.
  let taken = 0;
  while ((await sendIntake()).status === 200) taken += 1;
  expect(countIntakes()).toBe(began + taken);
  const before = { files: privateFiles(), rows: countIntakes() };
  for (const language of [...locales, ...locales]) {
    const { status, headers, body } = await sendIntake(language);
    expect({ status, body }).toEqual({
      status: 503,
      body: { success: false, message: messageText(language, 'error.unavailable') },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect({ files: privateFiles(), rows: countIntakes() }).toEqual(before);
  expect(privateFiles().filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await status('/api/job-opportunities?sort=deadline')).toBe(200);
  expect(await status('/healthz')).toBe(200);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/readyz')).toBe(503);
  expect(running?.output().match(/No space left/g)).toHaveLength(1);
}

async function expectRecovery() {
  await vi.waitUntil(async () => (await status('/readyz')) === 200, { timeout: 15_000 });
  const before = { files: privateFiles().length, rows: countIntakes() };
  expect((await sendIntake()).status).toBe(200);
  expect({ files: privateFiles().length, rows: countIntakes() }).toEqual({
    files: before.files + 1,
    rows: before.rows + 1,
  });
}

describe('On a full disk', () => {
  it.for(isShortRun ? (['both'] as const) : (['private files', 'the database', 'both'] as const))(
    'of %s a form is refused with 503 and leaves nothing; all goes on once there is space',
    async (what, { skip }) => {
      if (obstacle) skip(obstacle);
      disks.push(SmallDisk.mount(dataDir(), 40));
      copyTemplate(dataDir());
      if (what !== 'both')
        disks.push(SmallDisk.mount(join(dataDir(), 'private-files'), what === 'the database' ? 400 : 12));
      await start();
      expect(await status('/readyz')).toBe(200);
      expect((await sendIntake()).status).toBe(200);
      const full = what === 'private files' ? disks.slice(-1) : disks.slice(0, 1);
      for (const disk of full) disk.fill();
      await expectRefusals();
      for (const disk of full) disk.free();
      await expectRecovery();
    },
  );

  inThoroughRuns(() => {
    it('that is only nearly full, health checks say so before a form fails', async ({ skip }) => {
      if (obstacle) skip(obstacle);
      disks.push(SmallDisk.mount(dataDir(), 60));
      copyTemplate(dataDir());
      await start();
      expect(await status('/readyz')).toBe(200);
      const left = Buffer.alloc(4 * 1024 * 1024);
      writeFileSync(join(dataDir(), 'left'), left);
      disks[0]?.fill();
      rmSync(join(dataDir(), 'left'));
      await vi.waitUntil(async () => (await status('/readyz')) === 503, { timeout: 10_000 });
      expect((await sendIntake()).status).toBe(200);
      disks[0]?.free();
      await expectRecovery();
    });

    it('that is read-only, or over what the process may write, it is the same, and needs no mount', async () => {
      mkdirSync(root, { recursive: true });
      copyTemplate(dataDir());
      const { child } = await start();
      expect((await sendIntake()).status).toBe(200);
      // The kernel refuses each write beyond the first byte of a file, as over a quota.
      const limit = (bytes: string) =>
        execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
      limit('1');
      await expectRefusals();
      limit('unlimited');
      await expectRecovery();
    });
  });
});

describe('What a process that died left half written', () => {
  const cms = useCms();

  it('is swept away after an hour, in every folder, also while the database takes nothing', async () => {
    const { tidyUp } = cms.module<{ tidyUp(): Promise<void> }>('src/composition/housekeeping.js');
    const kept = cms.privateFiles();
    const [young, old, oldMail] = [
      join(cms.dataDir, 'private-files/young.part'),
      join(cms.dataDir, 'private-files/old.part'),
      join(cms.dataDir, 'outbox/old.eml.part'),
    ];
    for (const path of [young, old, oldMail]) {
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, 'half');
      if (path !== young) utimesSync(path, new Date(), new Date(Date.now() - 3_700_000));
    }
    await cms.db.schema.renameTable('sent_forms', 'sent_forms_away');
    try {
      await tidyUp();
    } finally {
      await cms.db.schema.renameTable('sent_forms_away', 'sent_forms');
    }
    expect(cms.takeErrors()).toEqual([expect.stringMatching(/^Housekeeping failed: sent forms \(\w+\)$/)]);
    expect([young, old, oldMail].map(existsSync)).toEqual([true, false, false]);
    rmSync(young);
    expect(cms.privateFiles()).toEqual(kept);
  });
});
