import { describe, expect, it } from 'vitest';
import { foundingFellowsForm } from '~/public/founding-fellows-profile/founding-fellows-form';
import { travelIntakeForm } from '~/public/travel-intake/travel-intake-form';
import type { FormDefinition } from './form-definition';
import { judgeForm } from './judge-form';
import { readForm } from './read-form';

const dateEntries = (name: string, day: string, month: string, year: string) => ({
  [`${name}-day`]: day,
  [`${name}-month`]: month,
  [`${name}-year`]: year,
});
const departure = (day: string, month: string, year: string) => dateEntries('preferredDepartureDate', day, month, year);
const homecoming = (day: string, month: string, year: string) => dateEntries('preferredReturnDate', day, month, year);
const passport = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });
const travel = {
  fullName: 'Mariam Al-Kuwari',
  emailAddress: 'mariam@example.org',
  phoneNumberCode: '+974',
  phoneNumber: '55512345',
  ...dateEntries('preferredDepartureDate', '10', '3', '2031'),
  ...dateEntries('preferredReturnDate', '14', '3', '2031'),
  preferredAirport: 'DOH',
  specialTravelRequirements: 'None',
  passportDocument: passport,
};
const fellow = {
  fullName: 'Mariam Al-Kuwari',
  emailAddress: 'mariam@example.org',
  currentLocation: 'QA',
  currentTitle: 'Professor',
  currentInstitution: 'Qatar University',
};

async function problems(form: FormDefinition, entries: Record<string, string | File>, today = '2031-03-01') {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  const judged = await judgeForm(form, readForm(form, data), (ref) => ref, today);
  return judged.ok ? {} : judged.problems;
}

describe('a travel intake', () => {
  it('passes when it is complete', async () => {
    expect(await problems(travelIntakeForm, travel)).toEqual({});
  });

  it('names every required field of an empty form', async () => {
    expect(await problems(travelIntakeForm, {})).toEqual({
      fullName: 'fullName.required',
      emailAddress: 'email.required',
      phoneNumber: 'phone.required',
      preferredDepartureDate: 'departure.required',
      preferredReturnDate: 'return.required',
      preferredAirport: 'airport.required',
      specialTravelRequirements: 'travelRequirements.required',
      passportDocument: 'passport.required',
    });
  });

  it.each([
    ['yesterday of the visitor', departure('28', '2', '2031'), { preferredDepartureDate: 'departure.past' }],
    ['the visitor’s today', departure('1', '3', '2031'), {}],
    ['a return before the departure', homecoming('9', '3', '2031'), { preferredReturnDate: 'return.beforeDeparture' }],
    ['a return on the day of departure', homecoming('10', '3', '2031'), {}],
    ['a date in Arabic digits with its month named', departure('١٠', 'مارس', '٢٠٣١'), {}],
    ['a whole date in the first of three', departure('10/3/2031', '', ''), {}],
    ['a date without its month', departure('10', '', '2031'), { preferredDepartureDate: 'date.missing.month' }],
    ['a day that the month has not', homecoming('31', '4', '2031'), { preferredReturnDate: 'date.monthDays:30' }],
    ['a date of other words', departure('as', 'soon as', 'possible'), { preferredDepartureDate: 'date.day' }],
    ['letters in the phone number', { phoneNumber: '555abc' }, { phoneNumber: 'phone.digits' }],
    ['a phone number between marks of direction', { phoneNumber: '\u202a55512345\u202c' }, {}],
    ['spaces in the phone number', { phoneNumber: '5551 2345' }, { phoneNumber: 'phone.digits' }],
    ['a plus sign in the phone number', { phoneNumber: '+55512345' }, { phoneNumber: 'phone.digits' }],
    ['Arabic digits in the phone number', { phoneNumber: '٥٥٥١٢٣٤٥' }, {}],
  ])('judges %s', async (_, change, expected) => {
    expect(await problems(travelIntakeForm, { ...travel, ...change })).toEqual(expected);
  });

  it('rechecks the return date when only the departure date changes', async () => {
    expect(await problems(travelIntakeForm, { ...travel, ...departure('20', '3', '2031') })).toEqual({
      preferredReturnDate: 'return.beforeDeparture',
    });
  });
});

describe('a Founding Fellows profile', () => {
  it('passes with the required fields alone', async () => {
    expect(await problems(foundingFellowsForm, fellow)).toEqual({});
  });

  it.each([
    [75, {}],
    [76, { biography: 'biography.words' }],
  ])('judges a biography of %i words', async (words, expected) => {
    expect(await problems(foundingFellowsForm, { ...fellow, biography: 'word '.repeat(words) })).toEqual(expected);
  });

  it('judges only the phone number that is wrong', async () => {
    const wrong = { ...fellow, phoneNumber: '123', officePhone: 'ext. 5' };
    expect(await problems(foundingFellowsForm, wrong)).toEqual({ officePhone: 'phone.digits' });
  });
});
