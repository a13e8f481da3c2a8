import * as z from 'zod/mini';
import { parseDateOnly } from './dates.js';
import { endpoint } from './endpoint.js';
import { filter } from './query.js';
import { areaReference, countryShape } from './shapes.js';

/** Days that are counted where no others are asked for, and at most: two years with a leap day in either. */
export const statisticsDaysDefault = 90;
export const statisticsDaysMax = 732;

/** What is counted of an opportunity's page, from looking to applying. */
export const countedUses = ['view', 'save', 'share', 'apply'] as const;
const uses = z.object({ view: z.number(), save: z.number(), share: z.number(), apply: z.number() });

const day = z.string().check(z.refine((value) => parseDateOnly(value) === value, { error: 'value.invalid' }));
/** How many by a kind of submission, or by a status. */
const counts = z.record(z.string(), z.number());

/** What came in between two days, as they are in Doha, and what became of it. */
export const statistics = z.object({
  from: z.string(),
  to: z.string(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      /** Of those that arrived in these days, by where they stand now. */
      statuses: counts,
      /** How many were decided in these days for the first time. */
      decided: z.number(),
      /** How long one waited for it: half of them no longer than the median, nine of ten than the last; null for none. */
      medianHours: z.nullable(z.number()),
      ninetiethHours: z.nullable(z.number()),
    }),
  ),
  /** From Sunday to Saturday; the first and the last begin and end with the days that are asked for. */
  weeks: z.array(z.object({ from: z.string(), to: z.string(), arrived: counts })),
  /** Applications that arrived, by the areas of what they are for. */
  areas: z.array(z.object({ area: areaReference, count: z.number() })),
  /** Of the kinds that ask for a country, together and each; the most first. */
  countries: z.array(z.object({ country: countryShape, count: z.number(), kinds: counts })),
  /** Who has how many waiting for a decision now, and has taken how many in these days; `id` is null for nobody's. */
  coordinators: z.array(
    z.object({ id: z.nullable(z.string()), name: z.string(), waiting: counts, decided: z.number() }),
  ),
  /** How the pages of opportunities that are published now were used in these days, and the most looked at. */
  uses: z.object({
    all: uses,
    opportunities: z.array(z.extend(uses, { id: z.string(), slug: z.string(), title: z.string() })),
  }),
});
export type Statistics = z.output<typeof statistics>;

export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/backoffice/statistics',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary:
    'What came in between two days, by week, status, country and area, how long decisions took, and who has what.',
  query: z.object({ from: filter(day), to: filter(day) }),
  data: statistics,
});
