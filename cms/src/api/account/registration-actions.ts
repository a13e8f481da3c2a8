import * as calls from '@scholars/contract/account';
import { confirmAccount } from './confirm-account.js';
import { addressSubject, registerAccount, resendConfirmation } from './register-account.js';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { addressKey, countTry } from '../../platform/rate-limits/limits.js';

export const actions = {
  register: defineAction(calls.register, async ({ body, visitorAddress, locale }) => {
    await countTry('register', addressKey(visitorAddress));
    await verifyCaptcha({ answer: body.recaptcha, action: 'register', visitorAddress, locale });
    // Each one mails, to whoever owns the address.
    await countTry('registrationMailOfEmail', addressSubject(body.email));
    return { token: await registerAccount(body, locale) };
  }),

  confirmEmail: defineAction(calls.confirmEmail, async ({ linkToken, visitorAddress }) => {
    await countTry('linkToken', addressKey(visitorAddress));
    await confirmAccount(linkToken);
    return undefined;
  }),

  resendEmailVerification: defineAction(
    calls.resendEmailVerification,
    async ({ linkToken, visitorAddress, locale }) => {
      await countTry('accountMail', addressKey(visitorAddress));
      await resendConfirmation(linkToken, locale);
      return undefined;
    },
  ),
};
