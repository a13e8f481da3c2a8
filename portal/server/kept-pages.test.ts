import { beforeAll, expect, test } from 'vitest';
import type { Theme } from '~/session/theme';
import { loadSiteRoutes } from '../tests/site-routes';
import { keptPageOf } from './kept-pages';
import { createPageTable, type FindPage } from './page-table';

let findPage: FindPage;
beforeAll(async () => {
  findPage = createPageTable(await loadSiteRoutes());
}, 60_000);

function kept(pathname: string, search = '', theme: Theme = 'system') {
  const page = findPage(pathname);
  return page && keptPageOf(page, search, theme);
}

test.each([
  ['/en', '', 'site'],
  ['/ar', '', 'site'],
  ['/en/about', '', 'site'],
  ['/ar/education', '', 'site'],
  ['/en/focus-areas/research/sustainability', '', 'site'],
  ['/ar/annual-gathering-24', '', 'site'],
  ['/robots.txt', '', 'site'],
  ['/en/opportunities', '', 'site'],
  ['/en/opportunities', '?agsCategory=research', 'site'],
  ['/en/opportunities', '?agsCategory=research&page=2', 'views'],
  ['/en/opportunities', '?q=water&tas=%5B1%2C2%5D&open=1&sort=deadline', 'views'],
  ['/en/opportunities.atom', '?cat=prize', 'views'],
  ['/ar/organizations', '?country=QA&type=university', 'views'],
  ['/en/opportunities/a-fellowship-in-doha', '', 'entries'],
  ['/ar/members/amal-haddad', '', 'entries'],
])('%s%s is kept among the %s', (pathname, search, part) => {
  expect(kept(pathname, search)).toMatchObject({ room: part, onlyWhenDown: false });
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
  ['/en/annual-gathering-24', '?%69nvitation=abc'],
  ['/en/travel-intake', '?invitation=abc'],
  ['/en/contact-us', '?subject=A%20question'],
  ['/en/contact-us', '?done=abc'],
  ['/ar', '?done=abc'],
  ['/en/search', '?q=water'],
  ['/en/about', '?token=abc'],
  ['/en/notification-preferences', '?token=abc'],
  ['/en/about/x.css', ''],
  ['/en/about;.js', ''],
  ['/en/about%0a.png', ''],
  ['/en/about.data', ''],
  ['/en/opportunities.data', ''],
  ['/en/members/amal/secret', ''],
  ['/fr/about', ''],
  ['/', ''],
])('%s%s is not', (pathname, search) => {
  expect(kept(pathname, search)).toBeUndefined();
});

test.each(['?country=ZZ', '?workMode=moon&q=water', '?page=0', '?sort=colour', '?q=&cat=prize'])(
  'a list asked for by %s, which it does not know or would tidy, is not',
  (search) => {
    expect(kept('/en/opportunities', search)).toBeUndefined();
  },
);

test.each(['/en/contact-us', '/en/organizations/join-us', '/ar/founding-fellows-profile', '/ar/travel-intake'])(
  'the form %s is kept only for when it cannot be rendered',
  (pathname) => {
    expect(kept(pathname)).toMatchObject({ onlyWhenDown: true });
  },
);

test.each([
  ['/en', '?x=1&view=2', '/en'],
  ['/en/about', '?page=2', '/en/about'],
  ['/en/opportunities/a-fellowship', '?utm_source=mail&q=water', '/en/opportunities/a-fellowship'],
  ['/en/opportunities', '?page=2&q=water&utm_source=mail&fbclid=1&unknown=2', '/en/opportunities?q=water&page=2'],
  ['/en/opportunities', '?q=%20water%20&page=2', '/en/opportunities?q=water&page=2'],
  ['/en/opportunities', '?page=7&page=1', '/en/opportunities?page=7'],
  ['/en/opportunities', '?ta=precision-health&ta=4&sort=newest', '/en/opportunities?ta=4'],
  ['/en/opportunities', '?agsCat=research', '/en/opportunities?agsCategory=research'],
  ['/ar/members', '?country=Qatar', '/ar/members?country=QA'],
  ['/en/opportunities.atom', '?page=3&sort=deadline&cat=prize&country=ZZ', '/en/opportunities.atom?cat=prize'],
])('%s%s is the page of %s', (pathname, search, address) => {
  const [path = '', query = ''] = address.split('?');
  expect(kept(pathname, search)).toEqual(kept(path, query && `?${query}`));
  expect(kept(pathname, search)?.url).toBe(address);
});

test('language, theme and values make another page', () => {
  const keys = [
    kept('/en/opportunities', '?page=2', 'dark'),
    kept('/en/opportunities', '?page=2', 'light'),
    kept('/en/opportunities', '?page=3', 'dark'),
    kept('/ar/opportunities', '?page=2', 'dark'),
  ].map((page) => page?.key);
  expect(new Set(keys).size).toBe(4);
});
