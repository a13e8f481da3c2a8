import type { FormDefinition } from '~/shared/form/form-definition';

const schemas = () => import('@scholars/contract/forms/second-factor');

export const startForm = {
  fields: { password: 'secret' },
  schema: async () => (await schemas()).enrolmentRequest,
} as const satisfies FormDefinition;

export const codeForm = {
  fields: { code: 'secret' },
  schema: async () => (await schemas()).secondStepRequest,
} as const satisfies FormDefinition;

export const changeForm = {
  fields: { password: 'secret', code: 'secret' },
  schema: async () => (await schemas()).secondFactorChange,
} as const satisfies FormDefinition;
