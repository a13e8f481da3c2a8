import * as calls from '@scholars/contract/account';
import { confirmAccount } from '../../../accounts/confirm-account.js';
import { emailKey, registerAccount, resendConfirmation } from '../../../accounts/register-account.js';
import { verifyCaptcha } from '../../../captcha/verify-captcha.js';
import { defineAction } from '../../../contract/define-action.js';
import { addressKey, countTry } from '../../../rate-limits/limits.js';

export const actions = {
  register: defineAction(calls.register, async ({ body, visitorAddress, locale }) => {
    await countTry('register', addressKey(visitorAddress));
    await verifyCaptcha({ answer: body.recaptcha, action: 'register', visitorAddress, locale });
    // Each one mails, to whoever owns the address.
    await countTry('registrationMailOfEmail', emailKey(body.email));
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
