import type { FormDefinition } from '~/shared/form/form-definition';

/* The fields of the forms of accounts, each in the order of its page. */

const rules = () => import('./account-rules');

export const loginForm = {
  fields: { email: 'text', password: 'secret', recaptcha: 'captcha' },
  rules: async () => (await rules()).login,
} as const satisfies FormDefinition<unknown>;

export const registrationForm = {
  fields: {
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    password: 'secret',
    passwordConfirmation: 'secret',
    country: 'text',
    currentTitle: 'text',
    currentInstitution: 'text',
    thematicAreas: 'list',
    acceptTerms: 'text',
    // The server's own, from a cookie.
    providerToken: 'secret',
    recaptcha: 'captcha',
  },
  rules: async () => (await rules()).register,
} as const satisfies FormDefinition<unknown>;

export const resetRequestForm = {
  fields: { email: 'text', recaptcha: 'captcha' },
  rules: async () => (await rules()).resetRequest,
} as const satisfies FormDefinition<unknown>;

export const newPasswordForm = {
  fields: { password: 'secret', passwordConfirmation: 'secret' },
  rules: async () => (await rules()).newPassword,
} as const satisfies FormDefinition<unknown>;

export const passwordChangeForm = {
  fields: { oldPassword: 'secret', password: 'secret', passwordConfirmation: 'secret' },
  rules: async () => (await rules()).changedPassword,
} as const satisfies FormDefinition<unknown>;

export const informationForm = {
  fields: {
    firstName: 'text',
    lastName: 'text',
    phoneNumber: 'phone',
    country: 'text',
    city: 'text',
    language: 'text',
  },
  rules: async () => (await rules()).information,
} as const satisfies FormDefinition<unknown>;
