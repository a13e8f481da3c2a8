import * as calls from '@scholars/contract/account';
import { changePassword, checkPasswordLink, mailPasswordReset, setPasswordByLink } from './change-password.js';
import { rememberBrowser } from './known-browsers.js';
import { addressSubject } from './register-account.js';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { countTry } from '../../platform/rate-limits/limits.js';

export const actions = {
  requestPasswordReset: defineAction(calls.requestPasswordReset, async ({ body, visitorAddress, locale }) => {
    await verifyCaptcha({ answer: body.recaptcha, action: 'request-reset-password', visitorAddress, locale });
    await countTry('resetMailOfEmail', addressSubject(body.email));
    await mailPasswordReset(body.email.toLowerCase(), locale);
    return undefined;
  }),

  checkResetToken: defineAction(calls.checkResetToken, async ({ linkToken }) => {
    await checkPasswordLink('reset-password', linkToken);
    return undefined;
  }),

  resetPassword: defineAction(calls.resetPassword, async ({ body, linkToken, locale }) => {
    await setPasswordByLink('reset-password', linkToken, body.password, locale);
    return undefined;
  }),

  checkSetPasswordToken: defineAction(calls.checkSetPasswordToken, async ({ linkToken }) => {
    await checkPasswordLink('set-password', linkToken);
    return undefined;
  }),

  setPassword: defineAction(calls.setPassword, async ({ body, linkToken, locale }) => {
    await setPasswordByLink('set-password', linkToken, body.password, locale);
    return undefined;
  }),

  changeOldPassword: defineAction(
    calls.changeOldPassword,
    async ({ body, signedIn, locale, knownBrowser, keepBrowser }) => {
      const { userId, sessionId } = signedIn;
      keepBrowser(rememberBrowser(knownBrowser, await changePassword(userId, sessionId, body, locale)));
      return undefined;
    },
  ),
};
