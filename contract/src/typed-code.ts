import { asciiDigits } from './typed-text.js';

/** Crockford's base 32: no letter that is taken for a digit when a printed code is typed. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A code as it was typed, without what does not matter: whose digits, case, spaces, hyphens and
 * confusable letters.
 */
export function plainCode(typed: string): string {
  return asciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
