import { captchaMinutes, getCaptcha, type Captcha } from '@scholars/contract/captcha';
import type { CaptchaAction } from '@scholars/contract/captcha-actions';
import { makeChallenge } from '../../platform/captcha/altcha.js';
import { isRecaptchaAway } from '../../platform/captcha/recaptcha.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { environment } from '../../platform/environment/environment.js';

export const actions = {
  getCaptcha: defineAction(getCaptcha, async ({ query: { action, withoutThirdParty, hard } }) =>
    chooseCaptcha(action, withoutThirdParty ?? false, hard ?? false),
  ),
};

async function chooseCaptcha(action: CaptchaAction, withoutThirdParty: boolean, isHard: boolean): Promise<Captcha> {
  if (environment.captcha === 'off') return { kind: 'off' };
  if (environment.captcha === 'recaptcha' && !withoutThirdParty && !isHard && !isRecaptchaAway())
    return { kind: 'recaptcha', siteKey: environment.recaptcha.siteKey };
  return { kind: 'altcha', challenge: await makeChallenge(action, isHard), expiresInSeconds: captchaMinutes * 60 };
}
