import { captchaMinutes, getCaptcha, type Captcha, type CaptchaAction } from '@scholars/contract/captcha';
import { makeChallenge } from '../../../captcha/altcha.js';
import { isRecaptchaAway } from '../../../captcha/recaptcha.js';
import { defineAction } from '../../../contract/define-action.js';
import { environment } from '../../../environment.js';

export const actions = {
  getCaptcha: defineAction(getCaptcha, async ({ query: { action, withoutThirdParty } }) => chooseCaptcha(action, withoutThirdParty ?? false)),
};

async function chooseCaptcha(action: CaptchaAction, withoutThirdParty: boolean): Promise<Captcha> {
  if (environment.captcha === 'off') return { kind: 'off' };
  if (environment.captcha === 'recaptcha' && !withoutThirdParty && !isRecaptchaAway()) return { kind: 'recaptcha', siteKey: environment.recaptcha.siteKey };
  return { kind: 'altcha', challenge: await makeChallenge(action), expiresInSeconds: captchaMinutes * 60 };
}
