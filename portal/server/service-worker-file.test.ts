import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';
import type { StaticFile } from './static-files';

const script = (words: string): StaticFile => ({
  raw: Buffer.from(words),
  type: 'text/javascript',
  etag: `W/"${words}"`,
});
const files = new Map([
  ['/service-worker.js', script('works')],
  ['/retire-service-worker.js', script('retires')],
]);

let cms: FakeCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startFakeCms((received, res) =>
    answerJson({ success: true, data: received.url.startsWith('/api/user') ? loginAnswer.user : [] })(received, res),
  );
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

describe('The service worker', () => {
  test('stands at the root, for every page, and is asked for anew', async () => {
    portal = await startPortal(cms.url, {}, { files });
    const response = await fetch(`${portal.url}/service-worker.js`);
    expect(await response.text()).toBe('works');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'service-worker-allowed': '/',
      'cache-control': 'no-cache',
      'content-type': 'text/javascript',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  });

  test('gives way to one that retires where it is turned off', async () => {
    portal = await startPortal(cms.url, { SERVICE_WORKER: 'off' }, { files });
    expect(await (await fetch(`${portal.url}/service-worker.js`)).text()).toBe('retires');
  });

  test('learns from each page whether it is somebody’s, and of whom nothing', async () => {
    portal = await startPortal(cms.url, {}, { build: siteBuild({}) });
    const markFor = async (headers: Record<string, string>, path = '/en/auth/login') =>
      (await fetch(portal.url + path, { headers, redirect: 'manual' })).headers.get('Session-Mark');
    const mark = await markFor({ Cookie: portal.cookie }, '/en/nowhere');
    expect(mark).toMatch(/^[\w-]{16}$/);
    expect(loginAnswer.token).not.toContain(mark);
    expect(await markFor({ Cookie: portal.cookie }, '/en/nowhere')).toBe(mark);
    expect(await markFor({}, '/en/nowhere')).toBeNull();
  });
});
