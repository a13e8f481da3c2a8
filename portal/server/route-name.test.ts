import { expect, test } from 'vitest';
import { createPageTable } from './page-table';
import { createRouteNames } from './route-name';

const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  site: { id: 'site', parentId: 'root', path: ':lang', module: { default: () => null } },
  home: { id: 'home', parentId: 'site', index: true, module: { default: () => null } },
  member: { id: 'member', parentId: 'site', path: 'members/:slug', module: { default: () => null } },
} as unknown as Parameters<typeof createPageTable>[0]; // as much of a build as the table reads
const nameOf = createRouteNames(createPageTable(routes), new Map([['/favicon.ico', {} as never]]));

test.each([
  ['/en/members/amal-haddad', '/:lang/members/:slug'],
  ['/ar/members/amal-haddad.data', '/:lang/members/:slug'],
  ['/en', '/:lang'],
  ['/en/amal@scholars.example', '*'],
  ['/en/admin/travel-intakes/amal', '/:lang/admin/*'],
  ['/api/members/amal-haddad', '/api/members/{id}'],
  ['/api/amal', '/api/*'],
  ['/assets/amal.js', '/assets/*'],
  ['/favicon.ico', '/favicon.ico'],
  ['/socket.io/', '/socket.io/'],
  ['/uploads/amal_haddad.png', '/uploads/*'],
])('%s is told as %s', (pathname, route) => {
  expect(nameOf(pathname)).toBe(route);
});
