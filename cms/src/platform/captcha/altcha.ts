import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaMinutes, type AltchaChallenge } from '@scholars/contract/captcha';
import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import { derivedKeys, environment } from '../environment/environment.js';
import type { GoodAnswer } from './spent-captchas.js';

/*
 * altcha's proof of work, in its mode with a known counter: the browser tries counters from 0 on until it meets the one
 * that was drawn, and each try costs CAPTCHA_COST rounds of PBKDF2. So the work has an end that is known
 * (docs/decisions/0011).
 */
const algorithm = 'PBKDF2/SHA-256';
/**
 * From how many tries to how many. A hard one takes a browser some seconds, the phone of a patient person half a
 * minute.
 */
const counters = { usual: [100, 300], hard: [2_800, 3_600] } as const;

const keySecrets = derivedKeys('captcha-key');
const accepted = derivedKeys('captcha').map((key, n) => ({
  hmacSignatureSecret: key.toString('base64url'),
  hmacKeySignatureSecret: keySecrets[n]?.toString('base64url') ?? '',
}));

/** Makes a challenge for one sending of one form. */
export async function makeChallenge(action: CaptchaAction, isHard = false): Promise<AltchaChallenge> {
  const [counterMin, counterMax] = counters[isHard ? 'hard' : 'usual'];
  const challenge = await createChallenge({
    algorithm,
    cost: environment.captchaCost,
    counter: randomInt(counterMax, counterMin),
    deriveKey,
    data: { action, ...(isHard && { isHard }) },
    expiresAt: new Date(Date.now() + captchaMinutes * 60_000),
    ...accepted[0],
  });
  return challenge as AltchaChallenge; // altcha's own type leaves open what the options above decide
}

interface AltchaAnswer {
  challenge: AltchaChallenge;
  solution: { counter: number; derivedKey: string };
}

/** The parts of an answer as altcha writes it, base64 of JSON; nothing when it is none. Nothing in it is proven yet. */
export function readAltchaAnswer(answer: string): AltchaAnswer | undefined {
  try {
    const { challenge, solution }: Partial<AltchaAnswer> = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
    const isComplete = typeof challenge?.signature === 'string' && isObject(challenge.parameters) && isObject(solution);
    return isComplete ? { challenge, solution } : undefined;
  } catch {
    // Not ours: a token of a third party, or nonsense. The caller refuses it.
    return undefined;
  }
}

/** Whether we made this challenge, for this action, and it was solved in time. */
export async function verifyAltcha(
  { challenge, solution }: AltchaAnswer,
  action: CaptchaAction,
): Promise<GoodAnswer | undefined> {
  const judged = await Promise.all(
    accepted.map((secrets) => verifySolution({ challenge, solution, deriveKey, ...secrets })),
  );
  // The signature covers the parameters, so from here on they are our own.
  if (!judged.some(({ verified }) => verified) || challenge.parameters.data.action !== action) return undefined;
  const { expiresAt, data } = challenge.parameters;
  return { id: challenge.signature, expiresAt: expiresAt * 1000, isHard: data.isHard === true };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
