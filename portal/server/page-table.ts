import { locales, type Locale } from '@scholars/contract/locale';
import type { ServerBuild } from 'react-router';
import { isPageHandle, type PageHandle } from '~/shared/page-handle';

type Routes = ServerBuild['routes'];

/** The page at an address. */
export interface FoundPage {
  /** What its route says about it. */
  handle: PageHandle;
  /** Nothing for files about the whole site. */
  locale: Locale | undefined;
  /** The path below the language. */
  path: string;
  /** The address as the routes write it, e.g. `/:lang/members/:slug`: the same for all entries. */
  route: string;
}

export type FindPage = (pathname: string) => FoundPage | undefined;

/**
 * What may stand where a route has a name: slugs, and nothing that a lenient reader could take for the same in two
 * spellings.
 */
const parameter = '[\\w-]{1,120}';

/**
 * Finds the page at an address, by the addresses and handles of the build's routes. Only the spelling that the routes
 * themselves have is found, letter by letter: the router reads others too, and each would be a page more to keep. What
 * is not found falls under the defaults of a handle.
 */
export function createPageTable(routes: Routes): FindPage {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const fixed = new Map<string, FoundPage>();
  const patterns: { pattern: RegExp; parameters: number; localeLength: number; page: Omit<FoundPage, 'path'> }[] = [];
  for (const [id, route] of Object.entries(routes)) {
    const address = parents.has(id) ? '' : addressOf(id, routes);
    if (!address || address.includes('*')) continue;
    const declared: unknown = route?.module.handle;
    const handle = isPageHandle(declared) ? declared : {};
    const [, below] = /^\/:lang(\/.*)?$/.exec(address) ?? [];
    const isBelow = address === '/:lang' || below !== undefined;
    for (const locale of isBelow ? locales : [undefined]) {
      const localePart = locale ? `/${locale}` : '';
      const path = isBelow ? (below ?? '') : address;
      if (!path.includes(':')) {
        fixed.set(localePart + path, { handle, locale, path, route: address });
        continue;
      }
      patterns.push({
        pattern: new RegExp(`^${localePart}${path.split('/').map(segmentPattern).join('/')}$`),
        parameters: path.split(':').length,
        localeLength: localePart.length,
        page: { handle, locale, route: address },
      });
    }
  }
  // As the router has it: what is written out goes before what has a name.
  patterns.sort((one, other) => one.parameters - other.parameters);

  return (pathname) => {
    const page = fixed.get(pathname);
    if (page) return page;
    const found = patterns.find(({ pattern }) => pattern.test(pathname));
    return found && { ...found.page, path: pathname.slice(found.localeLength) };
  };
}

/** The pages below the language that say `inSitemap`. */
export function listOwnPages(routes: Routes): string[] {
  return Object.entries(routes).flatMap(([id, route]) => {
    const declared: unknown = route?.module.handle;
    return isPageHandle(declared) && declared.inSitemap ? [addressOf(id, routes).replace('/:lang', '')] : [];
  });
}

/** The whole address that a route is for, e.g. `/:lang/members/:slug`. */
function addressOf(id: string, routes: Routes): string {
  const route = routes[id];
  if (!route) return '';
  const above = route.parentId === undefined ? '' : addressOf(route.parentId, routes);
  return route.path ? `${above}/${route.path}` : above;
}

function segmentPattern(segment: string): string {
  const [, end = ''] = /^:\w+(.*)$/.exec(segment) ?? [];
  return segment.startsWith(':') ? parameter + escaped(end) : escaped(segment);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
