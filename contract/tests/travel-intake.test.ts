import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { travelIntake, travelIntakeFor, travelRequest } from '../src/forms/travel-intake.js';
import { passportMaxBytes } from '../src/limits.js';
import { buildFile, buildIntake, emailOf, letters } from './support/forms.js';
import { problemsOf, valueOf } from './support/judge.js';

const refuse = (changes: Record<string, unknown>) => problemsOf(travelIntake, buildIntake(changes));

describe('A travel intake', () => {
  it('names every field when nothing is filled in', () => {
    expect(problemsOf(travelIntake, {})).toEqual({
      fullName: ['Full name is required'],
      emailAddress: ['Email address is required'],
      phoneNumber: ['Phone number is required'],
      preferredDepartureDate: ['Departure date is required'],
      preferredReturnDate: ['Return date is required'],
      preferredAirport: ['Departure airport is required'],
      specialTravelRequirements: ['Special travel requirements are required'],
      passportDocument: ['Passport document is required'],
    });
  });

  it('keeps exactly its eight fields', () => {
    const value = valueOf(travelIntake, buildIntake({ status: 'booked', reference: 'TI-1' }));
    expect(Object.keys(value).sort()).toEqual(Object.keys(buildIntake()).sort());
  });
});

describe('A travel intake refuses', () => {
  it.each([
    ['fullName', '', 'Full name is required'],
    ['fullName', 'A', 'Must be at least 2 characters'],
    ['fullName', letters(256), 'Must be at most 255 characters'],
    ['emailAddress', '', 'Email address is required'],
    ['emailAddress', 'amina', 'Please enter a valid email'],
    ['emailAddress', emailOf(256), 'Must be at most 255 characters'],
    ['phoneNumber', '', 'Phone number is required'],
    ['phoneNumber', undefined, 'Phone number is required'],
    ['phoneNumber', '+974 letters', 'Please enter numbers only'],
    ['phoneNumber', '+974', 'Please enter the country code, a space and the number'],
    ['preferredDepartureDate', '', 'Departure date is required'],
    ['preferredDepartureDate', 'tomorrow', 'Please enter a valid date'],
    ['preferredDepartureDate', '2099-02-29', 'Please enter a valid date'],
    ['preferredDepartureDate', '2099-13-01', 'Please enter a valid date'],
    ['preferredDepartureDate', '2098-04-31', 'Please enter a valid date'],
    ['preferredDepartureDate', '2098-4-3', 'Please enter a valid date'],
    ['preferredDepartureDate', '03/01/2099', 'Please enter a valid date'],
    ['preferredDepartureDate', '2099-03-01T10:00:00Z', 'Please enter a valid date'],
    ['preferredDepartureDate', '2020-01-01', 'Departure date must be today or later'],
    ['preferredDepartureDate', '01-01-2020', 'Departure date must be today or later'],
    ['preferredReturnDate', '', 'Return date is required'],
    ['preferredReturnDate', '31-02-2099', 'Please enter a valid date'],
    ['preferredReturnDate', '2099-02-28', 'Return date must be same day as departure date or later'],
    ['preferredReturnDate', '28-02-2099', 'Return date must be same day as departure date or later'],
    ['preferredAirport', '', 'Departure airport is required'],
    ['preferredAirport', letters(256), 'Must be at most 255 characters'],
    ['specialTravelRequirements', '', 'Special travel requirements are required'],
    ['specialTravelRequirements', letters(2001), 'Must be at most 2000 characters'],
    ['passportDocument', undefined, 'Passport document is required'],
    ['passportDocument', 'a text', 'Passport document is required'],
    ['passportDocument', buildFile({ size: 0, name: '' }), 'Passport document is required'],
    ['passportDocument', buildFile({ size: 0, name: 'passport.pdf' }), 'The file is empty. Please choose another file'],
    ['passportDocument', buildFile({ type: 'application/pdf', size: passportMaxBytes + 1 }), 'File must be under 5MB'],
    ['passportDocument', buildFile({ type: 'image/webp' }), 'Only PDF, JPEG, JPG, or PNG allowed'],
    ['passportDocument', buildFile({ type: 'text/html' }), 'Only PDF, JPEG, JPG, or PNG allowed'],
  ])('%s %j with "%s"', (field, value, message) => {
    expect(refuse({ [field]: value })).toEqual({ [field]: [message] });
  });

  it('a return before departure also while another field is wrong', () => {
    expect(refuse({ fullName: '', preferredReturnDate: '2099-02-01' })).toEqual({
      fullName: ['Full name is required'],
      preferredReturnDate: ['Return date must be same day as departure date or later'],
    });
  });
});

describe('A travel intake accepts', () => {
  it.each([
    ['a name of 255 characters', 'fullName', letters(255), letters(255)],
    ['an e-mail address of 255 characters', 'emailAddress', emailOf(255), emailOf(255)],
    ['an airport of 255 characters', 'preferredAirport', letters(255), letters(255)],
    ['an airport of one character', 'preferredAirport', 'X', 'X'],
    ['requirements of 2000 characters', 'specialTravelRequirements', letters(2000), letters(2000)],
    ['a phone number in Arabic digits', 'phoneNumber', '+٩٧٤ ٥٥٥١٢٣٤٥', '+974 55512345'],
    ['a date as day-month-year', 'preferredDepartureDate', '01-03-2099', '2099-03-01'],
    ['a date in Arabic digits', 'preferredDepartureDate', '٠١-٠٣-٢٠٩٩', '2099-03-01'],
    ['a return on the day of departure', 'preferredReturnDate', '2099-03-01', '2099-03-01'],
    ['a return on the day of departure, written the other way', 'preferredReturnDate', '01-03-2099', '2099-03-01'],
  ])('%s', (_, field, value, kept) => {
    expect(valueOf(travelIntake, buildIntake({ [field]: value }))[field]).toBe(kept);
  });

  it('the 29th of February of a leap year', () => {
    const dates = { preferredDepartureDate: '2096-02-29', preferredReturnDate: '2096-02-29' };
    expect(valueOf(travelIntake, buildIntake(dates))).toMatchObject(dates);
  });

  it.each(['application/pdf', 'image/jpeg', 'image/png'])('a passport of the type %s and 5,242,880 bytes', (type) => {
    expect(refuse({ passportDocument: buildFile({ type, size: passportMaxBytes }) })).toEqual({});
  });
});

describe('The return date', () => {
  it('is judged again when the departure date changes', () => {
    const chosen = { preferredDepartureDate: '2099-03-01', preferredReturnDate: '2099-03-08' };
    expect(refuse(chosen)).toEqual({});
    expect(refuse({ ...chosen, preferredDepartureDate: '2099-03-09' })).toEqual({
      preferredReturnDate: ['Return date must be same day as departure date or later'],
    });
    expect(refuse({ ...chosen, preferredDepartureDate: '2099-03-08' })).toEqual({});
  });
});

describe('"Today or later"', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const dateAt = (now: Date, offsetHours: number) =>
    new Date(now.getTime() + offsetHours * 3_600_000).toISOString().slice(0, 10);
  const offsets = [-12, -11, -5, 0, 3, 5.75, 12.75, 14];
  const moments = [
    '2027-06-15T00:01:00Z',
    '2027-06-15T11:59:00Z',
    '2027-06-15T12:00:00Z',
    '2027-06-15T23:59:00Z',
    '2028-02-29T10:30:00Z',
    '2027-12-31T23:30:00Z',
  ];

  it.each(moments)('takes every visitor’s own today at %s, from UTC−12 to UTC+14', (moment) => {
    const now = new Date(moment);
    vi.setSystemTime(now);
    for (const offset of offsets) {
      const today = dateAt(now, offset);
      expect(refuse({ preferredDepartureDate: today })).toEqual({});
    }
  });

  it.each(moments)('refuses a day that is past everywhere on Earth at %s', (moment) => {
    const now = new Date(moment);
    vi.setSystemTime(now);
    expect(refuse({ preferredDepartureDate: dateAt(now, -36) })).toEqual({
      preferredDepartureDate: ['Departure date must be today or later'],
    });
  });

  it('is judged by the visitor’s own date where that is known', () => {
    const inBrowser = travelIntakeFor(() => '2090-05-05');
    const depart = (preferredDepartureDate: string) =>
      problemsOf(inBrowser, buildIntake({ preferredDepartureDate, preferredReturnDate: '2090-06-01' }));
    expect(depart('2090-05-05')).toEqual({});
    expect(depart('2090-05-04')).toEqual({ preferredDepartureDate: ['Departure date must be today or later'] });
  });
});

describe('A travel request of a member', () => {
  const request = (changes = {}) => buildIntake({ country: 'QA', purpose: 'Annual gathering', ...changes });

  it('asks for country and purpose beside the intake’s fields', () => {
    expect(problemsOf(travelRequest, request({ country: '', purpose: '' }))).toEqual({
      country: ['Country of Residence is required.'],
      purpose: ['Purpose of travel is required'],
    });
    expect(problemsOf(travelRequest, request())).toEqual({});
  });

  it('follows the intake’s rules about dates', () => {
    expect(problemsOf(travelRequest, request({ preferredReturnDate: '2099-02-01' }))).toEqual({
      preferredReturnDate: ['Return date must be same day as departure date or later'],
    });
    expect(problemsOf(travelRequest, request({ preferredDepartureDate: '2020-01-01' }))).toEqual({
      preferredDepartureDate: ['Departure date must be today or later'],
    });
  });
});
