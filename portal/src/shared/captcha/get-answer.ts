import { getCaptcha, type Captcha } from '@scholars/contract/captcha';
import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import { callApi } from '~/api/call-api';
import type { CaptchaAnswer } from './guard-form';
import { solveAltcha } from './solve-altcha';

/** Google's tokens live two minutes. */
const recaptchaTokenMs = 110_000;

/**
 * Asks for a challenge and answers it.
 *
 * @throws when there is no connection, or the challenge could not be solved
 */
export async function getAnswer(action: CaptchaAction, signal: AbortSignal, isHard = false): Promise<CaptchaAnswer> {
  const captcha = await ask(action, { isHard });
  if (captcha.kind !== 'recaptcha') return answerOwn(captcha, signal);
  try {
    const { getRecaptchaToken } = await import('./recaptcha-script');
    return { text: await getRecaptchaToken(captcha.siteKey, action), goodForMs: recaptchaTokenMs };
  } catch {
    // Some networks do not let Google's script through; the site's own challenge needs nobody else.
    return answerOwn(await ask(action, { withoutThirdParty: true }), signal);
  }
}

async function ask(action: CaptchaAction, { withoutThirdParty = false, isHard = false }): Promise<Captcha> {
  const called = await callApi(getCaptcha, {
    query: { action, ...(withoutThirdParty && { withoutThirdParty: '1' }), ...(isHard && { hard: '1' }) },
    skipAuth: true,
  });
  if (!called.ok) throw new Error(`No challenge: ${called.status}`);
  return called.data;
}

async function answerOwn(captcha: Captcha, signal: AbortSignal): Promise<CaptchaAnswer> {
  if (captcha.kind === 'off') return { text: 'off', goodForMs: 24 * 3_600_000 };
  if (captcha.kind === 'recaptcha')
    throw new Error('A challenge of a third party, where it was said to be out of reach');
  return { text: await solveAltcha(captcha.challenge, signal), goodForMs: captcha.expiresInSeconds * 1000 };
}
