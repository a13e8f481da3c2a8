import * as z from 'zod/mini';
import { text } from './fields.js';
import { richTextHtmlMaxLength } from './limits.js';
import { messageRef, type MessageKey } from './messages.js';
import { countCharacters, plainText } from './rich-text.js';

interface RichTextRules {
  /** The message when it has no words; without it the text is optional. */
  required?: MessageKey;
  min?: number;
  max: number;
}

/** A rich text, judged by its words. What of its HTML is kept the CMS judges. */
export function richText({ required, min = 0, max }: RichTextRules) {
  return z.pipe(
    z.pipe(
      text({ max: Infinity }),
      // An editor that was emptied still holds an empty paragraph.
      z.transform((value: string) => (plainText(value) === '' ? '' : value)),
    ),
    z.string().check(
      z.refine((value) => !required || value !== '', { error: required ?? 'text.required' }),
      z.refine((value) => value === '' || countCharacters(value) >= min, { error: messageRef('text.min', min) }),
      z.refine((value) => countCharacters(value) <= max && value.length <= richTextHtmlMaxLength, {
        error: messageRef('text.max', max),
      }),
    ),
  );
}
