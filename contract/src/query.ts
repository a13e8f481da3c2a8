import * as z from 'zod/mini';
import { locales } from './locale.js';
import { pageSizeDefault, pageSizeMax } from './limits.js';

/** A whole number in a query string, e.g. `page=2`. */
function wholeNumber(min: number, max: number, fallback: number) {
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'page.invalid')),
      z.pipe(z.transform(Number), z.number().check(z.gte(min, 'page.invalid'), z.lte(max, 'page.invalid'))),
    ),
    fallback,
  );
}

/** `page` starts at 1; a page past the end is an empty list (product §2). */
export const paging = {
  page: wholeNumber(1, 999_999_999, 1),
  pageSize: wholeNumber(1, pageSizeMax, pageSizeDefault),
};

/** Text that a person searches by; '' when absent. */
export const searchText = z._default(z.string().check(z.maxLength(200, 'value.invalid')), '');

/** An optional filter value: absent and empty both mean no filter. */
export function filter<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );
}

/** The language of an answer whose readers send no header, as calendars do. */
export const languageInAddress = filter(z.enum(locales, { error: 'value.invalid' }));

/** `0`, `1`, `true` or `false`. */
export const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false'], { error: 'value.invalid' }),
  z.transform((value) => value === '1' || value === 'true'),
);

/** A slug or a document id. */
export const slugOrId = z.string().check(z.regex(/^[\w-]{1,120}$/, 'value.invalid'));
