import { expect, test } from 'vitest';
import { keptPageOf } from './kept-pages.mjs';

test.each([
  ['/en', ''],
  ['/ar', ''],
  ['/en/about', ''],
  ['/ar/education', ''],
  ['/en/focus-areas/research/sustainability', ''],
  ['/en/opportunities', '?agsCategory=research&page=2'],
  ['/en/opportunities', '?q=water&tas=%5B1%2C2%5D&open=1&sort=deadline'],
  ['/en/opportunities/a-fellowship-in-doha', ''],
  ['/ar/organizations', '?country=QA&type=university'],
  ['/ar/members/amal-haddad', ''],
  ['/ar/annual-gathering-24', ''],
])('%s%s is kept', (pathname, search) => {
  expect(keptPageOf(pathname, search, 'system')).toMatchObject({ isSpare: false });
});

test.each([
  ['/en/auth/login', ''],
  ['/en/account/my-information', ''],
  ['/en/my-profile', ''],
  ['/en/messages', ''],
  ['/en/admin', ''],
  ['/en/admin/travel-intakes', ''],
  ['/en/logout', ''],
  ['/en/annual-gathering-24', '?invitation=abc'],
  ['/en/annual-gathering-24', '?utm_source=letter&invitation=abc'],
  ['/en/travel-intake', '?invitation=abc'],
  ['/en/notification-preferences', '?token=abc'],
  ['/en/about/x.css', ''],
  ['/en/about;.js', ''],
  ['/en/about%0a.png', ''],
  ['/en/about.data', ''],
  ['/en/members/amal/secret', ''],
  ['/en/opportunities', '?unknown=1'],
  ['/fr/about', ''],
  ['/', ''],
])('%s%s is not', (pathname, search) => {
  expect(keptPageOf(pathname, search, 'system')).toBeUndefined();
});

test.each(['/en/contact-us', '/en/organizations/join-us', '/ar/founding-fellows-profile', '/ar/travel-intake'])(
  'the form %s is a spare only',
  (pathname) => {
    expect(keptPageOf(pathname, '', 'system')).toMatchObject({ isSpare: true });
  },
);

test('the order of names does not make another page; what trackers add is left out', () => {
  const one = keptPageOf('/en/opportunities', '?page=2&q=water&utm_source=mail&fbclid=1', 'dark');
  const other = keptPageOf('/en/opportunities', '?q=water&page=2', 'dark');
  expect(one).toEqual(other);
  expect(one?.url).toBe('/en/opportunities?page=2&q=water');
});

test('language, theme and values make another page', () => {
  const keys = [
    keptPageOf('/en/opportunities', '?page=2', 'dark'),
    keptPageOf('/en/opportunities', '?page=2', 'light'),
    keptPageOf('/en/opportunities', '?page=3', 'dark'),
    keptPageOf('/ar/opportunities', '?page=2', 'dark'),
  ].map((page) => page?.key);
  expect(new Set(keys).size).toBe(4);
});
