import { describe, expect, it } from 'vitest';
import { loginRequest, passwordChange, registration } from '../src/forms/account.js';
import { contactMessage, joinUsRequest, newsletterSubscription } from '../src/forms/site.js';
import { letters } from './support/forms.js';
import { problemsOf, valueOf } from './support/judge.js';

describe('The newsletter', () => {
  it.each([true, 'true', 'on', '1'])('takes an address with the consent %j', (consent) => {
    expect(valueOf(newsletterSubscription, { email: 'a@b.example', consent })).toEqual({
      email: 'a@b.example',
      consent: true,
    });
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
  const message = (changes = {}) => ({
    fullName: 'Amina Otieno',
    emailAddress: 'a@b.example',
    subject: 'Hello',
    message: letters(10),
    recaptcha: 'x',
    ...changes,
  });

  it.each([
    [{}, {}],
    [{ message: letters(9) }, { message: ['Must be at least 10 characters'] }],
    [{ message: `   ${letters(9)}   ` }, { message: ['Must be at least 10 characters'] }],
    [{ message: letters(2000) }, {}],
    [{ message: letters(2001) }, { message: ['Must be at most 2000 characters'] }],
    [{ message: '' }, { message: ['Message is required'] }],
    [{ subject: ' ' }, { subject: ['Subject is required'] }],
    [{ subject: 'H' }, { subject: ['Must be at least 2 characters'] }],
    [{ subject: letters(255) }, {}],
    [{ subject: letters(256) }, { subject: ['Must be at most 255 characters'] }],
    [{ fullName: '' }, { fullName: ['Full name is required'] }],
    [{ emailAddress: 'a@b.example\r\nBcc: c@d.example' }, { emailAddress: ['Please enter a valid email'] }],
    [{ recaptcha: '' }, { recaptcha: ['Please confirm that you are not a robot'] }],
    [{ phoneNumber: '' }, {}],
    [{ phoneNumber: '+974 55512345' }, {}],
    [{ phoneNumber: 'call me' }, { phoneNumber: ['Please enter numbers only'] }],
  ])('judges %j', (changes, problems) => {
    expect(problemsOf(contactMessage, message(changes))).toEqual(problems);
  });

  it('names every required field in Arabic too', () => {
    expect(problemsOf(contactMessage, {}, 'ar')).toEqual({
      fullName: ['الاسم الكامل مطلوب'],
      emailAddress: ['عنوان البريد الإلكتروني مطلوب'],
      subject: ['موضوع الرسالة مطلوب'],
      message: ['نص الرسالة مطلوب'],
      recaptcha: ['يُرجى تأكيد أنكم لستم برنامجًا آليًا'],
    });
  });

  it('takes a phone number in Arabic digits', () => {
    expect(valueOf(contactMessage, message({ phoneNumber: '+٩٧٤ ٥٥٥١٢٣٤٥' })).phoneNumber).toBe('+974 55512345');
  });

  it('keeps the lines of a message and drops what is no field of it', () => {
    const value = valueOf(
      contactMessage,
      message({ message: ' One line.\n\nAnother line. ', status: 'answered', reference: 'CM-1', version: 9 }),
    );
    expect(value).toEqual({
      fullName: 'Amina Otieno',
      emailAddress: 'a@b.example',
      phoneNumber: '',
      subject: 'Hello',
      message: 'One line.\n\nAnother line.',
      recaptcha: 'x',
    });
  });
});

describe('The form of an organization that wants to join', () => {
  const request = (changes = {}) => ({
    organizationName: 'Lakeside University',
    type: 'university',
    country: 'KE',
    website: 'lakeside.example',
    contactName: 'Amina Otieno',
    contactTitle: 'Head of Research',
    emailAddress: 'a@b.example',
    reason: letters(10),
    recaptcha: 'x',
    ...changes,
  });

  it.each([
    [{}, {}],
    [{ type: 'club' }, { type: ['Please choose an option'] }],
    [{ type: '' }, { type: ['Please choose an option'] }],
    [{ country: '' }, { country: ['Country is required'] }],
    [{ country: 'Atlantis' }, { country: ['Please choose a country from the list'] }],
    [{ country: 'Kenya' }, {}],
    [{ website: '' }, { website: ['Website is required'] }],
    [{ website: 'javascript:alert(1)' }, { website: ['Please enter a valid URL'] }],
    [{ website: 'https://www.lakeside.example/about?x=1' }, {}],
    [{ contactTitle: '' }, { contactTitle: ['Title/Position is required.'] }],
    [{ reason: letters(9) }, { reason: ['Must be at least 10 characters'] }],
    [{ reason: letters(2001) }, { reason: ['Must be at most 2000 characters'] }],
    [{ phoneNumber: '+97 call' }, { phoneNumber: ['Please enter numbers only'] }],
  ])('judges %j', (changes, problems) => {
    expect(problemsOf(joinUsRequest, request(changes))).toEqual(problems);
  });

  it('names every required field when nothing is filled in', () => {
    expect(Object.keys(problemsOf(joinUsRequest, {})).sort()).toEqual(
      [
        'contactName',
        'contactTitle',
        'country',
        'emailAddress',
        'organizationName',
        'reason',
        'recaptcha',
        'type',
        'website',
      ].sort(),
    );
  });

  it('has a message of its own for each of them, in Arabic too', () => {
    const { type: _type, ...others } = problemsOf(joinUsRequest, {}, 'ar');
    expect(others).toEqual({
      organizationName: ['اسم المؤسسة مطلوب'],
      country: ['البلد مطلوب'],
      website: ['الموقع الإلكتروني مطلوب'],
      contactName: ['الاسم الكامل مطلوب'],
      contactTitle: ['المسمى الوظيفي أو المنصب مطلوب.'],
      emailAddress: ['عنوان البريد الإلكتروني مطلوب'],
      reason: ['يُرجى ذكر سبب رغبتكم في الانضمام'],
      recaptcha: ['يُرجى تأكيد أنكم لستم برنامجًا آليًا'],
    });
  });

  it('keeps a country as its code', () => {
    expect(valueOf(joinUsRequest, request({ country: 'Kenya' })).country).toBe('KE');
  });
});

describe('A login', () => {
  it('needs an address and a password', () => {
    expect(problemsOf(loginRequest, {})).toEqual({
      email: ['Email address is required'],
      password: ['Password is required'],
    });
    expect(problemsOf(loginRequest, { email: 'a@b.example', password: '' })).toEqual({
      password: ['Password is required'],
    });
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
    [
      'two different passwords',
      person({ passwordConfirmation: letters(13) }),
      { passwordConfirmation: ['The two passwords are not the same'] },
    ],
    [
      'terms that are not accepted',
      person({ acceptTerms: false }),
      { acceptTerms: ['Please accept the terms and conditions'] },
    ],
    ['an area that does not exist', person({ thematicAreas: [6] }), { 'thematicAreas.0': ['This value is not valid'] }],
  ])('judges %s', (_, input, problems) => {
    expect(problemsOf(registration, input)).toEqual(problems);
  });

  it('drops every field that would raise a person’s rights', () => {
    const value = valueOf(
      registration,
      person({
        role: 'coordinator',
        confirmed: true,
        blocked: false,
        messaging_system: 1,
        id: 1,
        resetPasswordToken: 'x',
      }),
    );
    expect(Object.keys(value).sort()).toEqual([...Object.keys(person()), 'providerToken'].sort());
  });
});

describe('A change of password', () => {
  it('needs the old one, and the new one twice', () => {
    expect(
      problemsOf(passwordChange, { oldPassword: 'x', password: letters(12), passwordConfirmation: letters(12) }),
    ).toEqual({});
    expect(problemsOf(passwordChange, { password: letters(12), passwordConfirmation: 'other' })).toMatchObject({
      oldPassword: ['Password is required'],
    });
  });
});
