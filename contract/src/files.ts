import { passportMaxBytes, photoMaxBytes } from './limits.js';
import type { MessageKey } from './messages.js';

/** What a file must be. `types` are MIME types, as found by looking at the content where that is possible. */
export interface FileRule {
  maxBytes: number;
  types: readonly string[];
  /** For the picker's `accept`. */
  accept: string;
  required?: MessageKey;
  tooLarge: MessageKey;
  wrongType: MessageKey;
}

/** Anything with a size in bytes and a MIME type: a browser's `File`, or what the CMS found out about an upload. */
export interface FileLike {
  size: number;
  type: string;
}

/**
 * Photo of a founding fellow (spec §5, product §5): WebP and GIF pass beside what the message names;
 * SVG is refused because it can carry script.
 */
export const photoRule: FileRule = {
  maxBytes: photoMaxBytes,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  accept: '.jpg,.jpeg,.png',
  tooLarge: 'photo.size',
  wrongType: 'photo.type',
};

export const passportRule: FileRule = {
  maxBytes: passportMaxBytes,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  accept: '.pdf,.jpg,.jpeg,.png',
  required: 'passport.required',
  tooLarge: 'passport.size',
  wrongType: 'passport.type',
};

/**
 * What is wrong with a file, or nothing.
 *
 * @param file undefined, or a file of size 0 without a name as browsers send it, means: none was chosen
 */
export function fileProblem(rule: FileRule, file: FileLike | undefined): MessageKey | undefined {
  if (!file) return rule.required;
  if (file.size > rule.maxBytes) return rule.tooLarge;
  if (file.size === 0) return 'file.empty';
  if (!rule.types.includes(file.type)) return rule.wrongType;
  return undefined;
}
