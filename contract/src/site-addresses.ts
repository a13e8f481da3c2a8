import { gatheringSlug } from './fixed-values.js';
import { describedKind, kindNames } from './queues/submission-kinds.js';

/**
 * Where entries are on the site that have a page made for them, below the language, by their slugs: what the search
 * finds and sitemaps list. An entry that is not here has no address. The pages of forms are those of the kinds.
 */
export const siteAddresses: Readonly<Record<'page' | 'event', ReadonlyMap<string, string>>> = {
  page: new Map([
    ['home', '/'],
    ...addressesOf('/about', '/education', '/research', '/innovation', '/members', '/organizations'),
    ...addressesOf('/privacy', '/terms-and-conditions'),
    ...addressesOf(...kindNames.flatMap((kind) => describedKind(kind).formPath ?? [])),
  ]),
  event: new Map(addressesOf(`/${gatheringSlug}`)),
};

/** By the slug of what staff write for the page, which is the last part of its path. */
function addressesOf(...paths: string[]): [slug: string, path: string][] {
  return paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]);
}
