import type { FormDefinition } from '~/shared/form/form-definition';

/* The fields of the forms of accounts, each in the order of its page. */

const schemas = () => import('@scholars/contract/forms/account');

export const loginForm = {
  fields: { email: 'text', password: 'secret', recaptcha: 'captcha' },
  schema: async () => (await schemas()).loginRequest,
} as const satisfies FormDefinition;

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
  schema: async () => (await schemas()).registration,
} as const satisfies FormDefinition;

export const resetRequestForm = {
  fields: { email: 'text', recaptcha: 'captcha' },
  schema: async () => (await schemas()).emailAndCaptcha,
} as const satisfies FormDefinition;

export const newPasswordForm = {
  fields: { password: 'secret', passwordConfirmation: 'secret' },
  schema: async () => (await schemas()).repeatedNewPassword,
} as const satisfies FormDefinition;

export const passwordChangeForm = {
  fields: { oldPassword: 'secret', password: 'secret', passwordConfirmation: 'secret' },
  schema: async () => (await schemas()).passwordChange,
} as const satisfies FormDefinition;

export const informationForm = {
  fields: {
    firstName: 'text',
    lastName: 'text',
    phoneNumber: 'phone',
    country: 'text',
    city: 'text',
    language: 'text',
  },
  schema: async () => (await schemas()).userInfo,
} as const satisfies FormDefinition;
