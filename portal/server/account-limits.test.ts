import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locales, type Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { startAccountCms, type AccountCms } from '../tests/account-cms';
import { accountSite } from '../tests/account-site';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';

let cms: AccountCms;
let portal: TestPortal;

beforeEach(async () => void (cms = await startAccountCms()));
afterEach(async () => {
  await portal.close();
  await cms.close();
});

const password = 'lantern orchard 47 tides';
const token = 'abcdefghijklmnopqrstuvwxyz';
/** Each form of accounts, and the call that may be past its limit. */
const forms: [path: string, call: string, values: Record<string, string>][] = [
  ['auth/login', 'login', { email: 'amal@scholars.example', password, recaptcha: 'x' }],
  [
    'auth/register',
    'register',
    {
      email: 'amal@scholars.example',
      password,
      passwordConfirmation: password,
      firstName: 'Amal',
      lastName: 'Haddad',
      country: 'QA',
      currentTitle: 'Lecturer',
      currentInstitution: 'Lakeside',
      thematicAreas: '3',
      acceptTerms: 'on',
      recaptcha: 'x',
    },
  ],
  ['auth/register', 'resend-email-verification', { intent: 'resend', token }],
  ['auth/reset-password', 'request-reset-password', { email: 'amal@scholars.example', recaptcha: 'x' }],
  [`auth/reset-password?token=${token}`, 'reset-password', { intent: 'set', password, passwordConfirmation: password }],
  [`auth/set-password?token=${token}`, 'set-password', { intent: 'set', password, passwordConfirmation: password }],
  [`auth/confirm-email?token=${token}`, 'confirm-email', {}],
  [`newsletter/unsubscribe?token=${token}`, 'newsletter/unsubscribe', {}],
  [
    'account/my-information',
    'change-old-password',
    { intent: 'password', oldPassword: 'before', password, passwordConfirmation: password },
  ],
];

const isForVisitors = (path: string) => /auth\/(login|register)/.test(path);
const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, {
    method: 'POST',
    body: new URLSearchParams(values),
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: isForVisitors(path) ? '' : portal.cookie, ...headers },
  });

describe.each(forms)('The form of /%s, when %s is past its limit', (path, call, values) => {
  beforeEach(async () => {
    portal = await startPortal(cms.url, {}, { build: accountSite() });
    cms.open.add(loginAnswer.token);
    cms.failing.set(`/api/${call}`, { status: 429, headers: { 'Retry-After': '130' } });
  });

  test.each([
    ['en', 'Too many attempts. Please try again in 3 minutes'],
    ['ar', 'محاولات كثيرة. يُرجى المحاولة من جديد بعد ٣ دقائق'],
  ])('says in %s how long to wait, to the person and to programs, and signs nobody out', async (language, message) => {
    const response = await post(`/${language}/${path}`, values);
    expect(cms.asked(`/api/${call}`)).toHaveLength(1);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '130']);
    expect(await response.text()).toContain(message);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await post(`/${language}/${path.replace(/(\?|$)/, '.data$1')}`, values)).headers.get('Retry-After')).toBe(
      '130',
    );
  });
});

describe.each(forms)('The form of /%s, when %s fails for a reason of ours', (path, call, values) => {
  beforeEach(async () => {
    portal = await startPortal(cms.url, {}, { build: accountSite() });
    cms.open.add(loginAnswer.token);
  });

  test.each([
    ['says 500', 500, (language: Locale) => ({ status: 500, message: messageText(language, 'error.internal') })],
    ['says 503', 503, (language: Locale) => ({ status: 503, message: messageText(language, 'error.unavailable') })],
    ['hangs up', 503, () => undefined],
  ] as const)(
    'because the CMS %s, says the specification’s sentence, in the page’s language',
    async (_, status, failure) => {
      for (const language of locales) {
        cms.failing.set(`/api/${call}`, failure(language));
        const response = await post(`/${language}/${path}`, values);
        expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
        const html = await response.text();
        expect(html).toContain(messageText(language, 'error.internal'));
        expect(html).not.toContain(messageText(language, 'error.unavailable'));
      }
    },
  );
});

describe('A limit that the CMS has words of its own for', () => {
  test('is told in these words, with the time to wait', async () => {
    portal = await startPortal(cms.url, {}, { build: accountSite() });
    cms.failing.set('/api/request-reset-password', {
      status: 429,
      headers: { 'Retry-After': '130' },
      message: 'Several emails were asked for at this address just now',
    });
    const response = await post('/en/auth/reset-password', { email: 'amal@scholars.example', recaptcha: 'x' });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '130']);
    expect(await response.text()).toContain('Several emails were asked for at this address just now');
  });
});

describe('The address that limits are counted by', () => {
  const invented = {
    'X-Forwarded-For': '6.6.6.6, 203.0.113.9',
    'X-Real-Ip': '6.6.6.6',
    'X-Client-Ip': '6.6.6.6',
    Forwarded: 'for=6.6.6.6',
  };

  test.each([
    ['the peer’s own, whatever a browser invents', '0', '127.0.0.1'],
    ['what our proxy wrote, the last one, where there is a proxy of ours', '1', '203.0.113.9'],
  ])('is %s', async (_, TRUST_PROXY, address) => {
    portal = await startPortal(cms.url, { TRUST_PROXY }, { build: accountSite() });
    cms.open.add(loginAnswer.token);
    for (const [path, , values] of forms) await post(`/en/${path}`, values, invented);
    await post('/api/login', {}, invented);
    await fetch(`${portal.url}/en/auth/login`, { headers: invented });
    const told = cms.received.map(({ url, headers }) => [
      url.split('?')[0],
      headers['x-client-ip'],
      headers['x-forwarded-for'],
    ]);
    expect(told.length).toBeGreaterThan(forms.length);
    for (const [url, given, forwarded] of told) expect([url, given, forwarded]).toEqual([url, address, undefined]);
    expect(cms.received.every(({ headers }) => /^[\da-f]{64}$/.test(headers['x-portal-key']?.toString() ?? ''))).toBe(
      true,
    );
  });
});
