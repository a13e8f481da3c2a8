import { describe, expect, it } from 'vitest';
import { loginRequest, passwordChange, registration } from '../src/forms/account.js';
import { contactMessage, joinUsRequest, newsletterSubscription } from '../src/forms/site.js';
import { letters } from './support/forms.js';
import { problemsOf, valueOf } from './support/judge.js';

describe('The newsletter', () => {
  it.each([true, 'true', 'on', '1'])('takes an address with the consent %j', (consent) => {
    expect(valueOf(newsletterSubscription, { email: 'a@b.example', consent })).toEqual({ email: 'a@b.example', consent: true });
  });

  it.each([
    [{}, { email: ['Email address is required'], consent: ['Please agree to continue'] }],
    [{ email: '', consent: true }, { email: ['Email address is required'] }],
    [{ email: 'a@b', consent: true }, { email: ['Please enter a valid email'] }],
    [{ email: 'a@b.example' }, { consent: ['Please agree to continue'] }],
    [{ email: 'a@b.example', consent: false }, { consent: ['Please agree to continue'] }],
    [{ email: 'a@b.example', consent: 'false' }, { consent: ['Please agree to continue'] }],
    [{ email: 'a@b.example', consent: 'off' }, { consent: ['Please agree to continue'] }],
  ])('refuses %j', (input, problems) => {
    expect(problemsOf(newsletterSubscription, input)).toEqual(problems);
  });
});

describe('The contact form', () => {
  const message = (changes = {}) => ({ fullName: 'Amina Otieno', emailAddress: 'a@b.example', subject: 'Hello', message: letters(10), recaptcha: 'x', ...changes });

  it.each([
    [{}, {}],
    [{ message: letters(9) }, { message: ['Must be at least 10 characters'] }],
    [{ message: letters(2000) }, {}],
    [{ message: letters(2001) }, { message: ['Must be at most 2000 characters'] }],
    [{ recaptcha: '' }, { recaptcha: ['Please confirm that you are not a robot'] }],
    [{ phoneNumber: 'call me' }, { phoneNumber: ['Please enter numbers only'] }],
  ])('judges %j', (changes, problems) => {
    expect(problemsOf(contactMessage, message(changes))).toEqual(problems);
  });
});

describe('The form of an organization that wants to join', () => {
  it('names every required field when nothing is filled in', () => {
    expect(Object.keys(problemsOf(joinUsRequest, {})).sort()).toEqual(
      ['contactName', 'contactTitle', 'country', 'emailAddress', 'organizationName', 'reason', 'recaptcha', 'type', 'website'].sort(),
    );
  });

  it('refuses a kind of organization that is not in the list', () => {
    expect(problemsOf(joinUsRequest, { type: 'club' }).type).toEqual(['Please choose an option']);
  });
});

describe('A login', () => {
  it('needs an address and a password', () => {
    expect(problemsOf(loginRequest, {})).toEqual({ email: ['Email address is required'], password: ['Password is required'] });
    expect(problemsOf(loginRequest, { email: 'a@b.example', password: '' })).toEqual({ password: ['Password is required'] });
  });

  it('keeps the spaces of a password', () => {
    expect(valueOf(loginRequest, { email: 'a@b.example', password: '  two spaces  ' }).password).toBe('  two spaces  ');
  });
});

describe('A registration', () => {
  const person = (changes = {}) => ({
    firstName: 'Amina',
    lastName: 'Otieno',
    email: 'a@b.example',
    password: letters(12),
    passwordConfirmation: letters(12),
    country: 'KE',
    currentTitle: 'Lecturer',
    currentInstitution: 'Lakeside',
    thematicAreas: [1, 5],
    acceptTerms: true,
    recaptcha: 'x',
    ...changes,
  });
  const password = (value: string) => person({ password: value, passwordConfirmation: value });

  it.each([
    ['a password of 12 characters', password(letters(12)), {}],
    ['a password of 11 characters', password(letters(11)), { password: ['Use at least 12 characters'] }],
    ['a password of 128 characters', password(letters(128)), {}],
    ['a password of 129 characters', password(letters(129)), { password: ['Use at most 128 characters'] }],
    ['a password of 64 Arabic letters', password('ب'.repeat(64)), {}],
    ['two different passwords', person({ passwordConfirmation: letters(13) }), { passwordConfirmation: ['The two passwords are not the same'] }],
    ['terms that are not accepted', person({ acceptTerms: false }), { acceptTerms: ['Please accept the terms and conditions'] }],
    ['an area that does not exist', person({ thematicAreas: [6] }), { 'thematicAreas.0': ['This value is not valid'] }],
  ])('judges %s', (_, input, problems) => {
    expect(problemsOf(registration, input)).toEqual(problems);
  });

  it('drops every field that would raise a person’s rights', () => {
    const value = valueOf(registration, person({ role: 'coordinator', confirmed: true, blocked: false, messaging_system: 1, id: 1, resetPasswordToken: 'x' }));
    expect(Object.keys(value).sort()).toEqual(Object.keys(person()).sort());
  });
});

describe('A change of password', () => {
  it('needs the old one, and the new one twice', () => {
    expect(problemsOf(passwordChange, { oldPassword: 'x', password: letters(12), passwordConfirmation: letters(12) })).toEqual({});
    expect(problemsOf(passwordChange, { password: letters(12), passwordConfirmation: 'other' })).toMatchObject({ oldPassword: ['Password is required'] });
  });
});
