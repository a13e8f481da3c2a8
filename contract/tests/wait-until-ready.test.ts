import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startChild } from '../../scripts/lib/child-process.mjs';
import { waitUntilReady } from '../../scripts/lib/wait-until-ready.mjs';

let asked = 0;
/** Not ready before it has been asked a third time. */
const server = createServer((_, response) => {
  asked += 1;
  response.writeHead(asked < 3 ? 503 : 200).end();
});
afterEach(() => void server.close());

async function wait(child: { toldAt: number }) {
  asked = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const plan = { name: 'cms', readyUrl: `http://127.0.0.1:${port}/readyz`, readyWithinMs: -1 };
  const { signal } = new AbortController();
  await waitUntilReady(plan, { signal, ended: new Promise(() => undefined), child });
}

it('who says nothing and does not answer in time is not waited for', async () => {
  await expect(wait({ toldAt: 0 })).rejects.toThrow('cms did not answer at');
  expect(asked).toBe(1);
});

it('who says that they are at work is waited for as long as they do', async () => {
  const child = {
    get toldAt() {
      return Date.now() + 1000;
    },
  };
  await wait(child);
  expect(asked).toBe(3);
});

it('a process says that it is at work by the channel that it was started with', async () => {
  const before = Date.now();
  const args = ['--eval', `process.send({ atWork: 'Filling lists' }, () => process.disconnect())`];
  const child = startChild({ name: 'cms', args, cwd: import.meta.dirname, env: process.env, isShown: true });
  await child.ended;
  expect(child.toldAt).toBeGreaterThanOrEqual(before);
});
