import { recaptchaActionOf } from '@scholars/contract/captcha';
import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import { environment } from '../environment/environment.js';
import type { GoodAnswer } from './spent-captchas.js';

const timeoutMs = 5_000;
/** How long visitors get our own challenge after the service did not answer. */
const awayMs = 5 * 60_000;
/** Google forgets a token after two minutes; the rest is for clocks that differ. */
const tokenMs = 10 * 60_000;
/** Google's own suggestion for v3, which gives every visitor a score from 0 to 1. */
const minScore = 0.5;

let awayUntil = 0;

/** What siteverify answers; a compatible verifier may leave out what is optional. */
interface Verdict {
  success?: unknown;
  hostname?: unknown;
  action?: unknown;
  score?: unknown;
}

/** Whether the service has lately failed to answer. It then counts as away until its time is over. */
export function isRecaptchaAway(): boolean {
  return Date.now() < awayUntil;
}

/** Asks the service about a token. When it cannot be asked the token is refused, and our own challenge takes over. */
export async function verifyRecaptcha(
  token: string,
  action: CaptchaAction,
  visitorAddress: string,
): Promise<GoodAnswer | undefined> {
  const verdict = await ask(token, visitorAddress);
  if (!verdict || !isForUs(verdict, action)) return undefined;
  return { id: token, expiresAt: Date.now() + tokenMs, isHard: false };
}

function isForUs({ success, hostname, action: named, score }: Verdict, action: CaptchaAction): boolean {
  const isRightAction = named === undefined || named === recaptchaActionOf(action);
  const isLikelyPerson = typeof score !== 'number' || score >= minScore;
  return success === true && hostname === new URL(environment.publicUrl).hostname && isRightAction && isLikelyPerson;
}

async function ask(token: string, visitorAddress: string): Promise<Verdict | undefined> {
  const { verifyUrl, secret } = environment.recaptcha;
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: visitorAddress }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const verdict: unknown = await response.json();
    if (typeof verdict !== 'object' || verdict === null || !('success' in verdict)) throw new Error('no verdict');
    if (isOurMistake(verdict)) throw new Error('RECAPTCHA_SECRET is refused');
    return verdict;
  } catch (error) {
    awayUntil = Date.now() + awayMs;
    strapi.log.warn(
      `reCAPTCHA cannot be asked (${error instanceof Error ? error.message : 'unknown'}); our own challenge takes over`,
    );
    return undefined;
  }
}

/** A wrong secret would otherwise turn every person away. */
function isOurMistake(verdict: object): boolean {
  const codes: unknown = 'error-codes' in verdict ? verdict['error-codes'] : [];
  return (
    Array.isArray(codes) && codes.some((code) => code === 'invalid-input-secret' || code === 'missing-input-secret')
  );
}
