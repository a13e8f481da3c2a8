import * as z from 'zod/mini';
import { captchaActions, type CaptchaAction } from './captcha-actions.js';
import { endpoint } from './endpoint.js';
import { filter, flag } from './query.js';

/** How long a challenge may be answered. */
export const captchaMinutes = 20;

/** As altcha's own libraries write a challenge; `signature` and `data` make it this site's and the action's. */
const altchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.number(),
    /** `isHard`: some fifteen times the work, for an account that somebody guesses at. */
    data: z.object({ action: z.enum(captchaActions), isHard: z.optional(z.literal(true)) }),
  }),
  signature: z.string(),
});
export type AltchaChallenge = z.output<typeof altchaChallenge>;

/**
 * What to do for the field `recaptcha`: solve the challenge and send `{challenge, solution}` as base64 of
 * JSON (altcha); ask Google's script for a token (reCAPTCHA v3); or send any text (off).
 */
export const captcha = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('altcha'), challenge: altchaChallenge, expiresInSeconds: z.number() }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
  z.object({ kind: z.literal('off') }),
]);
export type Captcha = z.output<typeof captcha>;

/**
 * With the 422 of a sign-in to an account that somebody guesses at: the next try needs the answer to a hard challenge.
 */
export const harderCaptcha = z.object({ captcha: z.literal('hard') });
export type HarderCaptcha = z.output<typeof harderCaptcha>;

/** What reCAPTCHA calls an action: it takes letters and underscores only. */
export function recaptchaActionOf(action: CaptchaAction): string {
  return action.replaceAll('-', '_');
}

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/captcha',
  access: 'public',
  summary: 'A challenge that one sending of one form may answer.',
  query: z.object({
    action: z.enum(captchaActions, { error: 'value.invalid' }),
    /** The browser cannot reach the third party; it gets the challenge that needs none. */
    withoutThirdParty: filter(flag),
    /** A sign-in was refused with `harderCaptcha`: the challenge that it asks for, which is always our own. */
    hard: filter(flag),
  }),
  data: captcha,
  isUnique: true,
  limit: { name: 'captcha' },
});
