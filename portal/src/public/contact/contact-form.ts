import { contactMessage } from '@scholars/contract/forms/site';
import { parseWith } from '@scholars/contract/parse';
import type { FormDefinition } from '~/public/submission-form/form-definition';

/** The fields of the contact form (product §4) in the order of the page. */
export const contactForm = {
  fields: {
    fullName: 'text',
    emailAddress: 'text',
    phoneNumber: 'phone',
    subject: 'text',
    message: 'text',
    recaptcha: 'captcha',
  },
  parse: (input) => parseWith(contactMessage, input),
} as const satisfies FormDefinition;
