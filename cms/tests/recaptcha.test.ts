import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Captcha } from '@scholars/contract/captcha';
import { messageText } from '@scholars/contract/message-catalogues';
import { solveCaptcha, writeAnswer } from './support/captcha.js';
import { portalKey, useCms } from './support/cms.js';
import { publicUrl } from './support/places.js';
import { startSiteverify } from './support/siteverify.js';

const verifier = await startSiteverify();
const cms = useCms({
  env: {
    CAPTCHA: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'the-secret',
    RECAPTCHA_VERIFY_URL: verifier.url,
  },
});
afterAll(() => verifier.close());

const { hostname } = new URL(publicUrl);
const good = { success: true, hostname, action: 'contact_us', score: 0.9, challenge_ts: '2026-03-01T10:00:00Z' };
const message = {
  fullName: 'Amina Otieno',
  emailAddress: 'amina@lakeside.example',
  subject: 'Partnership',
  message: 'How do we take part in the programme?',
};
const send = (recaptcha: string) =>
  cms.post(
    '/api/contact-us',
    { ...message, recaptcha },
    { language: 'ar', headers: { 'X-Client-Ip': '192.0.2.44', 'X-Portal-Key': portalKey } },
  );
const refusal = { status: 422, body: { errors: { recaptcha: [messageText('ar', 'recaptcha.invalid')] } } };
const getKind = async (query = '') => (await cms.data<Captcha>(`/api/captcha?action=contact-us${query}`)).kind;

let tokens = 0;
const newToken = () => `03AFcWeA-token-${(tokens += 1)}`;
let clock = Date.now();

beforeEach(() => {
  verifier.answerWith(good);
  // Far enough for an outage of the test before to be over.
  clock += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: clock });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('With reCAPTCHA', () => {
  it('the browser is given the site key, and never the secret', async () => {
    const { bytes } = await cms.get('/api/captcha?action=contact-us');
    expect(JSON.parse(bytes.toString()).data).toEqual({ kind: 'recaptcha', siteKey: 'site-key' });
  });

  it('the longer check of a sign-in is our own', async () => {
    expect(await getKind('&hard=1')).toBe('altcha');
  });

  it('a form is taken that Google calls good, after it was told the secret, the token and the visitor', async () => {
    const token = newToken();
    expect((await send(token)).status).toBe(200);
    expect(verifier.asked.at(-1)).toEqual({ secret: 'the-secret', response: token, remoteip: '192.0.2.44' });
  });

  it('a verdict without an action and a score is enough, as compatible verifiers give it', async () => {
    verifier.answerWith({ success: true, hostname });
    expect((await send(newToken())).status).toBe(200);
  });

  it.each([
    ['is no success', { ...good, success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['has a success that is not true', { ...good, success: 'true' }],
    ['is of another host', { ...good, hostname: 'evil.example' }],
    ['names no host', { ...good, hostname: undefined }],
    ['is for another action', { ...good, action: 'login' }],
    ['says that it was hardly a person', { ...good, score: 0.1 }],
  ])('a form is refused whose verdict %s', async (_, verdict) => {
    verifier.answerWith(verdict);
    expect(await send(newToken())).toMatchObject(refusal);
    expect(await getKind()).toBe('recaptcha');
  });

  it('a token counts once, also where the verifier would take it again', async () => {
    const token = newToken();
    expect((await send(token)).status).toBe(200);
    expect(await send(token)).toMatchObject(refusal);
  });

  it('a browser that cannot reach Google gets the challenge of our own, and its answer counts', async () => {
    expect(await getKind('&withoutThirdParty=1')).toBe('altcha');
    const captcha = await cms.data<Captcha>('/api/captcha?action=contact-us&withoutThirdParty=1');
    if (captcha.kind !== 'altcha') throw new Error(captcha.kind);
    const before = verifier.asked.length;
    expect((await send(await writeAnswer(captcha.challenge))).status).toBe(200);
    expect(verifier.asked.length).toBe(before);
  });
});

describe('While reCAPTCHA', () => {
  it.each(['error', 'nonsense', 'silence'] as const)(
    'answers with %s, nothing is let in unchecked, and our own challenge takes over for a while',
    { timeout: 20_000 },
    async (failure) => {
      verifier.failWith(failure);
      expect(await send(newToken())).toMatchObject(refusal);
      expect(await getKind()).toBe('altcha');
      expect((await send(await solveCaptcha(cms, 'contact-us'))).status).toBe(200);
      expect(await send('x')).toMatchObject(refusal);
      vi.setSystemTime(clock + 6 * 60_000);
      expect(await getKind()).toBe('recaptcha');
    },
  );

  it('refuses our secret, people still get in, by our own challenge', async () => {
    verifier.answerWith({ success: false, 'error-codes': ['invalid-input-secret'] });
    expect(await send(newToken())).toMatchObject(refusal);
    expect(await getKind()).toBe('altcha');
    expect((await send(await solveCaptcha(cms, 'contact-us'))).status).toBe(200);
  });
});
