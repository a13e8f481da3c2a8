import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import type { Locale } from '@scholars/contract/locale';
import { invalidFields } from '../errors/contract-error.js';
import { environment } from '../environment/environment.js';
import { readAltchaAnswer, verifyAltcha } from './altcha.js';
import { verifyRecaptcha } from './recaptcha.js';
import { spendAnswer, type GoodAnswer } from './spent-captchas.js';

export interface SentCaptcha {
  /** The form's field `recaptcha`. */
  answer: string;
  /** The form that was sent: an answer made for another one does not count. */
  action: CaptchaAction;
  visitorAddress: string;
  /** The person's language; the envelope words the refusal in it. */
  locale: Locale;
}

/**
 * Whether a person sent this form. An answer is used up by this, also where the form then fails: so a repeated
 * form (by its idempotency key) must be recognised before, and `recaptcha` be no part of what is compared.
 * Never call it inside a transaction.
 *
 * @returns whether it was a hard one; switched off, whoever answers at all is taken at their word
 * @throws ContractError 422 with `recaptcha`, when the answer is missing, wrong, expired, used or of another action
 */
export async function verifyCaptcha({ answer, action, visitorAddress }: SentCaptcha): Promise<{ isHard: boolean }> {
  if (environment.captcha === 'off') return { isHard: answer !== '' };
  if (answer === '') throw invalidFields({ recaptcha: ['recaptcha.required'] });
  const good = await findGood(answer, action, visitorAddress);
  if (!good || !(await spendAnswer(good))) throw invalidFields({ recaptcha: ['recaptcha.invalid'] });
  return { isHard: good.isHard };
}

/** An answer of our own is judged in both configurations: it is what stands in for the third party. */
async function findGood(
  answer: string,
  action: CaptchaAction,
  visitorAddress: string,
): Promise<GoodAnswer | undefined> {
  const own = readAltchaAnswer(answer);
  if (own) return verifyAltcha(own, action);
  return environment.captcha === 'recaptcha' ? verifyRecaptcha(answer, action, visitorAddress) : undefined;
}
