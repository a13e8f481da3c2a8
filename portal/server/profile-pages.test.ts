import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserProfile } from '@scholars/contract/profile';
import { htmlOfText, textOfHtml } from '@scholars/contract/rich-text';
import * as myProfile from '../src/member/profile/my-profile';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { valuesOfForm } from '../tests/drawn-form';
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
  versions: { education: 'e', experience: 'x', publications: 'p', awards: 'a', service: 's', projects: 'j' },
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

test('each button that saves is said with its part', async () => {
  const html = await (await get(path)).text();
  const parts = [...html.matchAll(/<button[^>]*aria-describedby="([\w-]+)"[^>]*>(?:<[^>]*>)*Save</g)].map(
    ([, id]) => new RegExp(`<h2 id="${id}">([^<]+)`).exec(html)?.[1],
  );
  expect(parts).toEqual(['Name', 'Position', 'Biography', 'Interests and languages', 'Links', 'Who sees what']);
});

test('of a part only what its person has changed is saved: another window may have saved the rest', async () => {
  const html = await (await get(path)).text();
  const controlsOf = (part: string) => valuesOfForm(html, `data-kept="${part}"`);
  await post({ ...controlsOf('names'), lastName: 'O.' });
  await post({ ...controlsOf('position'), city: 'Kisumu' });
  await post({ ...controlsOf('links'), github: 'https://github.com/amina' });
  await post({ ...controlsOf('interests'), interests: 'Lakes, Rivers' });
  await post({ ...controlsOf('visibility'), cv: 'private' });
  await post(controlsOf('visibility'));
  expect(written().map(({ body }) => body)).toEqual([
    { lastName: 'O.' },
    { city: 'Kisumu' },
    { links: { github: 'https://github.com/amina' } },
    { interests: ['Lakes', 'Rivers'] },
    { visibility: { cv: 'private' } },
    { visibility: {} },
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

test('an entry that was changed in another window is not overwritten unseen, and what was typed stays', async () => {
  const base = JSON.stringify({ ...award, title: 'As it was' });
  const entry = { intent: 'entry', section: 'awards', id: '7', 'awards.title': 'Mine' };
  const response = await post({ ...entry, base });
  expect(response.status).toBe(409);
  expect(written()).toEqual([]);
  const html = await response.text();
  expect(html).toContain('This entry was changed meanwhile');
  expect(html).toMatch(/What was changed meanwhile.*Award.*Young limnologist.*Before:.*As it was/s);
  expect(html).toMatch(/name="awards.title"[^>]*value="Mine"|value="Mine"[^>]*name="awards.title"/);
  // Saved once more it is meant.
  await post({ ...entry, base: JSON.stringify(award) });
  expect(written()).toMatchObject([{ body: { awards: [{ id: '7', title: 'Mine' }], basedOn: { awards: 'a' } } }]);
});

test('an entry that was deleted in another window may be added again', async () => {
  const base = JSON.stringify({ ...award, id: '9' });
  const response = await post({ intent: 'entry', section: 'awards', id: '9', base, 'awards.title': 'Mine' });
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(html).toContain('This entry was deleted meanwhile');
  expect(html).toMatch(/value="Mine"/);
  expect(html).toMatch(/<input type="hidden" name="id" value=""/);
});

test('a list that was changed between reading and writing is read and changed once more', async () => {
  answer = { body: { success: false, message: 'This list was changed meanwhile' }, status: 409 };
  const response = await post({ intent: 'entry', section: 'awards', id: '', 'awards.title': 'Second' });
  expect(written()).toHaveLength(3);
  expect(await response.text()).toContain('This list was changed meanwhile');
});

test('what the page does not know is refused', async () => {
  expect((await post({ intent: 'constructor' })).status).toBe(400);
  expect((await post({ intent: 'delete', section: 'role' })).status).toBe(400);
  expect(written()).toEqual([]);
});
