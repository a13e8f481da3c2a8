import { askToJoin } from '@scholars/contract/organizations';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { takeSubmission } from '../submission/take-submission.js';

export const actions = {
  askToJoin: defineAction(
    askToJoin,
    async ({ body, locale, idempotencyKey, visitorAddress }) => {
      const { recaptcha, ...fields } = body;
      return takeSubmission({
        kind: 'organization-requests',
        fields,
        files: [],
        language: locale,
        idempotencyKey,
        receivedMessage: 'submission.organizationRequest.received',
        admit: () => verifyCaptcha({ answer: recaptcha, action: 'join-us', visitorAddress, locale }),
      });
    },
    { limit: 'organizationRequest' },
  ),
};
