import { expect, test } from 'vitest';
import { carriesRight } from './link-address';

test.each(['?token=abc', 'token=', '?a=b&invitation=X', '?code=c&state=s', '?%74oken=abc'])(
  '%s carries a right',
  (search) => {
    expect(carriesRight(search)).toBe(true);
  },
);

test.each(['', '?', '?q=token', '?page=2#token=abc', '?nextUrl=%2Fen%3Ftoken%3Dabc'])('%s carries none', (search) => {
  expect(carriesRight(search)).toBe(false);
});
