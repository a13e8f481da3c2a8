import * as z from 'zod/mini';
import { locale } from './shapes.js';

/**
 * A stretch of a text as it was written, and whether it is what was searched for. Put together they are the whole text.
 */
export const textSegment = z.object({ text: z.string(), isMatch: z.boolean() });
export type TextSegment = z.output<typeof textSegment>;

/** What a search found in an entry, as a list shows it. A text in which nothing was found is not here. */
export const cardMarks = z.object({
  /** Its title or name. */
  title: z.optional(z.array(textSegment)),
  /** What is read below it: the summary; of a member the headline, or the present position. */
  summary: z.optional(z.array(textSegment)),
  /** The language whose text it was found by, where that is not the one it is shown in. */
  foundBy: z.nullable(locale),
});
export type CardMarks = z.output<typeof cardMarks>;
