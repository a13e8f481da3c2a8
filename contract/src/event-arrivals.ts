import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { guestAnswers } from './guest-filters.js';
import { arrivalsAtOnceMax, guestsMax, reasonMaxLength } from './limits.js';
import { instant } from './shapes.js';

/** A guest as the door sees them: neither address nor needs. */
export const doorGuest = z.object({
  /** Of the invitation. */
  id: z.string(),
  /** On the badge. */
  code: z.string(),
  names: z.array(z.string()),
  organizations: z.array(z.string()),
  answer: z.enum(guestAnswers),
  /** Whom they bring. */
  guests: z.number(),
  /** Since when they are in; null for who is not. */
  arrivedAt: z.nullable(instant),
  /** How many of the party are in, the guest among them; 0 for who is not. */
  peopleIn: z.number(),
});
export type DoorGuest = z.output<typeof doorGuest>;

export const arrivalSteps = ['in', 'out', 'people'] as const;

/**
 * What was done at the door: `in` lets in a guest with all whom they bring, `out` takes that back, and `people` says how
 * many of them came.
 */
export const arrival = z
  .object({
    /** Made by the browser; what comes twice under one is done once. */
    clientId: text({ required: 'text.required', max: 64 }),
    /** The guest's. */
    id: text({ required: 'text.required', max: 40 }),
    step: z.enum(arrivalSteps, { error: 'value.invalid' }),
    /** When, by the clock of the door. */
    at: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)), { error: 'value.invalid' })),
    /** Why somebody is let in who does not come by their answer. */
    reason: text({ max: reasonMaxLength }),
    /** Of `people`: how many, the guest among them. */
    people: z.optional(
      z
        .number({ error: 'value.invalid' })
        .check(z.int('value.invalid'), z.gte(1, 'value.invalid'), z.lte(guestsMax + 1, 'value.invalid')),
    ),
  })
  .check(
    z.refine(({ step, people }) => (step === 'people') === (people !== undefined), {
      error: 'value.invalid',
      path: ['people'],
    }),
  );
export type Arrival = z.output<typeof arrival>;

/** What became of it: `already` for who was in before, `not-in` for who was not, `reason` where one is missing. */
export const arrivalOutcomes = ['done', 'already', 'not-in', 'reason', 'unknown'] as const;

export const arrivalResult = z.object({
  clientId: z.string(),
  id: z.string(),
  outcome: z.enum(arrivalOutcomes),
  /** Since when they are in by now; null for who is not. */
  arrivedAt: z.nullable(instant),
  peopleIn: z.number(),
});
export type ArrivalResult = z.output<typeof arrivalResult>;

export const listDoorGuests = endpoint({
  method: 'GET',
  path: '/api/events/{slug}/door',
  access: 'coordinator',
  summary: 'All who are invited to an event, as the door knows them, and who of them is in.',
  data: doorGuest,
  list: true,
});

export const takeArrivals = endpoint({
  method: 'POST',
  path: '/api/events/{slug}/arrivals',
  access: 'coordinator',
  summary:
    'Lets guests in, takes that back, or says how many of a party came; each once, in the order given, with what became of it.',
  body: z.object({
    arrivals: z
      .array(arrival, { error: 'value.invalid' })
      .check(z.minLength(1, 'value.invalid'), z.maxLength(arrivalsAtOnceMax, 'value.invalid')),
  }),
  data: z.object({ rows: z.array(arrivalResult) }),
});
