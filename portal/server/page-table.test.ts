import { ownPages } from '@scholars/contract/site-addresses';
import { matchRoutes, type ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { isPageHandle, type PageHandle } from '~/shared/page-handle';
import { loadSiteRoutes, nestRoutes } from '../tests/site-routes';
import { createPageTable, listOwnPages, type FindPage } from './page-table';

let routes: ServerBuild['routes'];
let findPage: FindPage;
beforeAll(async () => {
  routes = await loadSiteRoutes();
  findPage = createPageTable(routes);
}, 60_000);

/**
 * What every page says of itself to the server, by its address below the language. One that is not here says nothing.
 */
const said: Record<string, Pick<PageHandle, 'kept' | 'takesFiles' | 'takesPostsFromAnywhere'>> = {
  '/robots.txt': { kept: 'site' },
  '/sitemap.xml': { kept: 'site' },
  '/sitemaps/members-1.xml': { kept: 'entries' },
  '': { kept: 'site' },
  '/about': { kept: 'site' },
  '/privacy': { kept: 'site' },
  '/pages/a-slug': { kept: 'site' },
  '/terms-and-conditions': { kept: 'site' },
  '/contact-us': { kept: { room: 'site', ownQuery: ['subject'], onlyWhenDown: true } },
  '/education': { kept: 'site' },
  '/research': { kept: 'site' },
  '/innovation': { kept: 'site' },
  '/focus-areas/a-slug/a-slug': { kept: 'site' },
  '/site.webmanifest': { kept: 'site' },
  '/offline': { kept: 'site' },
  '/opportunities': { kept: { room: 'views', isList: true } },
  '/opportunities.atom': { kept: { room: 'views', isList: true } },
  '/opportunities/a-slug': { kept: 'entries' },
  '/opportunities/a-slug.ics': { kept: 'entries' },
  '/opportunities/a-slug/apply': { takesFiles: true },
  '/account/my-applications': { takesFiles: true },
  '/account/my-applications/a-slug': { takesFiles: true },
  '/messages': { takesFiles: true },
  '/my-profile': { takesFiles: true },
  '/organizations': { kept: { room: 'views', isList: true } },
  '/organizations/a-slug': { kept: 'entries' },
  '/organizations/join-us': { kept: { room: 'site', onlyWhenDown: true } },
  '/members': { kept: { room: 'views', isList: true } },
  '/members/a-slug': { kept: 'entries' },
  '/search': { kept: { room: 'site', ownQuery: ['q', 'type', 'page'] } },
  '/founding-fellows-profile': { kept: { room: 'site', onlyWhenDown: true }, takesFiles: true },
  '/annual-gathering-24': { kept: { room: 'site', ownQuery: ['invitation'] } },
  '/travel-intake': { kept: { room: 'site', ownQuery: ['invitation'], onlyWhenDown: true }, takesFiles: true },
  '/travel-request': { takesFiles: true },
  '/asked-information': { takesFiles: true },
  '/auth/unsent': { takesFiles: true },
  '/newsletter/unsubscribe': { takesPostsFromAnywhere: true },
  '/notification-preferences': { takesPostsFromAnywhere: true },
};

const siteFiles = ['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/sitemaps/members-1.xml'];

/** An address of each route that is a page or a file, and the route's id. */
function listAddresses(): [string, string][] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const addressOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? addressOf(route.parentId) + (route.path ? `/${route.path}` : '') : '';
  };
  return Object.keys(routes)
    .filter((id) => !parents.has(id) && !addressOf(id).includes('*'))
    .map((id) => [addressOf(id).replace('/:lang', '/en').replace(':name', 'members-1').replace(/:\w+/g, 'a-slug'), id]);
}

test('every page says what others may be given of it and what it takes, or is given to nobody else and takes no file', () => {
  const found = listAddresses().flatMap(([address]) => {
    const { kept, takesFiles, takesPostsFromAnywhere } = findPage(address)?.handle ?? {};
    const facts = { ...(kept && { kept }), ...(takesFiles && { takesFiles }) };
    const all = { ...facts, ...(takesPostsFromAnywhere && { takesPostsFromAnywhere }) };
    const below = siteFiles.includes(address) ? address : address.replace(/^\/en/, '');
    return Object.keys(all).length > 0 ? [[below, all]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(said);
});

test('sitemaps list the pages that no entry stands for', () => {
  expect(listOwnPages(routes)).toEqual(['/opportunities']);
});

test.each([...ownPages.page.values(), ...ownPages.event.values(), '/pages/code-of-conduct'])(
  '%s, where an entry is said to be, is a page',
  (path) => {
    expect(findPage(`/en${path}`.replace(/\/$/, ''))).toBeDefined();
  },
);

test('the page at an address is the one that the router takes', () => {
  const nested = nestRoutes(routes);
  for (const [address, id] of listAddresses()) {
    const matched = matchRoutes(nested, address)?.at(-1)?.route.id ?? '';
    const declared: unknown = routes[matched]?.module.handle;
    expect([address, matched]).toEqual([address, id]);
    expect(findPage(address)?.handle).toEqual(isPageHandle(declared) ? declared : {});
  }
});

test.each([
  ['/en/newsletter/unsubscribe', true],
  ['/ar/newsletter/unsubscribe', true],
  ['/fr/newsletter/unsubscribe', false],
  ['/en/newsletter/unsubscribe/', false],
  ['/en/newsletter/unsubscribe.data', false],
  ['/en/newsletter/confirm', false],
  ['/en//newsletter/unsubscribe', false],
  ['/ar/notification-preferences', true],
  ['/en/account/preferences', false],
  ['/en/auth/login', false],
  ['/api/newsletter/unsubscribe', false],
])('%s takes posts from anywhere: %s', (pathname, takes) => {
  expect(findPage(pathname)?.handle.takesPostsFromAnywhere ?? false).toBe(takes);
});

test.each([
  '/en/About',
  '/EN/about',
  '/en/about/',
  '/en//about',
  '/en/%61bout',
  '/en/members/Amal%20Haddad',
  '/en/members/x'.padEnd(140, 'x'),
])('%s, which the router may read as a page, is none that is kept', (pathname) => {
  expect(findPage(pathname)?.handle.kept).toBeUndefined();
});
