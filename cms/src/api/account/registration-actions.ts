import * as calls from '@scholars/contract/account';
import { confirmAccount } from './confirm-account.js';
import { addressSubject, registerAccount, resendConfirmation } from './register-account.js';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { countTry } from '../../platform/rate-limits/limits.js';

export const actions = {
  register: defineAction(calls.register, async ({ body, visitorAddress, locale }) => {
    await verifyCaptcha({ answer: body.recaptcha, action: 'register', visitorAddress, locale });
    // Each one mails, to whoever owns the address.
    await countTry('registrationMailOfEmail', addressSubject(body.email));
    return { token: await registerAccount(body, locale) };
  }),

  confirmEmail: defineAction(calls.confirmEmail, async ({ linkToken }) => {
    await confirmAccount(linkToken);
    return undefined;
  }),

  resendEmailVerification: defineAction(calls.resendEmailVerification, async ({ linkToken, locale }) => {
    await resendConfirmation(linkToken, locale);
    return undefined;
  }),
};
