import { defaultLocale, locales, type Locale } from '@scholars/contract/locale';
import type { SiteEntry, SiteIndexKind } from '@scholars/contract/site-index';
import { agsCategories } from '@scholars/contract/fixed-values';
import { siteAddresses } from '@scholars/contract/site-addresses';
import { siteSlugOfArea, thematicAreaSlugs } from '@scholars/contract/thematic-area-slugs';
import { localePath } from '~/i18n/locale-path';
import { xmlText } from '~/lib/xml';

/** One page of the site, in the languages in which it is written. */
export interface SitemapPage {
  /** Below the language, e.g. `/members/layla-haddad`. */
  path: string;
  locales: readonly Locale[];
  /** ISO 8601 instant; nothing where it is not known. */
  updatedAt?: string | undefined;
}

/** Where the entries of a kind are found; pages and events are addresses of their own. */
const folders: Partial<Record<SiteIndexKind, string>> = {
  opportunity: '/opportunities',
  organization: '/organizations',
  member: '/members',
};
export const pagedKinds = Object.keys(folders) as SiteIndexKind[]; // the keys above

export function entryPages(kind: SiteIndexKind, entries: readonly SiteEntry[]): SitemapPage[] {
  return entries.map(({ slug, locales: written, updatedAt }) => ({
    path: `${folders[kind] ?? ''}/${slug}`,
    locales: written,
    updatedAt,
  }));
}

/**
 * Everything that is not an entry of a directory: what staff write for addresses that the site has, pages without an
 * entry, categories, focus areas.
 *
 * @param ownPages paths of the pages that say `inSitemap`
 */
export function sitePages(
  pages: readonly SiteEntry[],
  events: readonly SiteEntry[],
  ownPages: readonly string[],
): SitemapPage[] {
  const areas = Object.keys(thematicAreaSlugs).map((id) => siteSlugOfArea(Number(id)));
  const withoutEntry = [
    ...ownPages,
    ...agsCategories.map((category) => `/opportunities?agsCategory=${category}`),
    ...agsCategories.flatMap((category) => areas.map((area) => `/focus-areas/${category}/${area}`)),
  ];
  return [
    ...addressedPages('page', pages),
    ...addressedPages('event', events),
    ...withoutEntry.map((path) => ({ path, locales })),
  ];
}

function addressedPages(kind: 'page' | 'event', entries: readonly SiteEntry[]): SitemapPage[] {
  return entries.flatMap(({ slug, locales: written, updatedAt }) => {
    const path = siteAddresses[kind](slug);
    return path === undefined ? [] : [{ path, locales: written, updatedAt }];
  });
}

/** A sitemap with each page's addresses in its languages, each naming the others. */
export function renderSitemap(pages: readonly SitemapPage[], origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map((page) => urlsOf(page, origin)).join('')}</urlset>\n`;
}

function urlsOf({ path, locales: written, updatedAt }: SitemapPage, origin: string): string {
  const addressIn = (locale: Locale) => xmlText(origin + localePath(locale, path));
  const main = written.includes(defaultLocale) ? defaultLocale : written[0];
  if (!main) return '';
  const alternate = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(locale)}"/>`;
  const alternates = written.map((locale) => alternate(locale, locale)).join('') + alternate('x-default', main);
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
  return written.map((locale) => `<url><loc>${addressIn(locale)}</loc>${changed}${alternates}</url>\n`).join('');
}
