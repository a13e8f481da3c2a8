import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyTemplate } from './support/cms.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { buildFellow } from './support/forms.js';
import { cmsFolder } from './support/places.js';
import { request } from './support/request.js';
import { inThoroughRuns } from './support/short-run.js';
import { headerOf, SmtpSink } from './support/smtp-sink.js';

// Each fact starts a process or two.
vi.setConfig({ testTimeout: 90_000 });

let root = '';
let sink: SmtpSink;
let running: CmsProcess | undefined;

const start = async () => (running = await startCmsProcess(join(root, 'data'), { SMTP_URL: sink.url }));
const sendForm = async (url: string, emailAddress: string) =>
  (await request(url, 'POST', '/api/founding-fellows-profile', buildFellow({ emailAddress }), {})).status;

/** As if a day had passed since the process ended: every claim is old, every mail is due. */
function letTimePass() {
  const Sqlite = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as new (path: string) => {
    exec(sql: string): void;
    close(): void;
  };
  const db = new Sqlite(join(root, 'data', 'data.db'));
  db.exec(
    'update mail_jobs set next_attempt_at = 0, claimed_at = 0 where claimed_at is not null or next_attempt_at > 0',
  );
  db.close();
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'scholars-cms-'));
  copyTemplate(join(root, 'data'));
  sink = new SmtpSink();
  await sink.start();
});

afterEach(async () => {
  if (running?.child.exitCode === null && running.child.signalCode === null) await running.end('SIGKILL');
  running = undefined;
  await sink.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('A mail that was queued', () => {
  it('is sent after the process was killed and started again', async () => {
    const first = await start();
    sink.refuse = () => 451;
    const addresses = Array.from({ length: 6 }, (_, n) => `killed-${n}@lakeside.example`);
    const answers = addresses.map((address) => sendForm(first.url, address));
    expect(await Promise.all(answers)).toEqual(addresses.map(() => 200));
    await first.end('SIGKILL');
    expect(sink.taken).toEqual([]);
    sink.refuse = () => undefined;

    letTimePass();
    await start();
    await vi.waitUntil(
      () => addresses.every((address) => sink.taken.some(({ recipients }) => recipients.includes(address))),
      { timeout: 30_000 },
    );
    const ids = sink.taken.map((taken) => headerOf(taken, 'Message-ID'));
    expect(new Set(ids).size).toBe(addresses.length);
  });

  inThoroughRuns(() => {
    it('that is on its way is delivered before the process ends at SIGTERM, and no other is lost', async () => {
      const { url, end } = await start();
      const addresses = Array.from({ length: 6 }, (_, n) => `stopped-${n}@lakeside.example`);
      for (const address of addresses) expect(await sendForm(url, address)).toBe(200);
      expect(await end('SIGTERM')).toEqual({ code: 0, signal: null });
      await start();
      await vi.waitUntil(() => sink.taken.length >= addresses.length, { timeout: 30_000 });
      expect(sink.taken.flatMap(({ recipients }) => recipients).sort()).toEqual(addresses);
    });
  });
});
