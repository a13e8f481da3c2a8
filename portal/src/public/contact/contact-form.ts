import type { FormDefinition } from '~/shared/form/form-definition';

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
  schema: async () => (await import('@scholars/contract/forms/site')).contactMessage,
} as const satisfies FormDefinition;
