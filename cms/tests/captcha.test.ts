import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { captchaMinutes, type Captcha } from '@scholars/contract/captcha';
import { captchaActions } from '@scholars/contract/captcha-actions';
import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { encodeAnswer, getChallenge, solveCaptcha, writeAnswer } from './support/captcha.js';
import { useCms } from './support/cms.js';

const cms = useCms({ env: { CAPTCHA: 'altcha' } });
const message = {
  fullName: 'Amina Otieno',
  emailAddress: 'amina@lakeside.example',
  subject: 'Partnership',
  message: 'How do we take part in the programme?',
};
const send = (recaptcha: unknown, language: Locale = 'en') =>
  cms.post('/api/contact-us', { ...message, recaptcha }, { language });
const refusal = (language: Locale, key: string) => ({
  status: 422,
  body: {
    success: false,
    message: messageText(language, 'error.invalidFields'),
    errors: { recaptcha: [messageText(language, key)] },
  },
});
const decode = (answer: string) =>
  JSON.parse(Buffer.from(answer, 'base64').toString()) as {
    challenge: { parameters: Record<string, unknown>; signature: string };
    solution: { counter: number; derivedKey: string };
  };

afterEach(() => {
  vi.useRealTimers();
});

/** Judges by another clock; timers go on. */
function moveClock(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

describe('A challenge', () => {
  it.each(captchaActions)('is given for %s, and says until when it is good', async (action) => {
    const captcha = await cms.data<Captcha>(`/api/captcha?action=${action}`);
    if (captcha.kind !== 'altcha') throw new Error(captcha.kind);
    expect(captcha.challenge.parameters.data).toEqual({ action });
    expect(captcha.expiresInSeconds).toBe(captchaMinutes * 60);
    expect(captcha.challenge.parameters.expiresAt * 1000).toBeGreaterThan(Date.now());
  });

  it('costs as many rounds as is configured', async () => {
    expect((await getChallenge(cms, 'contact-us')).parameters.cost).toBe(50);
  });

  it('is another one for each who asks', async () => {
    const [one, two] = [await getChallenge(cms, 'contact-us'), await getChallenge(cms, 'contact-us')];
    expect(one.signature).not.toBe(two.signature);
    expect(one.parameters.nonce).not.toBe(two.parameters.nonce);
  });

  it.each(['', '?action=', '?action=travel-intake'])('is not given for a form that has none (%j)', async (query) => {
    expect((await cms.get(`/api/captcha${query}`)).status).toBe(422);
  });
});

describe('A form with a captcha', () => {
  it('is taken with an answer to its challenge', async () => {
    expect((await send(await solveCaptcha(cms, 'contact-us'))).status).toBe(200);
  });

  it.each([undefined, null, '', '   '])(
    'asks for an answer where there is none (%j), in both languages',
    async (none) => {
      for (const language of ['en', 'ar'] as const)
        expect(await send(none, language)).toMatchObject(refusal(language, 'recaptcha.required'));
    },
  );

  const nonsense = [
    'x',
    'off',
    'eA==',
    '{}',
    'null',
    encodeAnswer({}),
    encodeAnswer({ challenge: null, solution: null }),
    encodeAnswer({ challenge: { parameters: [], signature: '' }, solution: [] }),
    'ا'.repeat(2000),
  ];
  it.each(nonsense)('refuses nonsense (%#), in both languages', async (answer) => {
    for (const language of ['en', 'ar'] as const)
      expect(await send(answer, language)).toMatchObject(refusal(language, 'recaptcha.invalid'));
  });

  it('takes an answer once', async () => {
    const answer = await solveCaptcha(cms, 'contact-us');
    expect((await send(answer)).status).toBe(200);
    expect(await send(answer, 'ar')).toMatchObject(refusal('ar', 'recaptcha.invalid'));
  });

  it('takes an answer once, however it is written', async () => {
    const { challenge, solution } = decode(await solveCaptcha(cms, 'contact-us'));
    expect((await send(encodeAnswer({ challenge, solution }))).status).toBe(200);
    const reordered = Object.fromEntries(Object.entries(challenge.parameters).reverse());
    expect(
      (
        await send(
          encodeAnswer({ solution: { ...solution, time: 1 }, challenge: { ...challenge, parameters: reordered } }),
        )
      ).status,
    ).toBe(422);
    expect((await send(encodeAnswer({ challenge, solution, more: 1 }))).status).toBe(422);
  });

  it('refuses an answer that comes too late', async () => {
    const answer = await solveCaptcha(cms, 'contact-us');
    moveClock(captchaMinutes + 1);
    expect(await send(answer)).toMatchObject(refusal('en', 'recaptcha.invalid'));
  });

  it('takes an answer until its time is over', async () => {
    const answer = await solveCaptcha(cms, 'contact-us');
    moveClock(captchaMinutes - 1);
    expect((await send(answer)).status).toBe(200);
  });

  it.each([
    ['another form', { data: { action: 'contact-us' } }, 'login' as const],
    ['a later end', { expiresAt: 9_999_999_999 }, 'contact-us' as const],
    ['less work', { cost: 1 }, 'contact-us' as const],
    ['a shorter prefix', { keyPrefix: '00' }, 'contact-us' as const],
    ['no signature of the key', { keySignature: undefined }, 'contact-us' as const],
  ])('refuses a challenge that was changed to say %s', async (_, change, action) => {
    const challenge = await getChallenge(cms, action);
    Object.assign(challenge.parameters, change);
    const { solution } = decode(await solveCaptcha(cms, action));
    expect(await send(encodeAnswer({ challenge, solution }))).toMatchObject(refusal('en', 'recaptcha.invalid'));
  });

  it('refuses a challenge without its work', async () => {
    const challenge = await getChallenge(cms, 'contact-us');
    const { keyPrefix } = challenge.parameters;
    for (const derivedKey of ['', keyPrefix, keyPrefix.padEnd(64, '0'), '00'.repeat(32)]) {
      expect((await send(encodeAnswer({ challenge, solution: { counter: 1, derivedKey } }))).status).toBe(422);
    }
    expect((await send(await writeAnswer(challenge))).status).toBe(200);
  });

  it('refuses a challenge of our own making that nobody of ours signed', async () => {
    const answer = decode(await solveCaptcha(cms, 'contact-us'));
    for (const signature of ['', '0'.repeat(64), answer.challenge.signature.toUpperCase()]) {
      expect((await send(encodeAnswer({ ...answer, challenge: { ...answer.challenge, signature } }))).status).toBe(422);
    }
  });

  it('does not use an answer up while other fields are to be corrected', async () => {
    const recaptcha = await solveCaptcha(cms, 'contact-us');
    expect((await cms.post('/api/contact-us', { ...message, emailAddress: 'amina', recaptcha })).status).toBe(422);
    expect((await send(recaptcha)).status).toBe(200);
  });

  it('stores nothing when it refuses', async () => {
    const before = await cms.count('contact_messages');
    await send('x');
    expect(await cms.count('contact_messages')).toBe(before);
  });
});

describe('Used answers', () => {
  it('are remembered by a hash until they would expire, and not longer', async () => {
    const answer = await solveCaptcha(cms, 'contact-us');
    await send(answer);
    const { signature } = decode(answer).challenge;
    const [row] = await cms.db('spent_captchas').where({ answer_hash: hashOf(signature) });
    expect(row.expires_at).toBeGreaterThan(Date.now());
    const { tidyUp } = cms.module<{ tidyUp(now: number): Promise<void> }>('src/composition/housekeeping.js');
    await tidyUp(row.expires_at - 1);
    expect(await cms.count('spent_captchas', { answer_hash: hashOf(signature) })).toBe(1);
    await tidyUp(row.expires_at + 1);
    expect(await cms.count('spent_captchas', { answer_hash: hashOf(signature) })).toBe(0);
  });
});

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
