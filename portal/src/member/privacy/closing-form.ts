import type { FormDefinition } from '~/shared/form/form-definition';

export const closingForm = {
  fields: { password: 'secret' },
  schema: async () => (await import('@scholars/contract/forms/account')).closingRequest,
} as const satisfies FormDefinition;
