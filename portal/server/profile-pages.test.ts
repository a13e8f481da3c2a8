import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserProfile } from '@scholars/contract/profile';
import { htmlOfText, textOfHtml } from '@scholars/contract/rich-text';
import * as myProfile from '../src/member/profile/my-profile';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const path = '/en/my-profile';
const visibility = 'public' as const;
const award = { id: '7', title: 'Young limnologist', organization: 'Waters', date: '2020', description: '' };
const profile: UserProfile = {
  id: 'm1',
  slug: 'amina-otieno',
  locale: 'en',
  locales: ['en'],
  firstName: 'Amina',
  lastName: 'Otieno',
  firstNameAr: 'أمينة',
  lastNameAr: 'أوتينو',
  photo: {
    url: '/a.png',
    alt: '',
    width: 1,
    height: 1,
  },
  hasPhoto: false,
  headline: 'Studies lakes',
  biography: '<h2>Lakes</h2><p>She &lt;studies&gt; them.</p>',
  country: {
    code: 'KE',
    name: 'Kenya',
  },
  city: '',
  currentTitle: 'Lecturer',
  currentDepartment: '',
  currentInstitution: 'Lakeside University',
  homepage: '',
  links: {
    linkedin: '',
    scholar: '',
    x: '',
    github: '',
  },
  orcid: '',
  orcidVerified: false,
  thematicAreas: [],
  interests: ['Lakes'],
  languages: [
    {
      code: 'sw',
      name: 'Swahili',
      level: 'native',
    },
  ],
  openTo: [],
  education: [],
  experience: [],
  publications: [],
  awards: [award],
  service: [],
  projects: [],
  email: 'amina@lakeside.example',
  phoneNumber: '',
  cv: null,
  asDefault: ['awards'],
  directoryVisible: true,
  visibility: {
    default: visibility,
    biography: visibility,
    links: visibility,
    education: visibility,
    awards: visibility,
    experience: visibility,
    publications: visibility,
    service: visibility,
    projects: visibility,
    email: 'connections',
    phoneNumber: 'connections',
    cv: 'members',
  },
  profile_completion_percentage: 85,
  missing: [
    {
      section: 'education',
      weight: 15,
    },
  ],
};
let cms: FakeCms;
let portal: TestPortal;
let answer: { body: object; status: number };

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const called = received.url.split('?')[0] ?? '';
    const answers: Record<string, unknown> = { '/api/user': loginAnswer.user, '/api/user-profile': profile };
    if (received.method === 'GET') return answerJson({ success: true, data: answers[called] ?? [] })(received, res);
    return answerJson(answer.body, answer.status)(received, res);
  });
  const build = accountSite({ profile: { path: 'my-profile', module: myProfile } });
  portal = await startPortal(cms.url, {}, { build });
});
beforeEach(() => {
  answer = { body: { success: true, data: profile }, status: 200 };
  cms.received.length = 0;
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = (address: string, cookie = portal.cookie) =>
  fetch(portal.url + address, { redirect: 'manual', headers: { Accept: 'text/html', Cookie: cookie } });
const post = (fields: Record<string, string>, cookie = portal.cookie) =>
  fetch(portal.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
const written = () =>
  cms.received
    .filter(({ method }) => method !== 'GET')
    .map(({ url, body }) => ({ url, body: JSON.parse(body.toString()) as Record<string, unknown> }));

test('a visitor is led to the login, and back', async () => {
  for (const response of [await get(path, ''), await post({ intent: 'names' }, '')])
    expect(response.headers.get('location')).toContain('/en/auth/login?nextUrl=%2Fen%2Fmy-profile');
  expect(written()).toEqual([]);
});

test('says how complete the profile is, and leads to what is missing', async () => {
  const html = await (await get(path)).text();
  expect(html).toContain('85% complete');
  expect(html).toMatch(/<a href="#education">Your education<\/a>.{0,120}15%/);
  expect(html).toMatch(/<input[^>]*dir="rtl"[^>]*value="أمينة"|<input[^>]*value="أمينة"[^>]*dir="rtl"/);
  expect(html).toContain('noindex');
  expect(html).toContain('Young limnologist');
});

test('each part is saved by itself', async () => {
  await post({ intent: 'names', firstName: 'Amina', lastName: 'O.', firstNameAr: '', lastNameAr: '' });
  expect(written()).toEqual([
    { url: '/api/user-profile', body: { firstName: 'Amina', lastName: 'O.', firstNameAr: '', lastNameAr: '' } },
  ]);
});

test('what cannot be right is not sent, and stands in its form again', async () => {
  const response = await post({ intent: 'links', homepage: 'not an address', orcid: '123' });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('Please enter a valid URL');
  expect(html).toContain('value="not an address"');
  expect(written()).toEqual([]);
});

test('interests and languages are read as they are typed', async () => {
  await post({ intent: 'interests', interests: 'Lakes, rivers\nRain', 'language-0': 'sw', 'level-0': 'native' });
  expect(written()[0]?.body).toEqual({
    thematicAreas: [],
    interests: ['Lakes', 'rivers', 'Rain'],
    languages: [{ code: 'sw', level: 'native' }],
    openTo: [],
  });
});

test('a biography that was only looked at keeps its headings', async () => {
  await post({ intent: 'biography', biography: textOfHtml(profile.biography) });
  await post({ intent: 'biography', biography: 'One <b>\n\nTwo' });
  expect(written().map(({ body }) => body)).toEqual([{}, { biography: '<p>One &lt;b&gt;</p><p>Two</p>' }]);
  expect(textOfHtml(htmlOfText('One <b>\nmore\n\nTwo & three'))).toBe('One <b>\nmore\n\nTwo & three');
});

test('an entry is added, changed, deleted, brought back and moved within its list', async () => {
  const html = await (await get(`${path}?edit=awards-7`)).text();
  expect(html).toContain('name="awards.title"');
  const added = await post({ intent: 'entry', section: 'awards', id: '', 'awards.title': 'Second' });
  expect(added.headers.get('location')).toBe('/en/my-profile?saved=awards#awards');
  await post({ intent: 'entry', section: 'awards', id: '7', 'awards.title': 'First', 'awards.date': '2021' });
  await post({ intent: 'restore', section: 'awards', index: '0', entry: JSON.stringify({ title: 'Again' }) });
  const titles = written().map(({ body }) => (body.awards as { id: string; title: string }[]).map((one) => one.title));
  expect(titles).toEqual([['Young limnologist', 'Second'], ['First'], ['Again', 'Young limnologist']]);
  cms.received.length = 0;
  await post({ intent: 'delete', section: 'awards', id: '7' });
  expect(written()).toEqual([{ url: '/api/user-profile/delete-section', body: { section: 'awards', id: '7' } }]);
  const refused = await post({ intent: 'entry', section: 'awards', id: '', 'awards.title': '', 'awards.date': 'x' });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('Please enter a year, as in 2019');
  expect(page).toMatch(/name="awards.date"[^>]*value="x"|value="x"[^>]*name="awards.date"/);
});

test('what the page does not know is refused', async () => {
  expect((await post({ intent: 'constructor' })).status).toBe(400);
  expect((await post({ intent: 'delete', section: 'role' })).status).toBe(400);
  expect(written()).toEqual([]);
});
