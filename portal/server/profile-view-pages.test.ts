import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '@scholars/contract/members';
import * as profileView from '../src/member/profile-view/profile-view';
import * as memberDetail from '../src/public/members/member-detail';
import { accountSite } from '../tests/account-site';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

const period = { from: '2019', to: '2021' };
const member: Member = {
  id: 'm1',
  slug: 'amina-otieno',
  locale: 'en',
  locales: ['en'],
  name: 'Amina Otieno',
  otherName: 'أمينة أوتينو',
  headline: 'Studies lakes',
  photo: { url: '/a.png', alt: '', width: 1, height: 1 },
  biography: '<p>Of lakes.</p>',
  country: { code: 'KE', name: 'Kenya' },
  city: 'Kisumu',
  currentTitle: 'Lecturer',
  currentDepartment: 'Limnology',
  currentInstitution: 'Lakeside University',
  organization: null,
  homepage: 'https://amina.example',
  links: { linkedin: 'https://www.linkedin.com/in/amina', scholar: '', x: '', github: '' },
  orcid: '0000-0002-1825-0097',
  thematicAreas: [],
  interests: ['Lakes'],
  languages: [{ code: 'sw', name: 'Swahili', level: 'native' }],
  openTo: ['mentoring'],
  education: [
    { degree: 'Doctorate', field: 'Limnology', institution: 'Rift University', country: null, ...period },
    { degree: '', field: '', institution: 'Lakeside School', country: null, from: '', to: '' },
  ],
  experience: [
    {
      title: 'Diver',
      organization: 'Rift Fund',
      country: null,
      from: '2019',
      to: null,
      current: true,
      description: 'Dives.',
    },
  ],
  publications: [
    {
      title: 'What lakes remember',
      translatedTitle: 'ما تتذكره البحيرات',
      type: 'article',
      venue: 'Waters',
      year: 2021,
      doi: '10.1000/182',
      url: 'https://waters.example/182',
      authors: 'A. Otieno',
    },
    {
      title: 'Rain',
      translatedTitle: '',
      type: 'book',
      venue: '',
      year: 2020,
      doi: null,
      url: 'https://rain.example',
      authors: '',
    },
  ],
  awards: [{ title: 'Young limnologist', organization: 'Waters', date: '2020-05', description: 'For lakes.' }],
  service: [{ title: 'Reviewer', organization: 'Waters', ...period, description: 'Reads.' }],
  projects: [{ title: 'Lakes of the Rift', role: 'Lead', funder: 'Fund', ...period, description: 'Maps.' }],
  email: 'amina@lakeside.example',
  phoneNumber: '+254 711550142',
  hasCv: true,
};
const stranger: Member = { ...member, email: undefined, phoneNumber: undefined, homepage: null };
const own = '/en/my-profile/view';
const page = '/en/members/amina-otieno';
let cms: FakeCms;
let portal: TestPortal;
/** Of a member whose profile this is not. */
let other: string;

beforeAll(async () => {
  cms = await startFakeCms((received, res) => {
    const path = received.url.split('?')[0] ?? '';
    const bearer = received.headers.authorization;
    const answers: Record<string, unknown> = {
      '/api/user': bearer === 'Bearer of-another' ? { ...loginAnswer.user, memberId: 'm2' } : loginAnswer.user,
      '/api/user-profile/view': received.url.includes('as=connection') ? member : stranger,
      '/api/members/amina-otieno': bearer ? member : stranger,
    };
    return answerJson({ success: true, data: answers[path] ?? [] })(received, res);
  });
  const build = accountSite({
    view: { path: 'my-profile/view', module: profileView },
    member: { path: 'members/:slug', module: memberDetail },
  });
  portal = await startPortal(cms.url, {}, { build });
  other = portal.sessions
    .open({ ...loginAnswer, token: 'of-another' })
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
});
beforeEach(() => {
  cms.received.length = 0;
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

const get = async (address: string, cookie = portal.cookie) => {
  const response = await fetch(portal.url + address, {
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: cookie },
  });
  return { location: response.headers.get('location'), html: await response.text() };
};

test('one’s own profile is seen through the eyes that the address names, a visitor’s where it names none', async () => {
  expect((await get(own, '')).location).toContain('/en/auth/login?nextUrl=%2Fen%2Fmy-profile%2Fview');
  const asConnection = (await get(`${own}?as=connection`)).html;
  expect(asConnection).toContain('as your connections see it');
  expect(asConnection).toContain('amina@lakeside.example');
  expect(asConnection).toContain('/api/members/m1/cv');
  for (const address of [own, `${own}?as=visitor`, `${own}?as=self`]) {
    const { html } = await get(address);
    expect(html).toContain('as a visitor sees it');
    expect(html).not.toContain('amina@lakeside.example');
    expect(html).not.toContain('/api/members/m1/cv');
    expect(html).toContain('noindex');
  }
  expect(cms.received.filter(({ url }) => url.includes('/view')).map(({ url }) => url.split('=')[1])).toEqual([
    'connection',
    'visitor',
    'visitor',
    'visitor',
  ]);
});

test('a profile shows each thing that is in the answer', async () => {
  const { html } = await get(page, other);
  const shown = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  const texts = [
    'Amina Otieno',
    'أمينة أوتينو',
    'Studies lakes',
    'Of lakes.',
    'Kisumu',
    'Kenya',
    'Lecturer',
    'Limnology',
    'Lakeside University',
    'Swahili (native)',
    'Mentoring',
    'Doctorate',
    'Rift University',
    'Lakeside School',
    'Diver',
    'Rift Fund',
    'Dives.',
    'present',
    'What lakes remember',
    'ما تتذكره البحيرات',
    'Waters',
    'A. Otieno',
    'https://doi.org/10.1000/182',
    'https://rain.example',
    'Young limnologist',
    'May 2020',
    'For lakes.',
    'Reviewer',
    'Reads.',
    'Lakes of the Rift',
    'Lead ·\u00a0Fund',
    'Maps.',
    'mailto:amina@lakeside.example',
    'tel:+254711550142',
    'https://orcid.org/0000-0002-1825-0097',
    'linkedin.com/in/amina',
    'amina.example',
  ];
  for (const text of texts) expect({ text, isShown: shown.includes(text) }).toEqual({ text, isShown: true });
  expect(shown).not.toContain('https://waters.example/182');
});

test('a visitor’s page holds nothing of what members are shown, nor do machines read it from a member’s', async () => {
  const forVisitors = (await get(page, '')).html;
  for (const hidden of ['amina@lakeside.example', 'amina.example', '711550142', 'as a connection'])
    expect(forVisitors).not.toContain(hidden);
  expect(forVisitors).toContain('/en/auth/login?nextUrl=%2Fen%2Fmembers%2Famina-otieno');
  expect(forVisitors).toContain('"@type":"Person"');
  expect((await get(page, other)).html).not.toContain('"@type":"Person"');
});

test('its owner is told how others see it, and invited to write it in the other language', async () => {
  expect((await get(page, other)).html).not.toContain('This is your own page');
  const { html } = await get(page);
  expect(html).toContain('This is your own page');
  expect(html).toContain('/en/my-profile/view?as=connection');
  expect(html).toMatch(/<a href="\/ar\/my-profile" hrefLang="ar">Write it in Arabic too/);
});

test('readers of the other language are told in which it is written, and its texts say so too', async () => {
  const { html } = await get('/ar/members/amina-otieno', '');
  expect(html).toContain('هذا الملف مكتوب بالإنجليزية فقط.');
  expect(html).toMatch(/<span lang="en" dir="ltr">Lecturer/);
  expect(html).toMatch(/lang="en" dir="ltr"[^>]*><h3[^>]*>Diver/);
});
