import type { ImportProposal } from '@scholars/contract/profile-imports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as page from '../src/member/profile-import/profile-import';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const path = '/en/my-profile/import';
const common = { isThere: false, where: '', from: '2008', to: '', authors: '' };
const proposals: ImportProposal[] = [
  { ...common, key: 'works-1', section: 'publications', title: 'Of jars <b>' },
  { ...common, key: 'works-2', section: 'publications', title: 'Of lids', isThere: true },
];
let cms: FakeCms;
let portal: TestPortal;
let sources: { orcid: boolean; doi: boolean; orcidOfProfile: string };
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
  sources = { orcid: true, doi: true, orcidOfProfile: '0000-0002-1825-0097' };
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
  sources = { orcid: false, doi: false, orcidOfProfile: '' };
  expect((await get()).status).toBe(404);
});
