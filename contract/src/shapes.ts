import * as z from 'zod/mini';
import { agsCategories, type AgsCategory } from './fixed-values.js';
import { locales } from './locale.js';

/** Pieces of answers that several resources share (product §2, §8). */
export const locale = z.enum(locales);
export const reference = z.object({ id: z.string(), slug: z.string(), title: z.string() });
export const namedReference = z.object({ id: z.string(), slug: z.string(), name: z.string() });
export const countryShape = z.object({ code: z.string(), name: z.string() });
/** A picture. `url` is a path of this site; every entry has one, drawn by code where staff set none. */
export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  /** The same in several sizes, as HTML's `srcset` takes them; none of a drawn one, or of one that is small. */
  srcset: z.optional(z.string()),
});
export const areaReference = z.object({ id: z.number(), slug: z.string(), title: z.string() });
/** One value of a filter, labelled in the request's language, with the number of entries it would leave. */
export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.number() });
/** ISO 8601 in UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T.*Z$/));
/** What the sender of a form gets: the reference under which the submission is kept, e.g. `FF-2026-000123`. */
export const receipt = z.object({ reference: z.string(), receivedAt: instant, message: z.string() });

export type Receipt = z.output<typeof receipt>;
export type Reference = z.output<typeof reference>;
export type NamedReference = z.output<typeof namedReference>;
export type Picture = z.output<typeof picture>;
export type AreaReference = z.output<typeof areaReference>;
export type FacetValue = z.output<typeof facetValue>;

export const agsCategory = z.enum(agsCategories, { error: 'value.invalid' });
export { agsCategories, type AgsCategory };
