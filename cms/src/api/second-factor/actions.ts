import * as calls from '@scholars/contract/second-factor';
import { erasureOf } from '../account/closings.js';
import { getUserById } from '../account/get-user.js';
import { rememberBrowser } from '../account/known-browsers.js';
import { countSignIn } from '../account/sign-in-count.js';
import { finishSecondStep } from '../account/second-step.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { changeSecondFactor, confirmEnrolment, presentSecondFactor, startEnrolment } from './enrolment.js';

export const actions = {
  takeSecondStep: defineAction(
    calls.takeSecondStep,
    async ({ body, linkToken, visitorAddress, device, locale, knownBrowser, keepBrowser }) => {
      const { account, token } = await finishSecondStep({
        token: linkToken,
        code: body.code,
        visitorAddress,
        device,
        locale,
        knownBrowser,
      });
      countSignIn('second-step');
      strapi.log.info(`Login of account ${account.id} by a second step from ${visitorAddress}`);
      keepBrowser(rememberBrowser(knownBrowser, account));
      return { token, user: await getUserById(account.id), ...(await erasureOf(account.id)) };
    },
  ),

  getSecondFactor: defineAction(calls.getSecondFactor, ({ signedIn, locale }) => presentSecondFactor(signedIn, locale)),

  startSecondFactor: defineAction(calls.startSecondFactor, async ({ body, signedIn, locale }) => {
    await startEnrolment(signedIn, body.password);
    return presentSecondFactor(signedIn, locale);
  }),

  confirmSecondFactor: defineAction(calls.confirmSecondFactor, async ({ body, signedIn, locale }) => ({
    codes: await confirmEnrolment(signedIn, body.code, locale),
  })),

  renewRecoveryCodes: defineAction(calls.renewRecoveryCodes, async ({ body, ...caller }) => ({
    codes: await changeSecondFactor('renew', body, caller),
  })),

  removeSecondFactor: defineAction(calls.removeSecondFactor, async ({ body, ...caller }) => {
    await changeSecondFactor('remove', body, caller);
    return presentSecondFactor(caller.signedIn, caller.locale);
  }),
};
