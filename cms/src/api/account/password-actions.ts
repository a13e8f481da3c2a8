import * as calls from '@scholars/contract/account';
import { changePassword, checkPasswordLink, mailPasswordReset, setPasswordByLink } from './change-password.js';
import { rememberBrowser } from './known-browsers.js';
import { addressSubject } from './register-account.js';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { addressKey, countTry } from '../../platform/rate-limits/limits.js';

export const actions = {
  requestPasswordReset: defineAction(calls.requestPasswordReset, async ({ body, visitorAddress, locale }) => {
    await countTry('accountMail', addressKey(visitorAddress));
    await verifyCaptcha({ answer: body.recaptcha, action: 'request-reset-password', visitorAddress, locale });
    await countTry('resetMailOfEmail', addressSubject(body.email));
    await mailPasswordReset(body.email.toLowerCase(), locale);
    return undefined;
  }),

  checkResetToken: defineAction(calls.checkResetToken, async ({ linkToken, visitorAddress }) => {
    await countTry('linkToken', addressKey(visitorAddress));
    await checkPasswordLink('reset-password', linkToken);
    return undefined;
  }),

  resetPassword: defineAction(calls.resetPassword, async ({ body, linkToken, visitorAddress, locale }) => {
    await countTry('linkToken', addressKey(visitorAddress));
    await setPasswordByLink('reset-password', linkToken, body.password, locale);
    return undefined;
  }),

  checkSetPasswordToken: defineAction(calls.checkSetPasswordToken, async ({ linkToken, visitorAddress }) => {
    await countTry('linkToken', addressKey(visitorAddress));
    await checkPasswordLink('set-password', linkToken);
    return undefined;
  }),

  setPassword: defineAction(calls.setPassword, async ({ body, linkToken, visitorAddress, locale }) => {
    await countTry('linkToken', addressKey(visitorAddress));
    await setPasswordByLink('set-password', linkToken, body.password, locale);
    return undefined;
  }),

  changeOldPassword: defineAction(
    calls.changeOldPassword,
    async ({ body, signedIn, locale, knownBrowser, keepBrowser }) => {
      const { userId, sessionId } = signedIn;
      // By session: with a stolen one nobody uses up the tries of the owner's own.
      await countTry('passwordChange', sessionId);
      keepBrowser(rememberBrowser(knownBrowser, await changePassword(userId, sessionId, body, locale)));
      return undefined;
    },
  ),
};
