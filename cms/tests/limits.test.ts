import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { sampleOf } from '@scholars/contract/tests/call-samples';
import { someOf } from '@scholars/contract/tests/short-run';
import { messageText } from '@scholars/contract/message-catalogues';
import { locales } from '@scholars/contract/locale';
import { messageRef } from '@scholars/contract/messages';
import type { Receipt } from '@scholars/contract/submissions';
import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { goodPassword, newPerson, registrationOf } from './support/accounts.js';
import { demoPassword, people, portalKey, useCms } from './support/cms.js';
import { OpenIdProvider } from './support/openid-provider.js';
import { connectLive, refusalOf, useLiveClients } from './support/live-client.js';
import { publicUrl } from './support/places.js';
import {
  buildFellow,
  buildForm,
  buildIntake,
  buildPdf,
  buildSample,
  buildTravelRequest,
  type Fields,
} from './support/forms.js';

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

useLiveClients();

/** Signing in again and again has a limit of its own, which is none of these. */
let coordinatorSessions = 0;
const sessionOfCoordinator = async () => {
  const headers = from(`203.0.113.${(coordinatorSessions += 1)}`);
  const { body } = await cms.post<{ token: string }>(
    '/api/login',
    { email: people.coordinator, password: demoPassword },
    { headers },
  );
  return body.success ? body.data.token : expect.fail(body.message);
};

/** As the portal says who the visitor is. */
const from = (address: string, key = portalKey) => ({ 'X-Client-Ip': address, 'X-Portal-Key': key });
const sendEmpty = (form: string, headers: Record<string, string>, token?: string) =>
  cms.post(`/api/${form}`, {}, { headers, ...(token && { token }) });
const times = (n: number) => Array.from({ length: n }, (_, index) => index);

/** The calls that send forms, the visitor who sends too many of each, and what they send. */
const forms = kindNames.flatMap((kind, index) =>
  Object.entries(endpoints)
    .filter(([, { submits }]) => submits === kind)
    .map(([name, { path, multipart, access }]) => ({
      name,
      // Some are a member's to send.
      signedIn: async () => (access === 'member' ? { token: await cms.tokenOf('member') } : {}),
      form: path.replace('/api/', ''),
      address: `192.0.2.${10 + index}`,
      multipart,
      build: () => buildSample(name),
    })),
);

describe.each(forms)('The form $form', ({ form, address, build, signedIn }) => {
  it('takes twenty an hour from one visitor, and refuses the next with the time to wait', async () => {
    const caller = await signedIn();
    for (const n of times(20)) {
      const { status } =
        n < 2
          ? await cms.post(`/api/${form}`, build(), { headers: from(address), ...caller })
          : await sendEmpty(form, from(address), caller.token);
      expect({ n, status }).toEqual({ n, status: n < 2 ? 200 : 422 });
    }
    const before = await cms.traces();
    for (const language of ['en', 'ar'] as const) {
      const { status, headers, body } = await cms.post(`/api/${form}`, build(), {
        headers: from(address),
        language,
        ...caller,
      });
      expect({ status, body }).toEqual({
        status: 429,
        body: { success: false, message: messageText(language, 'error.tooMany') },
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    }
    expect(await cms.traces()).toEqual(before);
  });

  it('still takes what another visitor sends', async () => {
    const headers = from('192.0.2.200');
    expect((await cms.post(`/api/${form}`, build(), { headers, ...(await signedIn()) })).status).toBe(200);
  });
});

it.each(forms.filter(({ multipart }) => multipart))(
  'The form $form is refused at once, before a body is read that is still on its way',
  async ({ form, address, signedIn }) => {
    const { status } = await cms.post(`/api/${form}`, 'not even multipart', {
      ...(await signedIn()),
      headers: { ...from(address), 'Content-Type': 'multipart/form-data' },
    });
    expect(status).toBe(429);
  },
);

it('The answer to an invitation is taken twenty times an hour from one visitor, so that codes cannot be tried out', async () => {
  const answer = (address: string) =>
    cms.post(
      '/api/events/annual-gathering-24/rsvp',
      { invitation: 'not-a-code', attending: 'no' },
      { headers: from(address) },
    );
  for (const n of times(21))
    expect({ n, status: (await answer('192.0.2.15')).status }).toEqual({ n, status: n < 20 ? 404 : 429 });
  expect((await answer('192.0.2.201')).status).toBe(404);
});

describe('Who a visitor is', () => {
  it('is told by the portal alone: without its key nobody chooses an address', async () => {
    const statuses: number[] = [];
    for (const n of times(22)) {
      const key = ['', 'wrong', portalKey.slice(0, -1), portalKey.toUpperCase(), `${portalKey}0`][n % 5] ?? '';
      statuses.push(
        (
          await sendEmpty('travel-intake', {
            ...from(`198.51.100.${n}`, key),
            'X-Forwarded-For': `198.51.100.${n}`,
            Forwarded: `for=198.51.100.${n}`,
          })
        ).status,
      );
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
  });

  it('is a whole network of IPv6, and the same address in both its spellings', async () => {
    const statuses: number[] = [];
    for (const n of times(21))
      statuses.push((await sendEmpty('founding-fellows-profile', from(`2001:db8:1:2:${n}::1`))).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await sendEmpty('founding-fellows-profile', from('2001:db8:1:3::1'))).status).toBe(422);
    for (const n of times(20)) await sendEmpty('founding-fellows-profile', from(`2001:db9::${n + 1}`));
    for (const same of ['2001:db9::ffff', '2001:0DB9:0:0:1::', '2001:db9:0:0:5:6:7:8'])
      expect({ same, status: (await sendEmpty('founding-fellows-profile', from(same))).status }).toEqual({
        same,
        status: 429,
      });
    expect((await sendEmpty('founding-fellows-profile', from('2001:db9:0:1::1'))).status).toBe(422);
    expect((await sendEmpty('founding-fellows-profile', from('::ffff:192.0.2.10'))).status).toBe(429);
  });
});

/**
 * Calls that are counted by themselves; `most` tries of one visitor, or of one account where a session tells who it is.
 */
const counted: [name: string, most: number, status: number, body: () => object][] = [
  ['login', 25, 401, () => ({ email: newPerson(), password: 'wrong' })],
  ['register', 10, 200, () => registrationOf(newPerson())],
  ['requestPasswordReset', 25, 200, () => ({ email: newPerson() })],
  ['resendEmailVerification', 25, 401, () => ({})],
  ['confirmEmail', 60, 401, () => ({})],
  ['confirmEmailChange', 60, 401, () => ({})],
  ['checkResetToken', 60, 401, () => ({})],
  ['resetPassword', 60, 401, () => ({ password: goodPassword })],
  ['checkSetPasswordToken', 60, 401, () => ({})],
  ['takeSecondStep', 60, 401, () => ({ code: '123456' })],
  ['setPassword', 60, 401, () => ({ password: goodPassword })],
  [
    'changeOldPassword',
    10,
    422,
    () => ({ oldPassword: 'wrong', password: goodPassword, passwordConfirmation: goodPassword }),
  ],
  ['requestEmailChange', 10, 422, () => ({ email: newPerson(), password: 'wrong' })],
  ['startProviderLogin', 30, 200, () => ({})],
  ['finishProviderLogin', 30, 422, () => ({})],
  ['subscribeToNewsletter', 10, 200, () => ({ email: newPerson(), consent: true })],
  ['confirmNewsletter', 300, 401, () => ({})],
  ['unsubscribeFromNewsletter', 300, 401, () => ({})],
  ['checkPreferencesToken', 300, 401, () => ({})],
  ['getPublicPreferences', 300, 401, () => ({})],
  ['updatePublicPreferences', 300, 401, () => ({})],
  ['listLinkedSearchAlerts', 300, 401, () => ({})],
  ['pauseLinkedSearchAlerts', 300, 401, () => ({})],
  ['updateLinkedSearchAlert', 300, 401, () => ({ frequency: 'weekly' })],
  ['deleteLinkedSearchAlert', 300, 401, () => ({})],
  ['getAskedInformation', 60, 401, () => ({})],
  ['giveAskedInformation', 20, 401, () => ({ fullName: 'Amina Otieno' })],
  ['logUiAction', 120, 200, () => ({ action: 'click', target_type: 'page', target_id: 'home' })],
];
// Calls of mailed links are counted alike.
const ofLinks = counted.filter(([, most]) => most === 300);
const asked = counted.filter((call) => !ofLinks.includes(call) || someOf(ofLinks).includes(call));
// Counted above.
const countedForms = [...forms.map(({ name }) => name), 'answerInvitation'];

describe.each(asked)('The call %s', (name, most, status, body) => {
  it(`answers ${most} tries, and then says how long to wait; another visitor goes on`, async () => {
    const { method, path, access } = endpoints[name] as Endpoint;
    const index = counted.findIndex(([known]) => known === name);
    const tokens = {
      public: undefined,
      link: 'x'.repeat(43),
      member: await cms.tokenOf('member'),
      coordinator: undefined,
    };
    const tryFrom = (visitor: string, token = tokens[access]) =>
      cms.call(
        method,
        path.replace('{provider}', 'orcid').replace('{id}', 'none'),
        method === 'GET' ? undefined : body(),
        {
          token,
          headers: from(visitor),
        },
      );
    // Where an account is counted, each try comes from elsewhere.
    const visitorOf = (n: number) => (access === 'member' ? `192.0.3.${n}` : `192.0.2.${100 + index}`);
    for (const n of times(most)) expect({ n, status: (await tryFrom(visitorOf(n))).status }).toEqual({ n, status });
    const refused = await tryFrom(visitorOf(most));
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 429,
      body: { success: false, message: messageText('en', 'error.tooMany') },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await tryFrom(`192.0.4.${index}`, access === 'member' ? await cms.tokenOf('other') : undefined)).status,
    ).toBe(access === 'link' ? 401 : status);
  });
});

it('Files of applications are taken twenty times an hour from one account; what is typed goes on being kept', async () => {
  const token = await cms.tokenOf('member');
  const path = '/api/job-opportunities/apply/learning-resources-librarian';
  const cv = { bytes: buildPdf(), name: 'cv.pdf' };
  const send = (fields: Fields) => cms.post(path, buildForm({ submit: 'false', ...fields }), { token });
  for (const n of times(20)) expect({ n, status: (await send({ cv })).status }).toEqual({ n, status: 200 });
  expect((await send({ cv })).status).toBe(429);
  expect((await send({ coverLetter: 'Dear' })).status).toBe(200);
});

it('Messages of the chat are taken sixty times a minute from one session; another goes on', async () => {
  const [token, other] = [await cms.tokenOf('member'), await cms.tokenOf('other')];
  const [shared] = await cms.data<{ id: string }[]>('/api/conversations', { token: other });
  const write = (of: string, n: number) =>
    cms.post(`/api/conversations/${shared?.id}/messages`, { text: 'x', clientMessageId: `limit-${n}` }, { token: of });
  // The same message again counts as well: it is the call that is limited.
  for (const n of times(60)) expect({ n, status: (await write(token, n % 3)).status }).toEqual({ n, status: 200 });
  expect((await write(token, 99)).status).toBe(429);
  expect((await write(other, 1)).status).toBe(200);
});

/** What coordinators do that costs much: how often in a session, by an address and a body that change nothing. */
const ofCoordinators: [name: string, most: number, status: number, path: string, body?: object][] = [
  ['changeSubmissions', 120, 200, '/api/backoffice/travel-intakes/changes', { rows: [{ id: 'none', version: 1 }] }],
  ['exportSubmissions', 60, 400, '/api/backoffice/travel-intakes/export?format=csv&filters[none]=x'],
  ['exportGuests', 60, 404, '/api/events/no-such-event/answers/export?format=csv'],
  ['findRecords', 120, 200, '/api/backoffice/records?q='],
  ['makeInvitations', 120, 404, '/api/events/no-such-event/invitations'],
  ['stepInvitations', 120, 404, '/api/events/no-such-event/invitations/steps'],
  ['moveWaiting', 120, 404, '/api/events/no-such-event/invitations/none/waiting-place'],
  ['createMessageTemplate', 120, 200, '/api/backoffice/message-templates'],
  ['changeMessageTemplate', 120, 404, '/api/backoffice/message-templates/none'],
  ['removeMessageTemplate', 120, 404, '/api/backoffice/message-templates/none/remove'],
  ['checkSheet', 120, 422, '/api/backoffice/sheets/opportunities/check'],
  ['importSheet', 120, 422, '/api/backoffice/sheets/opportunities/import'],
];

describe.each(someOf(ofCoordinators))('The call %s of a coordinator', (name, most, status, path, body) => {
  it(`answers ${most} tries of a session, and then says how long to wait; another session goes on`, async () => {
    const { method } = endpoints[name] as Endpoint;
    const sent = method === 'GET' ? undefined : (body ?? sampleOf(name).body ?? {});
    const tryBy = (token: string) => cms.call(method, path, sent, { token });
    const [token, other] = [await sessionOfCoordinator(), await sessionOfCoordinator()];
    for (const n of times(most)) expect({ n, status: (await tryBy(token)).status }).toEqual({ n, status });
    const refused = await tryBy(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryBy(other)).status).toBe(status);
  });
});

it('Every call by which a visitor changes something or tries a token is limited', () => {
  const { builtNames } = cms.module<{ builtNames: ReadonlySet<string> }>('src/composition/actions.js');
  const open = Object.entries(endpoints).filter(
    ([name, { access, method }]) =>
      builtNames.has(name) && (access === 'link' || (access === 'public' && method !== 'GET')),
  );
  const known = [...counted.map(([name]) => name), ...countedForms];
  expect(open.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  for (const name of known) expect(Object.keys(endpoints)).toContain(name);
});

/**
 * Whoever reads the mailbox has a link that works in any case, and is told so; no limit of one kind is used up by
 * another.
 */
describe.each<[what: string, path: string, body: (email: string) => object]>([
  ['Registrations', '/api/register', (email) => registrationOf(email)],
  ['Resets', '/api/request-reset-password', (email) => ({ email })],
])('%s of one address', (_, path, body) => {
  it('are five in half an hour, from wherever they are asked for, whether the address is known or not; then the mails are pointed to', async () => {
    for (const [index, email] of [people.other, `someone-${path.length}@scholars.example`].entries()) {
      const from5 = (n: number) => ({ headers: from(`198.51.${110 + path.length + index}.${n}`) });
      for (const n of times(5)) expect((await cms.post(path, body(email), from5(n))).status).toBe(200);
      for (const language of locales) {
        const {
          status,
          headers,
          body: answer,
        } = await cms.post(path, body(email.toUpperCase()), { ...from5(99), language });
        const minutes = Math.ceil(Number(headers.get('retry-after')) / 60);
        expect({ status, answer }).toEqual({
          status: 429,
          answer: { success: false, message: messageText(language, messageRef('error.mailsJustSent', minutes)) },
        });
      }
    }
  });
});

describe('Resets of one address', () => {
  it('are kept from its owner by nobody who registers it again and again, and the last mailed link works past the wait', async () => {
    const email = people.coordinator;
    for (const n of times(6))
      await cms.post('/api/register', registrationOf(email), { headers: from(`198.51.103.${n}`) });
    for (const n of times(6))
      await cms.post('/api/request-reset-password', { email }, { headers: from(`198.51.104.${n}`) });
    const { id } = await cms.db('up_users').where({ email }).first('id');
    const links = await cms.db('link_tokens').where({ purpose: 'reset-password', subject: String(id) });
    expect(links).toHaveLength(5);
    const [good, ...others] = links.filter(({ used_at }) => used_at === null);
    expect(others).toEqual([]);
    expect(good?.expires_at).toBeGreaterThan(Date.now() + 30 * 60_000);
  });
});

it('Links to one new address are mailed five times in half an hour, whoever asks for them', async () => {
  const token = await cms.tokenOf('other');
  const ask = (email: string) => cms.post('/api/email-change', { email, password: demoPassword }, { token });
  const email = newPerson();
  const resend = (n: number) => cms.post('/api/email-change/resend', {}, { token, headers: from(`198.51.130.${n}`) });
  expect((await ask(email)).status).toBe(200);
  for (const n of times(4)) expect((await resend(n)).status).toBe(200);
  for (const { status, headers, body } of [await resend(4), await ask(email.toUpperCase())]) {
    const minutes = Math.ceil(Number(headers.get('retry-after')) / 60);
    expect({ status, body }).toEqual({
      status: 429,
      body: { success: false, message: messageText('en', messageRef('error.mailsJustSent', minutes)) },
    });
  }
  expect((await ask(newPerson())).status).toBe(200);
});

describe('Receipts of forms to one address', () => {
  it('are five in a day over all forms, whoever sends them; the forms are stored all the same, and other addresses are mailed', async () => {
    const emailAddress = 'a.stranger@lakeside.example';
    const mails = () => cms.count('mail_jobs', { template: 'submission-received' });
    const before = await mails();
    const sendTo = async (address: string, n: number) => {
      const form = n % 2 === 0 ? 'travel-intake' : 'founding-fellows-profile';
      const fields = { emailAddress: address };
      const body = n % 2 === 0 ? buildIntake(fields) : buildFellow(fields);
      const { status, body: answer } = await cms.post<Receipt>(`/api/${form}`, body, {
        headers: from(`198.51.120.${n + 1}`),
      });
      if (!answer.success) throw new Error(`${status}: ${answer.message}`);
      expect(answer.data.reference).toMatch(/^(TI|FF)-/);
    };
    for (const n of times(7)) await sendTo(n === 6 ? 'A.Stranger@Lakeside.example' : emailAddress, n);
    expect(await mails()).toBe(before + 5);
    const stored = await Promise.all(
      ['travel_intakes', 'founding_fellows_profiles'].map((table) =>
        cms.db(table).whereRaw('lower(email_address) = ?', [emailAddress]),
      ),
    );
    expect(stored.flat()).toHaveLength(7);
    await sendTo('another.stranger@lakeside.example', 8);
    expect(await mails()).toBe(before + 6);
  });

  it('are mailed without end to the address of the account that sends', async () => {
    const mails = () => cms.count('mail_jobs', { template: 'submission-received' });
    const token = await cms.tokenOf('other');
    const [own, before] = [people.other, await mails()];
    const sendTo = async (emailAddress: string, n: number) => {
      const { status } = await cms.post('/api/travel-request', buildTravelRequest({ emailAddress }), {
        token,
        headers: from(`198.51.121.${n + 1}`),
      });
      expect(status).toBe(200);
    };
    for (const n of times(7)) await sendTo(own, n);
    expect(await mails()).toBe(before + 7);
    for (const n of times(7)) await sendTo('third.stranger@lakeside.example', n);
    expect(await mails()).toBe(before + 12);
  });
});

describe('Reads', () => {
  it('are not limited', async () => {
    for (const _ of times(60))
      expect((await cms.get('/api/thematic-areas', { headers: from('192.0.2.10') })).status).toBe(200);
  });
});

it('The live channel cuts off who says too much, and who comes too often', async () => {
  const token = await cms.tokenOf('member');
  const client = await connectLive(cms.url, token);
  for (let n = 0; n < 25; n += 1) client.socket.emit('typing', 'x');
  expect(await client.closed()).toBe('io server disconnect');
  const clients = [];
  for (let n = 0; n < 30; n += 1) clients.push(await connectLive(cms.url, token));
  expect(await refusalOf(cms.url, token)).toBe('unavailable');
});
