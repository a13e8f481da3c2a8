import * as z from 'zod/mini';
import { accepted, country, email, phone, text } from '../fields.js';
import { passwordMaxLength, passwordMinLength } from '../limits.js';
import { locales } from '../locale.js';

const recaptcha = text({ max: 8000 });
// Not trimmed: a space is part of a password.
const typedPassword = z
  .string({ error: 'password.required' })
  .check(z.minLength(1, 'password.required'), z.maxLength(1024, 'password.max'));
const repeatedPassword = z
  .string({ error: 'password.repeat' })
  .check(z.minLength(1, 'password.repeat'), z.maxLength(1024, 'password.max'));
const newPassword = z.string({ error: 'password.required' }).check(
  z.minLength(1, { error: 'password.required' }),
  z.refine((value) => [...value].length >= passwordMinLength, 'password.min'),
  z.refine((value) => [...value].length <= passwordMaxLength, 'password.max'),
);

function samePasswords<Value extends { password: string; passwordConfirmation: string }>() {
  return z.refine<Value>((value) => value.password === value.passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'password.mismatch',
  });
}

export const loginRequest = z.object({
  email: email({ required: 'email.required' }),
  password: typedPassword,
  recaptcha,
});

export const registration = z
  .object({
    firstName: text({ required: 'firstName.required' }),
    lastName: text({ required: 'lastName.required' }),
    email: email({ required: 'email.required' }),
    password: newPassword,
    passwordConfirmation: repeatedPassword,
    country: country({ required: 'residence.required' }),
    currentTitle: text({ required: 'title.required', min: 2 }),
    currentInstitution: text({ required: 'institution.required', min: 2 }),
    thematicAreas: z._default(
      z.array(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(5))).check(z.maxLength(5)),
      [],
    ),
    acceptTerms: accepted('terms.required'),
    /** Of a sign-in with a provider that found no account here: connects it once the address is confirmed. */
    providerToken: text(),
    recaptcha,
  })
  .check(samePasswords());

export const emailAndCaptcha = z.object({ email: email({ required: 'email.required' }), recaptcha });
export const newPasswordRequest = z.object({ password: newPassword });
/** The same as a form asks it: typed twice. */
export const repeatedNewPassword = z
  .object({ password: newPassword, passwordConfirmation: repeatedPassword })
  .check(samePasswords());
export const passwordChange = z
  .object({ oldPassword: typedPassword, password: newPassword, passwordConfirmation: repeatedPassword })
  .check(samePasswords());
/** '' of who has no password, and proves otherwise that the account is theirs. */
export const closingRequest = z.object({
  password: z.string({ error: 'password.required' }).check(z.maxLength(1024, 'password.max')),
});
export const userInfo = z.object({
  firstName: text({ required: 'firstName.required' }),
  lastName: text({ required: 'lastName.required' }),
  phoneNumber: phone(),
  country: country(),
  city: text(),
  language: z.enum(locales),
});
