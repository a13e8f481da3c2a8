import * as z from 'zod/mini';
import { earliestTodayOnEarth } from '../dates.js';
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

/** Dates that other rules read; the object's checks run even where single fields failed, so they may be anything. */
interface TravelDates {
  preferredDepartureDate?: unknown;
  preferredReturnDate?: unknown;
}

function travelDateChecks<Value extends TravelDates>(today: () => string) {
  // Dates are ISO texts by now, and those compare as dates do.
  return [
    z.refine<Value>(({ preferredDepartureDate: date }) => !isDate(date) || date >= today(), {
      path: ['preferredDepartureDate'],
      error: 'departure.past',
      when: () => true,
    }),
    z.refine<Value>(
      ({ preferredDepartureDate: from, preferredReturnDate: to }) => !isDate(from) || !isDate(to) || to >= from,
      { path: ['preferredReturnDate'], error: 'return.beforeDeparture', when: () => true },
    ),
  ] as const;
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/**
 * Travel intake (spec §3, §5), as it is on the wire.
 *
 * @param today the first date that may still be travelled on, `YYYY-MM-DD`: the visitor's own in a
 *   browser; by default any date that is today somewhere on Earth (product §2)
 */
export function travelIntakeFor(today: () => string = earliestTodayOnEarth) {
  return z.object(travelFields).check(...travelDateChecks<z.output<z.ZodMiniObject<typeof travelFields>>>(today));
}

export const travelIntake = travelIntakeFor();
export type TravelIntake = z.output<typeof travelIntake>;

/** Travel request of a member (product §4): the intake's fields, the country and the purpose. */
export const travelRequest = z
  .object({
    ...travelFields,
    country: country({ required: 'residence.required' }),
    purpose: text({ required: 'purpose.required', max: longTextMaxLength }),
  })
  .check(...travelDateChecks<TravelDates & Record<string, unknown>>(earliestTodayOnEarth));
export type TravelRequest = z.output<typeof travelRequest>;
