import * as calls from '@scholars/contract/email-change';
import { defineAction } from '../../platform/contract/define-action.js';
import { cancelEmailChange, presentEmailChange, requestEmailChange, resendEmailChange } from './change-email.js';
import { confirmEmailChange } from './confirm-change.js';

export const actions = {
  getEmailChange: defineAction(calls.getEmailChange, ({ signedIn }) => presentEmailChange(signedIn)),

  requestEmailChange: defineAction(calls.requestEmailChange, async ({ body, signedIn, locale }) => {
    await requestEmailChange(signedIn, body, locale);
    return presentEmailChange(signedIn);
  }),

  resendEmailChange: defineAction(calls.resendEmailChange, async ({ signedIn, locale }) => {
    await resendEmailChange(signedIn, locale);
    return presentEmailChange(signedIn);
  }),

  cancelEmailChange: defineAction(calls.cancelEmailChange, async ({ signedIn }) => {
    await cancelEmailChange(signedIn.userId);
    return presentEmailChange(signedIn);
  }),

  confirmEmailChange: defineAction(calls.confirmEmailChange, ({ linkToken, locale }) =>
    confirmEmailChange(linkToken, locale),
  ),
};
