import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type * as Altcha from 'altcha-lib';
import type * as Pbkdf2 from 'altcha-lib/algorithms/pbkdf2';
import type { AltchaChallenge, Captcha } from '@scholars/contract/captcha';
import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import type { Cms } from './cms.js';
import { cmsFolder } from './places.js';

const requireAsCms = createRequire(join(cmsFolder, 'package.json'));
const { solveChallenge } = requireAsCms('altcha-lib') as typeof Altcha;
const { deriveKey } = requireAsCms('altcha-lib/algorithms/pbkdf2') as typeof Pbkdf2;

/** What a browser would put into the field `recaptcha` of a form. */
export async function solveCaptcha(cms: Cms, action: CaptchaAction): Promise<string> {
  return writeAnswer(await getChallenge(cms, action));
}

export async function getChallenge(cms: Cms, action: CaptchaAction): Promise<AltchaChallenge> {
  const captcha = await cms.data<Captcha>(`/api/captcha?action=${action}`);
  if (captcha.kind !== 'altcha') throw new Error(`The CMS asks for ${captcha.kind}`);
  return captcha.challenge;
}

export async function writeAnswer(challenge: AltchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return encodeAnswer({ challenge, solution });
}

/** Has captchas asked for by the facts of a block alone; a CMS of its own would take longer to start than they run. */
export function requireCaptchas(cms: Cms): void {
  beforeAll(() => Object.assign(environmentOf(cms), { captcha: 'altcha' }));
  afterAll(() => Object.assign(environmentOf(cms), { captcha: 'off' }));
}

export function asksForCaptchas(cms: Cms): boolean {
  return environmentOf(cms).captcha !== 'off';
}

function environmentOf(cms: Cms): { captcha: string } {
  return cms.module<{ environment: { captcha: string } }>('src/platform/environment/environment.js').environment;
}

export function encodeAnswer(answer: object): string {
  return Buffer.from(JSON.stringify(answer)).toString('base64');
}
