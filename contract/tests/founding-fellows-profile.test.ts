import { describe, expect, it } from 'vitest';
import { countWords } from '../src/typed-text.js';
import { foundingFellowsProfile } from '../src/forms/founding-fellows-profile.js';
import { photoMaxBytes } from '../src/limits.js';
import { buildFellow, buildFile, emailOf, letters, words } from './support/forms.js';
import { problemsOf, valueOf } from './support/judge.js';

const refuse = (field: string, value: unknown) => problemsOf(foundingFellowsProfile, buildFellow({ [field]: value }));

describe('A founding fellow profile', () => {
  it('passes with its required fields alone, the others empty', () => {
    expect(valueOf(foundingFellowsProfile, buildFellow())).toEqual({
      fullName: 'Amina Otieno',
      emailAddress: 'amina@lakeside.example',
      phoneNumber: '',
      officePhone: '',
      officeEmail: '',
      currentLocation: 'KE',
      currentTitle: 'Senior Lecturer',
      currentDepartment: '',
      currentInstitution: 'Lakeside University',
      homepage: '',
      biography: '',
      photo: undefined,
    });
  });

  it('names every required field when nothing is filled in', () => {
    expect(problemsOf(foundingFellowsProfile, {})).toEqual({
      fullName: ['Full name is required'],
      emailAddress: ['Email address is required'],
      currentLocation: ['Country of Residence is required.'],
      currentTitle: ['Title/Position is required.'],
      currentInstitution: ['Institution/Organization is required.'],
    });
  });

  it('drops fields that the form does not have', () => {
    const value = valueOf(
      foundingFellowsProfile,
      buildFellow({ status: 'approved', version: 9, id: 'x', publishedAt: 'now' }),
    );
    for (const name of ['status', 'version', 'id', 'publishedAt']) expect(value).not.toHaveProperty(name);
    expect(value).toHaveProperty('fullName', 'Amina Otieno');
  });

  it('trims what people type around a value', () => {
    expect(valueOf(foundingFellowsProfile, buildFellow({ fullName: '  Amina  ' })).fullName).toBe('Amina');
  });
});

describe('Marks that nobody sees, which come along with what is pasted,', () => {
  it.each([
    ['emailAddress', '\u200famina@lakeside.example\u200e', 'amina@lakeside.example'],
    ['phoneNumber', '+974 \u202a55512345\u202c', '+974 55512345'],
    ['homepage', '\u2066lakeside.example\u2069', 'lakeside.example'],
    // They shape letters: a year of the Hijra.
    ['currentTitle', 'أستاذ منذ ١٤٤٥ ه\u200d', 'أستاذ منذ ١٤٤٥ ه\u200d'],
    ['currentDepartment', '\u200b\u200f', ''],
    // They would turn round what is read after them, on a page, in a notice and in a mail.
    ['fullName', 'Noura \u202elive\u202c \u2067Otieno', 'Noura live Otieno'],
    ['currentInstitution', '\u2066Lakeside\u2069 \u202bUniversity', 'Lakeside University'],
  ] as const)('leave %s as it is seen', (field, typed, kept) => {
    expect(valueOf(foundingFellowsProfile, buildFellow({ [field]: typed }))).toHaveProperty(field, kept);
  });

  it.each(['\u200f', ' \u202e\u200b ', '\u3164', '\u2800'])('are no name: %j', (fullName) => {
    expect(refuse('fullName', fullName)).toEqual({ fullName: ['Full name is required'] });
  });
});

describe('A founding fellow profile refuses', () => {
  it.each([
    ['fullName', '', 'Full name is required'],
    ['fullName', '   ', 'Full name is required'],
    ['fullName', undefined, 'Full name is required'],
    ['fullName', null, 'Full name is required'],
    ['fullName', 'A', 'Must be at least 2 characters'],
    ['fullName', letters(256), 'Must be at most 255 characters'],
    ['fullName', 42, 'This value is not valid'],
    ['fullName', { en: 'Amina' }, 'This value is not valid'],
    ['emailAddress', '', 'Email address is required'],
    ['emailAddress', undefined, 'Email address is required'],
    ['emailAddress', 'amina', 'Please enter a valid email'],
    ['emailAddress', 'amina@lakeside', 'Please enter a valid email'],
    ['emailAddress', 'amina@@lakeside.example', 'Please enter a valid email'],
    ['emailAddress', 'amina otieno@lakeside.example', 'Please enter a valid email'],
    ['emailAddress', 'amina@lakeside..example', 'Please enter a valid email'],
    ['emailAddress', '@lakeside.example', 'Please enter a valid email'],
    ['emailAddress', 'amina@lakeside.example\nBcc: all@lakeside.example', 'Please enter a valid email'],
    ['emailAddress', emailOf(256), 'Must be at most 255 characters'],
    ['phoneNumber', '+974 55x12345', 'Please enter numbers only'],
    ['phoneNumber', '+974 5551-2345', 'Please enter numbers only'],
    ['phoneNumber', '+974 (555) 12345', 'Please enter numbers only'],
    ['officePhone', '+974 ext', 'Please enter numbers only'],
    ['officePhone', '55512345', 'Please enter the country code, a space and the number'],
    ['officeEmail', 'office', 'Please enter a valid email address'],
    ['officeEmail', 'office@', 'Please enter a valid email address'],
    ['currentLocation', '', 'Country of Residence is required.'],
    ['currentLocation', undefined, 'Country of Residence is required.'],
    ['currentLocation', 'Atlantis', 'Please choose a country from the list'],
    ['currentLocation', 'ZZ', 'Please choose a country from the list'],
    ['currentTitle', '', 'Title/Position is required.'],
    ['currentTitle', 'X', 'Must be at least 2 characters'],
    ['currentDepartment', 'X', 'Must be at least 2 characters'],
    ['currentInstitution', '', 'Institution/Organization is required.'],
    ['currentInstitution', 'X', 'Must be at least 2 characters'],
    ['homepage', 'not a url', 'Please enter a valid URL'],
    ['homepage', 'localhost', 'Please enter a valid URL'],
    ['homepage', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['homepage', 'javascript://lakeside.example/%0aalert(1)', 'Please enter a valid URL'],
    ['homepage', 'data:text/html,hello', 'Please enter a valid URL'],
    ['homepage', 'ftp://lakeside.example', 'Please enter a valid URL'],
    ['homepage', '//lakeside.example', 'Please enter a valid URL'],
    ['homepage', 'java\tscript:alert(1)', 'Please enter a valid URL'],
    ['biography', letters(9), 'Min 10 characters.'],
    ['biography', letters(526), 'Max 525 characters.'],
    ['biography', words(76), 'Max 75 words exceeded'],
  ])('%s %j with "%s"', (field, value, message) => {
    expect(refuse(field, value)).toEqual({ [field]: [message] });
  });

  it.each([
    ['a photo one byte over the limit', buildFile({ size: photoMaxBytes + 1 }), 'File must be under 2MB'],
    ['an SVG photo, which can carry script', buildFile({ type: 'image/svg+xml' }), 'Only JPG, JPEG, PNG allowed'],
    ['a PDF as photo', buildFile({ type: 'application/pdf' }), 'Only JPG, JPEG, PNG allowed'],
    ['a photo of no known type', buildFile({ type: '' }), 'Only JPG, JPEG, PNG allowed'],
    ['a photo without a byte', buildFile({ size: 0, name: 'me.jpg' }), 'The file is empty. Please choose another file'],
  ])('%s', (_, photo, message) => {
    expect(refuse('photo', photo)).toEqual({ photo: [message] });
  });
});

describe('A founding fellow profile accepts', () => {
  it.each([
    ['a name of two characters', 'fullName', 'Li', 'Li'],
    ['a name of two Arabic letters', 'fullName', 'مي', 'مي'],
    ['a name of 255 characters', 'fullName', letters(255), letters(255)],
    ['255 characters that take two code units each', 'fullName', '𝒜'.repeat(255), '𝒜'.repeat(255)],
    ['an e-mail address of 255 characters', 'emailAddress', emailOf(255), emailOf(255)],
    ['an e-mail address in Arabic letters', 'emailAddress', 'أمينة@جامعة.قطر', 'أمينة@جامعة.قطر'],
    ['an e-mail address with a plus sign', 'emailAddress', 'a+b@c.example', 'a+b@c.example'],
    ['a phone number with its dialing code', 'phoneNumber', '+974 55512345', '+974 55512345'],
    ['a phone number in Arabic digits', 'phoneNumber', '+٩٧٤ ٥٥٥١٢٣٤٥', '+974 55512345'],
    ['a phone number in Persian digits', 'officePhone', '+۹۷۴ ۵۵۵۱۲۳۴۵', '+974 55512345'],
    ['no phone number', 'phoneNumber', '', ''],
    ['no office e-mail', 'officeEmail', '', ''],
    ['a country by its English name', 'currentLocation', 'Qatar', 'QA'],
    ['a country by its name in any case', 'currentLocation', 'united kingdom', 'GB'],
    ['a country by its code in small letters', 'currentLocation', 'qa', 'QA'],
    ['no department', 'currentDepartment', '', ''],
    ['a web address without http', 'homepage', 'lakeside.example', 'lakeside.example'],
    ['a web address with www', 'homepage', 'www.lakeside.example', 'www.lakeside.example'],
    [
      'a web address with http and www',
      'homepage',
      'http://www.lakeside.example/a?b=c#d',
      'http://www.lakeside.example/a?b=c#d',
    ],
    [
      'a web address with https and a port',
      'homepage',
      'https://lakeside.example:8443',
      'https://lakeside.example:8443',
    ],
    ['a web address in Arabic letters', 'homepage', 'https://جامعة.قطر/بحث', 'https://جامعة.قطر/بحث'],
    ['a biography of 10 characters', 'biography', letters(10), letters(10)],
    ['a biography of 525 characters', 'biography', letters(525), letters(525)],
    ['a biography of 75 words', 'biography', words(75), words(75)],
    [
      '75 words that lie on several lines',
      'biography',
      words(75).replaceAll(' ', '\n'),
      words(75).replaceAll(' ', '\n'),
    ],
    ['no biography', 'biography', '', ''],
  ])('%s', (_, field, value, kept) => {
    expect(valueOf(foundingFellowsProfile, buildFellow({ [field]: value }))[field]).toBe(kept);
  });

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])('a photo of the type %s', (type) => {
    const photo = buildFile({ type });
    expect(valueOf(foundingFellowsProfile, buildFellow({ photo })).photo).toBe(photo);
  });

  it.each([1, 2_097_151, 2_097_152, photoMaxBytes])('a photo of %i bytes', (size) => {
    expect(refuse('photo', buildFile({ size }))).toEqual({});
  });

  it('a picker that was left alone, as browsers send it', () => {
    expect(
      valueOf(foundingFellowsProfile, buildFellow({ photo: buildFile({ size: 0, name: '' }) })).photo,
    ).toBeUndefined();
  });
});

describe('The word counter', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['one', 1],
    ['  two   words ', 2],
    ['one\ttwo\nthree', 3],
    ['كلمة، وكلمة', 2],
    [words(75), 75],
  ])('of %j shows %i', (text, n) => {
    expect(countWords(text)).toBe(n);
  });
});
