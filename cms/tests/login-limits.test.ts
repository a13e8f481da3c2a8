import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Captcha } from '@scholars/contract/captcha';
import { locales, type Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type * as Limits from '../src/platform/rate-limits/limits.js';
import { goodPassword, newPerson, registrationOf } from './support/accounts.js';
import { encodeAnswer, getChallenge, requireCaptchas, solveCaptcha, writeAnswer } from './support/captcha.js';
import { demoPassword, people, portalKey, useCms } from './support/cms.js';

const cms = useCms({ env: { RATE_LIMITS: 'on' } });

afterEach(() => {
  vi.useRealTimers();
});

/** As the portal says who the visitor is. */
const from = (address: string) => ({ 'X-Client-Ip': address, 'X-Portal-Key': portalKey });
const login = (email: string, address: string, password = 'wrong') =>
  cms.post('/api/login', { email, password }, { headers: from(address) });
const times = (n: number) => Array.from({ length: n }, (_, index) => index);

describe('Logins', () => {
  it('that fail are limited for an account from one visitor; other visitors and other accounts go on, also where nobody has that address', async () => {
    const answers: unknown[] = [];
    for (const [index, email] of [people.member, 'nobody-at-all@scholars.example'].entries()) {
      const [attacker, owner] = [`203.0.113.${index}`, `203.0.113.${10 + index}`];
      for (const _ of times(10)) expect((await login(email, attacker)).status).toBe(401);
      for (const written of [email, email.toUpperCase()]) {
        const { status, headers, body } = await login(written, attacker, demoPassword);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
        answers.push({ status, body });
      }
      expect((await login(email, owner, demoPassword)).status).toBe(email === people.member ? 200 : 401);
      expect((await login(people.other, attacker, demoPassword)).status).toBe(200);
    }
    expect(answers).toEqual(
      Array(4).fill({ status: 429, body: { success: false, message: messageText('en', 'error.tooMany') } }),
    );
    // Nobody is locked out for longer than a quarter of an hour.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    expect((await login(people.member, '203.0.113.0', demoPassword)).status).toBe(200);
  });

  it('that fail are limited for one visitor, whatever accounts they try; other visitors go on', async () => {
    for (const n of times(25)) expect((await login(`nobody${n}@scholars.example`, '203.0.113.200')).status).toBe(401);
    expect((await login(people.coordinator, '203.0.113.200', demoPassword)).status).toBe(429);
    expect((await login(people.coordinator, '203.0.113.201', demoPassword)).status).toBe(200);
  });

  it('that succeed are not counted: a hall full of people signs in from one address', async () => {
    for (const n of times(30))
      expect({ n, status: (await login(people.other, '203.0.113.202', demoPassword)).status }).toEqual({
        n,
        status: 200,
      });
  });

  it('that are sent all at once are no more guesses than one after the other', async () => {
    const at = async (email: string, address: (n: number) => string) =>
      (await Promise.all(times(40).map(async (n) => (await login(email, address(n))).status))).sort();
    expect(await at(newPerson(), () => '203.0.113.203')).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
    expect(await at(newPerson(), (n) => `203.0.114.${n}`)).toEqual([...Array(20).fill(401), ...Array(20).fill(422)]);
  });

  it('that fail for an account from everywhere end in a question for a longer check, never in a refusal; the same where nobody has that address', async () => {
    const asked: unknown[] = [];
    for (const [index, email] of [people.coordinator, 'nobody-here@scholars.example'].entries()) {
      const from = (n: number) => `203.0.${120 + index}.${n}`;
      for (const n of times(20)) expect((await login(email, from(n))).status).toBe(401);
      for (const language of locales) {
        const { status, body } = await cms.post(
          '/api/login',
          { email, password: demoPassword },
          { headers: { 'X-Client-Ip': from(100), 'X-Portal-Key': portalKey }, language },
        );
        asked.push({ language, status, body });
      }
      const proven = (password: string) =>
        cms.post(
          '/api/login',
          { email, password, recaptcha: 'off' },
          { headers: { 'X-Client-Ip': from(100), 'X-Portal-Key': portalKey } },
        );
      expect((await proven(demoPassword)).status).toBe(index === 0 ? 200 : 401);
      expect((await proven('wrong')).status).toBe(401);
    }
    const question = (language: Locale) => ({
      language,
      status: 422,
      body: {
        success: false,
        message: messageText(language, 'error.invalidFields'),
        errors: { recaptcha: [messageText(language, 'recaptcha.harder')] },
        data: { captcha: 'hard' },
      },
    });
    expect(asked).toEqual([...locales, ...locales].map(question));
  });
});

describe('A browser from which the owner of an account has signed in before', () => {
  const visit = (address: string, tokens = '') => ({
    headers: { ...from(address), ...(tokens && { 'X-Known-Browser': tokens }) },
  });
  const signIn = (email: string, password: string, address: string, tokens = '') =>
    cms.post('/api/login', { email, password }, visit(address, tokens));
  const knownAfter = async (email: string, password: string, address: string, tokens = '') =>
    (await signIn(email, password, address, tokens)).headers.get('x-known-browser') ?? expect.fail('It is not known');
  /** An account of its own, confirmed as if by its mail. */
  async function openAccount(): Promise<string> {
    const email = newPerson();
    expect(
      (await cms.post('/api/register', registrationOf(email), { headers: from(`198.51.102.${accounts.length}`) }))
        .status,
    ).toBe(200);
    await cms.db('up_users').where({ email }).update({ confirmed: true });
    accounts.push(email);
    return email;
  }
  const accounts: string[] = [];

  it('signs in at once, whatever others do to the account or from the same address', async () => {
    const email = await openAccount();
    const known = await knownAfter(email, goodPassword, '203.0.115.1');
    for (const _ of times(30)) await login(newPerson(), '203.0.115.1');
    for (const _ of times(10)) await login(email, '203.0.115.2');
    for (const n of times(25)) await login(email, `203.0.116.${n}`);
    expect((await signIn(email, goodPassword, '203.0.115.1')).status).toBe(429);
    expect((await signIn(email, goodPassword, '203.0.115.2')).status).toBe(429);
    expect((await signIn(email, goodPassword, '203.0.115.3')).status).toBe(422);
    for (const address of ['203.0.115.1', '203.0.115.2', '203.0.115.3'])
      expect((await signIn(email, goodPassword, address, known)).status).toBe(200);
  });

  it('has ten wrong tries of its own, which are nobody else’s', async () => {
    const email = await openAccount();
    const known = await knownAfter(email, goodPassword, '203.0.115.4');
    for (const n of times(10)) expect((await signIn(email, 'wrong', `203.0.117.${n}`, known)).status).toBe(401);
    const { status, headers } = await signIn(email, goodPassword, '203.0.117.99', known);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await signIn(email, goodPassword, '203.0.117.99')).status).toBe(200);
  });

  it('stays the same browser to the limit when it signs in again, and is known to three accounts at most', async () => {
    const [first, ...others] = [await openAccount(), await openAccount(), await openAccount(), await openAccount()];
    let known = await knownAfter(first, goodPassword, '203.0.115.5');
    const name = (tokens: string) => tokens.split(',')[0]?.split('.')[1];
    expect(name(await knownAfter(first, goodPassword, '203.0.115.5', known))).toBe(name(known));
    for (const email of others) known = await knownAfter(email, goodPassword, '203.0.115.5', known);
    expect(known.split(',')).toHaveLength(3);
    const { id } = await cms.db('up_users').where({ email: first }).first('id');
    expect(known.split(',').some((token) => token.startsWith(`${id}.`))).toBe(false);
  });

  it('is not known any more with a new password set elsewhere, after half a year, to another account, or by a token that nobody made', async () => {
    const [email, other] = [await openAccount(), await openAccount()];
    const known = await knownAfter(email, goodPassword, '203.0.115.6');
    const foreign = await knownAfter(other, goodPassword, '203.0.115.7');
    for (const n of times(20)) await login(email, `203.0.118.${n}`);
    const statusWith = async (tokens: string) => (await signIn(email, goodPassword, '203.0.115.8', tokens)).status;
    expect(await statusWith(known)).toBe(200);
    const [id = '', browser = '', at = '', mac = ''] = known.split('.');
    const bent = [
      foreign,
      `${id}.${browser}.${Number(at) + 1}.${mac}`,
      `0${known}`,
      `${id}.${browser}.0${at}.${mac}`,
      `${id}.${browser}.${at}.${mac.toLowerCase()}`,
      'x',
      ',',
      '....',
      '1.'.repeat(5000),
    ];
    for (const tokens of bent)
      expect({ tokens: tokens.slice(0, 80), status: await statusWith(tokens) }).toEqual({
        tokens: tokens.slice(0, 80),
        status: 422,
      });
    // A browser that changes the password itself stays known.
    const session = await cms.post<{ token: string }>(
      '/api/login',
      { email, password: goodPassword },
      visit('203.0.115.8', known),
    );
    if (!session.body.success) throw new Error(session.body.message);
    const changed = await cms.post(
      '/api/change-old-password',
      { oldPassword: goodPassword, password: 'quiet harbour mornings', passwordConfirmation: 'quiet harbour mornings' },
      { token: session.body.data.token, ...visit('203.0.115.8', known) },
    );
    const renewed = changed.headers.get('x-known-browser') ?? '';
    expect((await signIn(email, 'quiet harbour mornings', '203.0.115.8', known)).status).toBe(422);
    expect((await signIn(email, 'quiet harbour mornings', '203.0.115.8', renewed)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 179 * 86_400_000 });
    for (const n of times(20)) await login(email, `203.0.119.${n}`);
    expect((await signIn(email, 'quiet harbour mornings', '203.0.115.8', renewed)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    for (const n of times(20)) await login(email, `203.0.119.${n}`);
    expect((await signIn(email, 'quiet harbour mornings', '203.0.115.8', renewed)).status).toBe(422);
  });

  it('is told of in a header alone, and only once somebody has signed in', async () => {
    const { headers, body } = await signIn(people.other, demoPassword, '203.0.115.9');
    expect(Object.keys(body.success ? (body.data as object) : {}).sort()).toEqual(['token', 'user']);
    expect(headers.get('x-known-browser')).toMatch(/^\d+\.[\w-]{16}\.\d+\.[\w-]{43}$/);
    for (const password of ['wrong', ''])
      expect((await signIn(people.other, password, '203.0.115.9')).headers.get('x-known-browser')).toBeNull();
  });
});

describe('With a captcha', () => {
  requireCaptchas(cms);
  const post = async (email: string, password: string, address: string, recaptcha: string) =>
    cms.post('/api/login', { email, password, recaptcha }, { headers: from(address) });
  const answerHard = async () => {
    const captcha = await cms.data<Captcha>('/api/captcha?action=login&hard=1');
    if (captcha.kind !== 'altcha') throw new Error(captcha.kind);
    return writeAnswer(captcha.challenge);
  };

  it('nobody uses up the tries of an account without one: its owner signs in', async () => {
    for (const recaptcha of [...Array(11).fill(''), ...Array(11).fill('x')])
      expect((await post(people.other, 'wrong', '203.0.122.1', recaptcha)).status).toBe(422);
    expect((await post(people.other, demoPassword, '203.0.122.2', await solveCaptcha(cms, 'login'))).status).toBe(200);
    expect((await post(people.other, demoPassword, '203.0.122.1', await solveCaptcha(cms, 'login'))).status).toBe(200);
  });

  it(
    'the question for a longer check is answered by a challenge of more work, once, and by no other',
    { timeout: 120_000 },
    async () => {
      const email = people.other;
      // Twenty wrong tries from everywhere, as another test shows.
      const { reserveTry } = cms.module<typeof Limits>('src/platform/rate-limits/limits.js');
      const account = createHash('sha256').update(email).digest('hex');
      for (let n = 0; n < 20; n += 1) await reserveTry('loginOfAccount', account);
      const usual = await solveCaptcha(cms, 'login');
      expect((await post(email, demoPassword, '203.0.122.3', usual)).body).toMatchObject({
        errors: { recaptcha: [messageText('en', 'recaptcha.harder')] },
      });
      const challenge = await getChallenge(cms, 'login');
      const renamed = {
        ...challenge,
        parameters: { ...challenge.parameters, data: { action: 'login' as const, isHard: true as const } },
      };
      expect(
        (
          await post(
            email,
            demoPassword,
            '203.0.122.3',
            encodeAnswer({
              challenge: renamed,
              solution: JSON.parse(Buffer.from(usual, 'base64').toString()).solution,
            }),
          )
        ).body,
      ).toMatchObject({ errors: { recaptcha: [messageText('en', 'recaptcha.invalid')] } });
      const hard = await answerHard();
      expect(JSON.parse(Buffer.from(hard, 'base64').toString()).solution.counter).toBeGreaterThanOrEqual(2800);
      expect((await post(email, demoPassword, '203.0.122.3', hard)).status).toBe(200);
      expect((await post(email, demoPassword, '203.0.122.3', hard)).body).toMatchObject({
        errors: { recaptcha: [messageText('en', 'recaptcha.invalid')] },
      });
    },
  );
});
