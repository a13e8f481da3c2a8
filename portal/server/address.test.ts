import { expect, test } from 'vitest';
import { createAddresses, perAddress } from './address';

const readAddress = createAddresses('https://scholars.example');

test('A request line is read as a URL parser reads it, beside its own spelling', () => {
  expect(readAddress('/en/../ar/opportunities?page=2#top')).toEqual({
    pathname: '/ar/opportunities',
    spelling: '/en/../ar/opportunities',
    search: '?page=2',
    carriesRight: false,
  });
});

test.each(['', '*', 'https://other.example/en', 'en', '/en/%E0%A4%A'])('%j is no address of a request', (target) => {
  expect(readAddress(target)).toBeUndefined();
});

test('What depends on an address is worked out once for all who ask for it', () => {
  let times = 0;
  const found = perAddress(({ pathname }) => `${pathname} ${(times += 1)}`);
  const asked = (target: string) => found(readAddress(target) ?? expect.fail(target));
  expect([asked('/en/about'), asked('/en/about'), asked('/ar/about')]).toEqual([
    '/en/about 1',
    '/en/about 1',
    '/ar/about 2',
  ]);
});

test.each([
  ['carries a right', `/en/reset-password?token=${'a'.repeat(40)}`],
  ['is longer than any link', `/en/search?q=${'a'.repeat(400)}`],
])('An address that %s is not remembered', (_what, target) => {
  expect(readAddress(target)).not.toBe(readAddress(target));
});

test('The addresses that were asked for last are remembered, and no more of them than so many', () => {
  const first = readAddress('/en/search?q=first');
  expect(readAddress('/en/search?q=first')).toBe(first);
  for (let n = 0; n < 5000; n += 1) readAddress(`/en/search?q=${n}`);
  expect(readAddress('/en/search?q=first')).not.toBe(first);
  expect(readAddress('/en/search?q=4999')).toBe(readAddress('/en/search?q=4999'));
});
