import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFakeCms, type FakeCms } from '../tests/fake-cms';
import { startPortal, type TestPortal } from '../tests/portal';
import { stopOnSignal } from './shutdown';

let cms: FakeCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startFakeCms();
  portal = await startPortal(cms.url);
});

afterEach(async () => {
  await portal.close();
  await cms.close();
});

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(portal.url + path, { redirect: 'manual', ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

describe('health checks', () => {
  test.each([
    ['/healthz', { status: 'live' }],
    ['/readyz', { status: 'ready', checks: { traffic: 'ok', cms: 'ok' } }],
    ['/readyz?probe=1', { status: 'ready', checks: { traffic: 'ok', cms: 'ok' } }],
  ])('%s says in words how the process is, in no language, and is kept by nobody', async (path, body) => {
    const answer = await ask(path);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  test('are not logged and not handed on, and nothing but reading them is one', async () => {
    await ask('/healthz');
    await ask('/readyz');
    expect(portal.logged).toEqual([]);
    expect(cms.received).toEqual([]);
    expect((await fetch(`${portal.url}/readyz`, { method: 'DELETE' })).status).not.toBe(200);
  });

  test('a portal that has shown pages stays ready while the CMS is away: it shows what it keeps', async () => {
    await cms.close();
    await vi.waitFor(async () =>
      expect(await ask('/readyz')).toMatchObject({
        status: 200,
        body: { status: 'ready', checks: { traffic: 'ok', cms: 'away' } },
      }),
    );
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('one that has never heard of a CMS has nothing to show, and is live', async () => {
    const address = cms.url;
    await cms.close();
    const alone = await startPortal(address);
    try {
      const answer = await fetch(`${alone.url}/readyz`);
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 503,
        body: { status: 'unready', checks: { traffic: 'ok', cms: 'never-heard-of' } },
      });
      expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
    } finally {
      await alone.close();
    }
  });

  test('one that is stopping says so, and still answers', async () => {
    portal.announceStop();
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      body: { status: 'unready', checks: { traffic: 'stopping', cms: 'ok' } },
    });
    expect((await ask('/healthz')).status).toBe(200);
    expect((await fetch(`${portal.url}/api/announcements`)).status).toBe(200);
  });

  test('a portal that is told to stop does so for the moment that is configured', async () => {
    const before = new Set(process.listeners('SIGTERM'));
    stopOnSignal({ portal, log: () => undefined, delayMs: 60_000 });
    const added = process.listeners('SIGTERM').filter((listener) => !before.has(listener));
    for (const listener of added) listener('SIGTERM');
    for (const listener of added) process.off('SIGTERM', listener);
    expect((await ask('/readyz')).status).toBe(503);
    expect((await fetch(`${portal.url}/api/announcements`)).status).toBe(200);
  });
});
