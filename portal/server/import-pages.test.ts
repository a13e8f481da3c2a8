import type { DataOf } from '@scholars/contract/endpoint';
import type { getImportSources, ImportProposal } from '@scholars/contract/profile-imports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as page from '../src/member/profile-import/profile-import';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const path = '/en/my-profile/import';
const common = { isThere: false, where: '', from: '2008', to: '', current: false, authors: '' };
const proposals: ImportProposal[] = [
  { ...common, key: 'works-1', section: 'publications', title: 'Of jars <b>' },
  { ...common, key: 'works-2', section: 'publications', title: 'Of lids', isThere: true },
  { ...common, key: 'employments-3', section: 'experience', title: 'Potter', from: '1998-02', current: true },
  { ...common, key: 'educations-4', section: 'education', title: 'Clay', from: '1990-09', to: '1995' },
];
let cms: FakeCms;
let portal: TestPortal;
let sources: DataOf<typeof getImportSources>;
let status: number;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const asked = received.url.split('?')[0] ?? '';
    const answers: Record<string, unknown> = {
      '/api/user': loginAnswer.user,
      '/api/user-profile/import': sources,
      '/api/user-profile/import/orcid': proposals,
      '/api/user-profile/import/doi': received.method === 'POST' ? { id: '12' } : proposals[0],
    };
    if (status !== 200 && asked.endsWith('/orcid'))
      return answerJson({ success: false, message: 'It cannot be asked' }, status)(received, res);
    return answerJson({ success: true, data: answers[asked] ?? [] })(received, res);
  });
  portal = await startPortal(
    cms.url,
    {},
    { build: accountSite({ import: { path: 'my-profile/import', module: page } }) },
  );
});
beforeEach(() => {
  sources = { orcid: true, doi: true, orcidOfProfile: '0000-0002-1825-0097', profileLocale: 'en' };
  status = 200;
  cms.received.length = 0;
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = (address = path) =>
  fetch(portal.url + address, { headers: { Accept: 'text/html', Cookie: portal.cookie } });
const post = (fields: [string, string][]) =>
  fetch(portal.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: portal.cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(fields),
  });

test('what is new can be ticked, what is there is only shown, and words of others are text', async () => {
  const html = await (await get()).text();
  expect(html).toContain('value="works-1"');
  expect(html).not.toContain('value="works-2"');
  expect(html).toContain('Of jars &lt;b&gt;');
  expect(html).toContain('Already there');
  expect(html).not.toMatch(/<input[^>]* checked/);
});

test.each([
  ['en', ['September 1990 – 1995', 'February 1998 – present', '2008'], 'the English version of your profile'],
  ['ar', ['سبتمبر ١٩٩٠ – ١٩٩٥', 'فبراير ١٩٩٨ – حتى الآن', '٢٠٠٨'], 'النسخة الإنجليزية من ملفكم'],
])(
  'times are written in %s as in the profile, and the version that is filled is named',
  async (locale, times, version) => {
    const html = await (await get(`/${locale}/my-profile/import`)).text();
    const words = html.replace(/<!-- -->|<\/?time[^>]*>/g, '');
    for (const time of times) expect(words).toContain(time);
    expect(words).toContain(version);
  },
);

test('all that was shown as new is taken by a button of its own, and nothing where nothing is ticked', async () => {
  const shown: [string, string][] = [...(await (await get()).text()).matchAll(/name="new" value="([^"]+)"/g)].map(
    ([, key = '']) => ['new', key],
  );
  const keys = ['employments-3', 'educations-4', 'works-1'];
  expect(shown.map(([, key]) => key).sort()).toEqual([...keys].sort());
  expect(await (await post([['intent', 'orcid'], ...shown])).text()).toContain('You have ticked nothing');
  const answer = await post([['intent', 'orcid-all'], ...shown]);
  expect(await answer.text()).toContain('3 entries are in your profile now.');
  const sent = cms.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(String(body)));
  expect(sent).toEqual([{ keys: [] }, { keys: shown.map(([, key]) => key) }]);
});

test('what is ticked is taken by its keys alone', async () => {
  const answer = await post([
    ['intent', 'orcid'],
    ['key', 'works-1'],
    ['key', 'works-9'],
  ]);
  expect(answer.status).toBe(200);
  const sent = cms.received.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(sent?.body))).toEqual({ keys: ['works-1', 'works-9'] });
  expect(await answer.text()).toContain('2 entries are in your profile now.');
});

test('a DOI is looked up by the address, and leads to the form of its publication once it is taken', async () => {
  const html = await (await get(`${path}?doi=10.5555%2F1`)).text();
  expect(cms.received.map(({ url }) => url)).toContain('/api/user-profile/import/doi?doi=10.5555%2F1');
  expect(html).toContain('Add and look through it');
  const answer = await post([
    ['intent', 'doi'],
    ['doi', '10.5555/1'],
  ]);
  expect(answer.headers.get('location')).toBe('/en/my-profile?edit=publications-12#publications');
});

test('while ORCID is away the page says so, and DOIs go on', async () => {
  status = 503;
  const html = await (await get()).text();
  expect(html).toContain('It cannot be asked');
  expect(html).toContain('name="doi"');
});

test('where nothing is configured there is no such page', async () => {
  sources = { orcid: false, doi: false, orcidOfProfile: '', profileLocale: 'en' };
  expect((await get()).status).toBe(404);
});
