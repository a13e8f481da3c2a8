import * as z from 'zod/mini';
import { earliestTodayOnEarth, parseDateOnly } from '../dates.js';
import { country, dateOnly, email, file, phone, text } from '../fields.js';
import { passportRule } from '../files.js';
import { longTextMaxLength } from '../limits.js';

const travelFields = {
  fullName: text({ required: 'fullName.required', min: 2 }),
  emailAddress: email({ required: 'email.required' }),
  phoneNumber: phone({ required: 'phone.required' }),
  preferredDepartureDate: dateOnly({ required: 'departure.required' }),
  preferredReturnDate: dateOnly({ required: 'return.required' }),
  preferredAirport: text({ required: 'airport.required' }),
  specialTravelRequirements: text({ required: 'travelRequirements.required', max: longTextMaxLength }),
  passportDocument: file(passportRule),
};

/**
 * The rules over both dates. They run even where other fields failed, so that a person sees all that is
 * wrong at once; what they get may then be anything.
 */
export function travelDateChecks(today: () => string = earliestTodayOnEarth) {
  // Dates are ISO texts by now, and those compare as dates do.
  return [
    z.refine((form) => departureOf(form) === '' || departureOf(form) >= today(), {
      path: ['preferredDepartureDate'],
      error: 'departure.past',
      when: () => true,
    }),
    z.refine((form) => returnOf(form) >= departureOf(form), {
      path: ['preferredReturnDate'],
      error: 'return.beforeDeparture',
      when: () => true,
    }),
  ] as const;
}

// What is no date compares with nothing: each side stands at the end where the rule holds.
const departureOf = (form: unknown) => dateIn(form, 'preferredDepartureDate') ?? '';
const returnOf = (form: unknown) => dateIn(form, 'preferredReturnDate') ?? '9999';

function dateIn(form: unknown, name: string): string | undefined {
  const value: unknown =
    typeof form === 'object' && form !== null ? (form as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? parseDateOnly(value) : undefined;
}

/**
 * Travel intake (spec §3, §5), as it is on the wire.
 *
 * @param today the first date that may still be travelled on, `YYYY-MM-DD`: the visitor's own in a
 *   browser; by default any date that is today somewhere on Earth (product §2)
 */
export function travelIntakeFor(today: () => string = earliestTodayOnEarth) {
  return z.object(travelFields).check(...travelDateChecks(today));
}

export const travelIntake = travelIntakeFor();
export type TravelIntake = z.output<typeof travelIntake>;

/** Travel request of a member (product §4): the intake's fields, the country and the purpose. */
export function travelRequestFor(today: () => string = earliestTodayOnEarth) {
  const { passportDocument, ...asked } = travelFields;
  return z
    .object({
      ...asked,
      country: country({ required: 'residence.required' }),
      purpose: text({ required: 'purpose.required', max: longTextMaxLength }),
      passportDocument,
    })
    .check(...travelDateChecks(today));
}

export const travelRequest = travelRequestFor();
export type TravelRequest = z.output<typeof travelRequest>;
