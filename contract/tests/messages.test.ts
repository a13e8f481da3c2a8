import { describe, expect, it } from 'vitest';
import { endpoints } from '../src/endpoints.js';
import { messageOfStatus } from '../src/errors.js';
import { intlTag, locales } from '../src/locale.js';
import { isMessageRef, messageCatalogues, messageText } from '../src/message-catalogues.js';
import { messageRef } from '../src/messages.js';
import { workModes } from '../src/opportunities.js';
import { organizationTypes } from '../src/forms/site.js';
import { agsCategories } from '../src/shapes.js';
import { parseWith } from '../src/parse.js';

const { en, ar } = messageCatalogues;
const textsOf = (message: unknown) =>
  typeof message === 'string' ? [message] : Object.values(message as Record<string, string>);

describe('The message catalogues', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(ar)).toEqual(Object.keys(en));
  });

  it.each(Object.entries(en))('say %s in English and in Arabic', (key, english) => {
    for (const text of textsOf(english)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\p{Script=Arabic}/u);
    }
    for (const text of textsOf(ar[key as keyof typeof ar])) expect(text).toMatch(/\p{Script=Arabic}/u);
  });

  it.each(locales)('have a form for every plural category that a counted message of %s can need', (locale) => {
    const categories = new Intl.PluralRules(intlTag[locale]).resolvedOptions().pluralCategories;
    const needed = categories.filter((category) => category !== 'zero'); // nothing here counts to zero
    const counted = Object.values(messageCatalogues[locale]).filter((message) => typeof message !== 'string');
    expect(counted.length).toBeGreaterThan(0);
    for (const message of counted)
      expect(Object.keys(message).sort()).toEqual(expect.arrayContaining([...needed].sort()));
  });

  it.each([
    [1, 'Must be at least 1 character', 'يجب ألا يقل عن حرف واحد'],
    [2, 'Must be at least 2 characters', 'يجب ألا يقل عن حرفين'],
    [3, 'Must be at least 3 characters', 'يجب ألا يقل عن ٣ أحرف'],
    [10, 'Must be at least 10 characters', 'يجب ألا يقل عن ١٠ أحرف'],
    [11, 'Must be at least 11 characters', 'يجب ألا يقل عن ١١ حرفًا'],
    [100, 'Must be at least 100 characters', 'يجب ألا يقل عن ١٠٠ حرف'],
    [2000, 'Must be at least 2000 characters', 'يجب ألا يقل عن ٢٠٠٠ حرف'],
  ])('count %i as each language counts', (n, english, arabic) => {
    expect(messageText('en', messageRef('text.min', n))).toBe(english);
    expect(messageText('ar', messageRef('text.min', n))).toBe(arabic);
  });

  it('leave no placeholder unfilled', () => {
    for (const locale of locales)
      for (let n = 1; n <= 300; n += 1) expect(messageText(locale, messageRef('text.max', n))).not.toMatch(/[{}]/);
  });

  it('have no text for a reference that is not in them', () => {
    expect(isMessageRef('no.such')).toBe(false);
    expect(isMessageRef('text.min:2')).toBe(true);
    expect(() => messageText('en', 'no.such')).toThrow('no.such');
  });
});

describe('The texts that the specification words', () => {
  it.each([
    ['fullName.required', 'Full name is required'],
    ['text.min:2', 'Must be at least 2 characters'],
    ['email.required', 'Email address is required'],
    ['email.invalid', 'Please enter a valid email'],
    ['phone.digits', 'Please enter numbers only'],
    ['officeEmail.invalid', 'Please enter a valid email address'],
    ['residence.required', 'Country of Residence is required.'],
    ['title.required', 'Title/Position is required.'],
    ['institution.required', 'Institution/Organization is required.'],
    ['url.invalid', 'Please enter a valid URL'],
    ['biography.min', 'Min 10 characters.'],
    ['biography.max', 'Max 525 characters.'],
    ['biography.words', 'Max 75 words exceeded'],
    ['photo.size', 'File must be under 2MB'],
    ['photo.type', 'Only JPG, JPEG, PNG allowed'],
    ['phone.required', 'Phone number is required'],
    ['departure.required', 'Departure date is required'],
    ['departure.past', 'Departure date must be today or later'],
    ['return.required', 'Return date is required'],
    ['return.beforeDeparture', 'Return date must be same day as departure date or later'],
    ['airport.required', 'Departure airport is required'],
    ['travelRequirements.required', 'Special travel requirements are required'],
    ['passport.required', 'Passport document is required'],
    ['passport.size', 'File must be under 5MB'],
    ['passport.type', 'Only PDF, JPEG, JPG, or PNG allowed'],
    ['error.internal', 'Sorry, an error has occured. Please try again later.'],
  ])('%s reads "%s"', (ref, text) => {
    expect(messageText('en', ref)).toBe(text);
  });
});

describe('Every message that can be sent', () => {
  it.each(Object.entries(messageOfStatus))('for the status %s is in both catalogues', (_, ref) => {
    for (const locale of locales) expect(messageText(locale, ref)).not.toBe('');
  });

  const labels = [
    ...agsCategories.map((value) => `agsCategory.${value}`),
    ...workModes.map((value) => `workMode.${value}`),
    ...organizationTypes.map((value) => `organizationType.${value}`),
    'isProgram.true',
    'isProgram.false',
  ];
  it.each(labels)('labels the value %s in both languages', (ref) => {
    for (const locale of locales) expect(messageText(locale, ref)).not.toBe('');
  });

  const judged = Object.entries(endpoints).filter(([, { body, query }]) => body ?? query);
  const garbage = [
    {},
    null,
    'text',
    [],
    { page: '-1', pageSize: 'x', q: 7, cat: '!', tas: '{', ta: 'x', country: 'x', statusId: '9', version: 'x' },
  ];
  it.each(judged)('about a bad request of %s is in both catalogues', (_, { body, query }) => {
    for (const schema of [body, query].filter((declared) => declared !== undefined)) {
      for (const input of garbage) {
        const parsed = parseWith(schema, input);
        const refs = parsed.ok ? [] : Object.values(parsed.problems).flat();
        for (const ref of refs) for (const locale of locales) expect(messageText(locale, ref)).not.toBe('');
      }
    }
  });
});
