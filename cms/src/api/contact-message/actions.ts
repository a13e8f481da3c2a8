import { sendContactMessage } from '@scholars/contract/site';
import { verifyCaptcha } from '../../platform/captcha/verify-captcha.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { takeSubmission } from '../submission/take-submission.js';

export const actions = {
  sendContactMessage: defineAction(
    sendContactMessage,
    async ({ body, locale, idempotencyKey, visitorAddress }) => {
      const { recaptcha, ...fields } = body;
      return takeSubmission({
        kind: 'contact-messages',
        fields,
        files: [],
        language: locale,
        idempotencyKey,
        receivedMessage: 'submission.contactMessage.received',
        admit: () => verifyCaptcha({ answer: recaptcha, action: 'contact-us', visitorAddress, locale }),
      });
    },
    { limit: 'contactMessage' },
  ),
};
