import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Conversation } from '@scholars/contract/chat';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from './support/chat.js';
import { ChatWriter } from './support/chat-writer.js';
import { copyTemplate, demoPassword, people } from './support/cms.js';
import { startCmsProcess, type CmsProcess } from './support/cms-process.js';
import { freePort } from './support/free-port.js';
import { connectLive, useLiveClients } from './support/live-client.js';
import { request } from './support/request.js';
import { inThoroughRuns } from './support/short-run.js';

useLiveClients();
let folder: string;
let cms: CmsProcess;
let environment: Record<string, string>;
const start = () => startCmsProcess(join(folder, 'data'), environment);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scholars-live-'));
  copyTemplate(join(folder, 'data'));
  // The same before and after.
  environment = { CMS_PORT: String(await freePort()) };
  cms = await start();
});
afterAll(async () => {
  await cms?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(email: string): Promise<string> {
  const login = { email, password: demoPassword };
  return dataOf(await request<{ token: string }>(cms.url, 'POST', '/api/login', login, {})).token;
}

it('Two who write while the CMS is killed and started again see the same messages in the same order, none twice', async () => {
  const [a, b] = [await signIn(people.member), await signIn(people.other)];
  const conversations = await request<Conversation[]>(cms.url, 'GET', '/api/conversations', undefined, { token: a });
  const id = dataOf(conversations).find((one) => one.with.slug === 'yusuf-demir')?.id ?? '';
  const [mine, theirs] = [await ChatWriter.join(cms.url, a, id), await ChatWriter.join(cms.url, b, id)];
  const writers = [mine, theirs];
  for (const writer of writers) writer.ask();
  const texts = writers.map((_, who) =>
    Array.from({ length: 40 }, (_text, n) => `${n % 2 ? 'مرحبًا' : 'Hello'} ${who} ${n}`),
  );
  const written = Promise.all(
    writers.map(async (writer, who) => {
      for (const text of texts[who] ?? []) {
        await writer.write(text);
        await pause(60);
      }
    }),
  );
  await pause(700);
  await cms.end('SIGKILL');
  await pause(500);
  cms = await start();
  await written;
  const all = texts.flat();
  const newOnes = (writer: ChatWriter) => writer.texts.filter((text) => all.includes(text));
  for (const writer of writers) await expect.poll(() => newOnes(writer).length, { timeout: 15_000 }).toBe(80);
  expect(theirs.texts).toEqual(mine.texts);
  for (const own of texts) expect(mine.texts.filter((text) => own.includes(text))).toEqual(own);
}, 120_000);

inThoroughRuns(() => {
  it('A stop closes the live channel at once, and who is connected comes back when it is started again', async () => {
    const client = await connectLive(cms.url, await signIn(people.member), { reconnection: true });
    const before = Date.now();
    const ended = cms.end('SIGTERM');
    expect(await client.closed()).toMatch(/^transport/);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - before).toBeLessThan(10_000);
    cms = await start();
    await expect.poll(() => client.socket.connected, { timeout: 15_000 }).toBe(true);
  });
});
