import { gatheringSlug } from './fixed-values.js';
import { describedKind, kindNames } from './queues/submission-kinds.js';

type AddressOf = (slug: string) => string | undefined;

/** Entries that have a page made for them, by their slugs; below the language. The pages of forms are those of the kinds. */
export const ownPages = {
  page: new Map([
    ['home', '/'],
    ...addressesOf('/about', '/education', '/research', '/innovation', '/members', '/organizations'),
    ...addressesOf('/privacy', '/terms-and-conditions'),
    ...addressesOf(...kindNames.flatMap((kind) => describedKind(kind).formPath ?? [])),
  ]),
  event: new Map(addressesOf(`/${gatheringSlug}`)),
};

/**
 * Where entries are on the site, below the language, by their slugs: what the search finds and sitemaps list. Pages
 * that staff add are below `/pages`; an event without a page made for it has no address.
 */
export const siteAddresses = {
  page: (slug) => ownPages.page.get(slug) ?? `/pages/${slug}`,
  event: (slug) => ownPages.event.get(slug),
} satisfies Record<string, AddressOf>;

/** By the slug of what staff write for the page, which is the last part of its path. */
function addressesOf(...paths: string[]): [slug: string, path: string][] {
  return paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]);
}
