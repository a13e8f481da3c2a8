import { createHmac } from 'node:crypto';
import { listAnnouncements } from '@scholars/contract/site';
import { previewHeader, previewKeyName, previewText, type Preview } from '@scholars/contract/preview';
import { createElement } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cms as callCms } from '~/api/cms.server';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { secret, startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';
import { previewPolicy } from './preview';

const notes = {
  handle: { ns: [], boot: 'interaction', kept: 'site' },
  loader: (args: LoaderFunctionArgs) => callCms(args).data(listAnnouncements),
  default: function Notes() {
    const list = useLoaderData<{ text: string }[]>();
    return createElement('main', null, list.map(({ text }) => text).join());
  },
};
const shown: Preview = {
  kind: 'page',
  documentId: 'abcdefghijklmnopqrstuvwx',
  status: 'draft',
  expiresAt: Date.now() + 3_600_000,
};
function tokenOf(preview: Preview, signedBy = secret) {
  const key = createHmac('sha256', signedBy).update(previewKeyName).digest();
  return `${previewText(preview)}.${createHmac('sha256', key).update(previewText(preview)).digest('base64url')}`;
}

let cms: FakeCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startFakeCms((received, res) => {
    const isDraft = received.headers[previewHeader.toLowerCase()] !== undefined;
    const answers: Record<string, unknown[]> = {
      '/api/announcements': [{ id: 'a', locale: 'en', text: isDraft ? 'As drafted' : 'As published', link: null }],
      '/api/global-keys': [{ key: 'site_name', value: 'Scholars Network', type: 'text', locale: 'en' }],
    };
    const data = answers[received.url.split('?')[0] ?? ''];
    answerJson(data ? { success: true, data } : { success: false, message: 'Not found' }, data ? 200 : 404)(
      received,
      res,
    );
  });
  portal = await startPortal(cms.url, {}, { build: siteBuild({ about: { path: 'about', module: notes } }) });
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { redirect: 'manual', headers });

describe('A draft on the site', () => {
  test('is shown with a banner to whoever has its address, in either language, and kept by nobody', async () => {
    for (const [locale, words] of [
      ['en', 'Preview of a draft'],
      ['ar', 'معاينة مسودة'],
    ] as const) {
      const answer = await get(`/${locale}/about?preview=${tokenOf(shown)}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('As drafted');
      expect(html).toContain(words);
      expect(answer.headers.get('Cache-Control')).toContain('no-store');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(await (await get(`/${locale}/about`)).text()).toContain('As published');
    }
  });

  test('runs nothing, and may be shown beside the form it is written in alone', async () => {
    const policy = (await get(`/en/about?preview=${tokenOf(shown)}`)).headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'none'");
    // A machine has two names for itself.
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:1337 http:\/\/127\.0\.0\.1:1337(;|$)/);
    expect(previewPolicy("frame-ancestors 'none'", 'https://desk.example.org')).toBe(
      'frame-ancestors https://desk.example.org',
    );
    expect((await get('/en/about')).headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  test('beside it stands what is published now', async () => {
    const html = await (await get(`/en/about?preview=${tokenOf({ ...shown, status: 'published' })}`)).text();
    expect(html).toContain('As published');
    expect(html).toContain('This is what visitors see now.');
  });

  test.each([
    ['made up', 'page.abcdefghijklmnopqrstuvwx.draft.zzzzzzzz.aaaa'],
    ['signed by another', tokenOf(shown, 'another secret, which is long enough')],
    ['too old', tokenOf({ ...shown, expiresAt: Date.now() - 1000 })],
    ['of another document', tokenOf(shown).replace('abcdef', 'abcdeg')],
    ['empty', ''],
  ])('is not there for an address that is %s', async (_name, token) => {
    const answer = await get(`/en/about?preview=${token}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('As drafted');
    expect(cms.received.some(({ headers }) => headers[previewHeader.toLowerCase()] !== undefined)).toBe(false);
  });
});
