import type { FormDefinition } from '~/shared/form/form-definition';

/** The fields of an organization's request (product §8) in the order of the page. */
export const joinUsForm = {
  fields: {
    organizationName: 'text',
    type: 'text',
    country: 'text',
    website: 'text',
    contactName: 'text',
    contactTitle: 'text',
    emailAddress: 'text',
    phoneNumber: 'phone',
    reason: 'text',
    recaptcha: 'captcha',
  },
  schema: async () => (await import('@scholars/contract/forms/site')).joinUsRequest,
} as const satisfies FormDefinition;
