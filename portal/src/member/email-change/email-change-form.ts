import type { FormDefinition } from '~/shared/form/form-definition';

export const emailChangeForm = {
  fields: { email: 'text', password: 'secret' },
  schema: async () => (await import('@scholars/contract/forms/email-change')).emailChangeRequest,
} as const satisfies FormDefinition;
