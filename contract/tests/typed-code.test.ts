import { expect, test } from 'vitest';
import { plainCode } from '../src/typed-code.js';

test.each([
  ['as it is printed', 'K7M2-9QRT-4XW0'],
  ['in small letters and with spaces', ' k7m2 9qrt 4xw0 '],
  ['with letters that look like digits', 'K7M2-9QRT-4XWO'],
  ['in Arabic digits', 'K٧M٢-٩QRT-٤XW٠'],
  ['in Persian digits', 'K۷M۲-۹QRT-۴XW۰'],
  ['within marks of direction', '\u2066K7M2-9QRT-4XW0\u2069'],
])('a code that is typed %s is the same code', (_, typed) => {
  expect(plainCode(typed)).toBe('K7M29QRT4XW0');
});
