import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { messageText } from '@scholars/contract/message-catalogues';
import { goodPassword, newPerson, registrationOf } from './support/accounts.js';
import { demoPassword, people, portalKey, useCms } from './support/cms.js';
import { OpenIdProvider } from './support/openid-provider.js';
import { publicUrl } from './support/places.js';
import { buildFellow, buildIntake, buildMessage, buildRequest } from './support/forms.js';

const provider = new OpenIdProvider();
beforeAll(() => provider.start([`${publicUrl}/en/auth/orcid/callback`]));
afterAll(() => provider.stop());

const cms = useCms({
  env: {
    RATE_LIMITS: 'on',
    // Known once it listens; read when the CMS starts.
    get ORCID_ISSUER() {
      return provider.issuer;
    },
    ORCID_CLIENT_ID: provider.client.id,
    ORCID_CLIENT_SECRET: provider.client.secret,
  },
});

afterEach(() => {
  vi.useRealTimers();
});

/** As the portal says who the visitor is. */
const from = (address: string, key = portalKey) => ({ 'X-Client-Ip': address, 'X-Portal-Key': key });
const login = (email: string, address: string, password = 'wrong') => cms.post('/api/login', { email, password }, { headers: from(address) });
const sendEmpty = (form: string, headers: Record<string, string>) => cms.post(`/api/${form}`, {}, { headers });
const times = (n: number) => Array.from({ length: n }, (_, index) => index);

describe.each<[form: string, address: string, build: () => unknown]>([
  ['founding-fellows-profile', '192.0.2.10', buildFellow],
  ['travel-intake', '192.0.2.11', buildIntake],
  ['contact-us', '192.0.2.12', () => buildMessage({ recaptcha: 'off' })],
  ['organizations/join-us', '192.0.2.13', () => buildRequest({ recaptcha: 'off' })],
])('The form %s', (form, address, build) => {
  it('takes twenty an hour from one visitor, and refuses the next with the time to wait', async () => {
    for (const n of times(20)) {
      const { status } = n < 2 ? await cms.post(`/api/${form}`, build(), { headers: from(address) }) : await sendEmpty(form, from(address));
      expect({ n, status }).toEqual({ n, status: n < 2 ? 200 : 422 });
    }
    const before = await cms.traces();
    for (const language of ['en', 'ar'] as const) {
      const { status, headers, body } = await cms.post(`/api/${form}`, build(), { headers: from(address), language });
      expect({ status, body }).toEqual({ status: 429, body: { success: false, message: messageText(language, 'error.tooMany') } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    }
    expect(await cms.traces()).toEqual(before);
  });

  it('still takes what another visitor sends', async () => {
    expect((await cms.post(`/api/${form}`, build(), { headers: from('192.0.2.200') })).status).toBe(200);
  });
});

it.each([
  ['founding-fellows-profile', '192.0.2.10'],
  ['travel-intake', '192.0.2.11'],
])('The form %s is refused at once, before a body is read that is still on its way', async (form, address) => {
  const { status } = await cms.post(`/api/${form}`, 'not even multipart', { headers: { ...from(address), 'Content-Type': 'multipart/form-data' } });
  expect(status).toBe(429);
});

it('The answer to an invitation is taken twenty times an hour from one visitor, so that codes cannot be tried out', async () => {
  const answer = (address: string) => cms.post('/api/events/annual-gathering-24/rsvp', { invitation: 'not-a-code', attending: 'no' }, { headers: from(address) });
  for (const n of times(21)) expect({ n, status: (await answer('192.0.2.15')).status }).toEqual({ n, status: n < 20 ? 404 : 429 });
  expect((await answer('192.0.2.201')).status).toBe(404);
});

describe('Who a visitor is', () => {
  it('is told by the portal alone: without its key nobody chooses an address', async () => {
    const statuses: number[] = [];
    for (const n of times(22)) {
      const key = ['', 'wrong', portalKey.slice(0, -1), portalKey.toUpperCase(), `${portalKey}0`][n % 5] ?? '';
      statuses.push((await sendEmpty('travel-intake', { ...from(`198.51.100.${n}`, key), 'X-Forwarded-For': `198.51.100.${n}`, Forwarded: `for=198.51.100.${n}` })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
  });

  it('is a whole network of IPv6, and the same address in both its spellings', async () => {
    const statuses: number[] = [];
    for (const n of times(21)) statuses.push((await sendEmpty('founding-fellows-profile', from(`2001:db8:1:2:${n}::1`))).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await sendEmpty('founding-fellows-profile', from('2001:db8:1:3::1'))).status).toBe(422);
    for (const n of times(20)) await sendEmpty('founding-fellows-profile', from(`2001:db9::${n + 1}`));
    for (const same of ['2001:db9::ffff', '2001:0DB9:0:0:1::', '2001:db9:0:0:5:6:7:8']) expect({ same, status: (await sendEmpty('founding-fellows-profile', from(same))).status }).toEqual({ same, status: 429 });
    expect((await sendEmpty('founding-fellows-profile', from('2001:db9:0:1::1'))).status).toBe(422);
    expect((await sendEmpty('founding-fellows-profile', from('::ffff:192.0.2.10'))).status).toBe(429);
  });
});

describe('Logins', () => {
  it('are limited for one account, from wherever they come; other accounts go on', async () => {
    for (const n of times(10)) expect((await login(people.member, `203.0.113.${n}`)).status).toBe(401);
    const { status, headers } = await login(people.member, '203.0.113.99', demoPassword);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(people.member.toUpperCase(), '203.0.113.98', demoPassword)).status).toBe(429);
    expect((await login(people.other, '203.0.113.99', demoPassword)).status).toBe(200);
    // Nobody is locked out for longer than a quarter of an hour.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    expect((await login(people.member, '203.0.113.99', demoPassword)).status).toBe(200);
  });

  it('are limited for one visitor, whatever accounts they try; other visitors go on', async () => {
    for (const n of times(25)) expect((await login(`nobody${n}@scholars.example`, '203.0.113.200')).status).toBe(401);
    expect((await login(people.coordinator, '203.0.113.200', demoPassword)).status).toBe(429);
    expect((await login(people.coordinator, '203.0.113.201', demoPassword)).status).toBe(200);
  });
});

/** Calls that are counted by themselves; `most` tries of one visitor, or of one account where a session tells who it is. */
const counted: [name: string, most: number, status: number, body: () => object][] = [
  ['login', 25, 401, () => ({ email: newPerson(), password: 'wrong' })],
  ['register', 10, 200, () => registrationOf(newPerson())],
  ['requestPasswordReset', 25, 200, () => ({ email: newPerson() })],
  ['resendEmailVerification', 25, 401, () => ({})],
  ['confirmEmail', 60, 401, () => ({})],
  ['checkResetToken', 60, 401, () => ({})],
  ['resetPassword', 60, 401, () => ({ password: goodPassword })],
  ['checkSetPasswordToken', 60, 401, () => ({})],
  ['setPassword', 60, 401, () => ({ password: goodPassword })],
  ['changeOldPassword', 10, 422, () => ({ oldPassword: 'wrong', password: goodPassword, passwordConfirmation: goodPassword })],
  ['startProviderLogin', 30, 200, () => ({})],
  ['finishProviderLogin', 30, 422, () => ({})],
  ['subscribeToNewsletter', 10, 200, () => ({ email: newPerson(), consent: true })],
  ['confirmNewsletter', 300, 401, () => ({})],
  ['unsubscribeFromNewsletter', 300, 401, () => ({})],
];
// Counted above.
const countedForms = ['submitFoundingFellowsProfile', 'submitTravelIntake', 'sendContactMessage', 'askToJoin', 'answerInvitation'];

describe.each(counted)('The call %s', (name, most, status, body) => {
  it(`answers ${most} tries, and then says how long to wait; another visitor goes on`, async () => {
    const { method, path, access } = endpoints[name] as Endpoint;
    const index = counted.findIndex(([known]) => known === name);
    const tokens = { public: undefined, link: 'x'.repeat(43), member: await cms.tokenOf('member'), coordinator: undefined };
    const tryFrom = (visitor: string, token = tokens[access]) => cms.call(method, path.replace('{provider}', 'orcid'), method === 'GET' ? undefined : body(), { token, headers: from(visitor) });
    // Where an account is counted, each try comes from elsewhere.
    const visitorOf = (n: number) => (access === 'member' ? `192.0.3.${n}` : `192.0.2.${100 + index}`);
    for (const n of times(most)) expect({ n, status: (await tryFrom(visitorOf(n))).status }).toEqual({ n, status });
    const refused = await tryFrom(visitorOf(most));
    expect({ status: refused.status, body: refused.body }).toEqual({ status: 429, body: { success: false, message: messageText('en', 'error.tooMany') } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryFrom(`192.0.4.${index}`, access === 'member' ? await cms.tokenOf('other') : undefined)).status).toBe(access === 'link' ? 401 : status);
  });
});

it('Every call by which a visitor changes something or tries a token is limited', () => {
  const { builtNames } = cms.module<{ builtNames: ReadonlySet<string> }>('src/contract/built-actions.js');
  const open = Object.entries(endpoints).filter(([name, { access, method }]) => builtNames.has(name) && (access === 'link' || (access === 'public' && method !== 'GET')));
  const known = [...counted.map(([name]) => name), ...countedForms];
  expect(open.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  for (const name of known) expect(Object.keys(endpoints)).toContain(name);
});

describe('Registrations of one address', () => {
  it('are five in half an hour, from wherever they come: each one mails its owner', async () => {
    for (const email of [people.other, newPerson()]) {
      for (const n of times(5)) expect((await cms.post('/api/register', registrationOf(email), { headers: from(`198.51.101.${n}`) })).status).toBe(200);
      expect((await cms.post('/api/register', registrationOf(email.toUpperCase()), { headers: from('198.51.101.99') })).status).toBe(429);
    }
  });
});

describe('Resets of one address', () => {
  it('are five in half an hour, from wherever they are asked for, whether the address is known or not', async () => {
    for (const email of [people.member, 'nobody@scholars.example']) {
      for (const n of times(5)) expect((await cms.post('/api/request-reset-password', { email }, { headers: from(`198.51.100.${n}`) })).status).toBe(200);
      expect((await cms.post('/api/request-reset-password', { email: email.toUpperCase() }, { headers: from('198.51.100.99') })).status).toBe(429);
    }
    const { id } = await cms.db('up_users').where({ email: people.member }).first('id');
    expect(await cms.count('link_tokens', { purpose: 'reset-password', subject: String(id) })).toBe(5);
  });
});

describe('Reads', () => {
  it('are not limited', async () => {
    for (const _ of times(60)) expect((await cms.get('/api/thematic-areas', { headers: from('192.0.2.10') })).status).toBe(200);
  });
});
