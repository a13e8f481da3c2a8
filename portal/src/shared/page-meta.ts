import { formatNumber } from '@scholars/contract/format';
import { defaultLocale, locales as allLocales, type Locale } from '@scholars/contract/locale';
import type { MetaDescriptor } from 'react-router';
import { inLocale, localeOfPath, localePath } from '~/i18n/locale-path';
import type { RootData } from '~/session/root-data';
import { describe } from './describe';
import type { SiteFacts, StructuredData } from './structured-data/site-facts';

/** What a route's `meta` function is called with, of which this needs the address and the root's data. */
interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

export interface PageMeta extends MetaArgs {
  /** Of the page alone; the site's name follows it. */
  title: string | undefined;
  /** Texts of the page, the best first: as many as make 50 to 160 characters. */
  description?: string | readonly (string | undefined)[] | undefined;
  /** Whose drawn picture shared links show, e.g. `opportunity-<slug>`; the home page's where nothing is said. */
  share?: string | undefined;
  /** The languages in which the page's content is written; all where nothing is said. */
  languages?: readonly Locale[] | undefined;
  /** The page's address below the language where it is not the path alone, e.g. `/members?page=2`. */
  address?: string | undefined;
  /** Of a list: its second page is named so in the title. */
  pageNumber?: number | undefined;
  /** A view of a list that search engines should pass through and not list: it is filtered, searched or empty. */
  isPassage?: boolean | undefined;
  /** For pages that search engines should not list. */
  isPrivate?: boolean | undefined;
  /** Path of the feed that tells what is new on the page. */
  feed?: string | undefined;
  /** What the page is about, for machines (schema.org). */
  structuredData?: (site: SiteFacts) => StructuredData | undefined;
}

const imageSize = { width: '1280', height: '628' };
const ogLocale = { en: 'en_GB', ar: 'ar_QA' } as const satisfies Record<Locale, string>;
const numberedPage: Record<Locale, (page: string) => string> = {
  en: (page) => `page ${page}`,
  ar: (page) => `الصفحة ${page}`,
};
/** What the CMS draws; an entry whose slug has other characters goes without a picture of its own. */
const drawnShare = /^[a-z]+-[a-z0-9-]{1,120}$/;

/**
 * Title, description, address, languages, picture and structured data of a page, for search engines and shared links:
 * `export const meta: Route.MetaFunction = (args) => pageMeta({ ...args, title, description })`.
 * Addresses are absolute and built from the configured origin, never from the request.
 *
 * The canonical address is the page's own in its language, without what links elsewhere add. Of a list, the category
 * of the specification's link and the number of the page make another page, which is canonical to itself; the order
 * does not. Views that are filtered or searched are canonical to themselves and `noindex, follow`. A page that shows
 * an entry in the other language, because nobody has translated it, is canonical to that language's page and names
 * no alternates; a page names only the languages in which it is written.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, languages = allLocales, isPrivate, isPassage, location, matches } = page;
  // The root's loader types its own data; here it comes without its type.
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const locale = localeOfPath(location.pathname);
  const origin = root?.publicUrl ?? '';
  const keys = root?.keys ?? {};
  const written = languages.includes(locale) ? locale : (languages[0] ?? locale);
  const addressIn = (language: Locale) =>
    origin + (page.address === undefined ? inLocale(language, location.pathname) : localePath(language, page.address));
  const canonical = addressIn(written);
  const alternates = written === locale ? languages : [];
  const fullTitle = [title, numbered(page.pageNumber, locale), keys.site_name].filter(Boolean).join(' · ');
  const description = describe(
    typeof page.description === 'string' ? [page.description] : (page.description ?? []),
    keys.meta_description,
  );
  const share = page.share && drawnShare.test(page.share) ? page.share : 'page-home';
  const data = isPrivate ? undefined : page.structuredData?.({ origin, locale, keys, address: canonical, description });

  return [
    { title: fullTitle },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(isPrivate
      ? [{ name: 'robots', content: 'noindex' }]
      : isPassage
        ? [{ name: 'robots', content: 'noindex, follow' }]
        : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map((language) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: language,
      href: addressIn(language),
    })),
    ...(alternates.length > 0
      ? [{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultOf(languages)) }]
      : []),
    ...(page.feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            title: keys.site_name,
            href: localePath(locale, page.feed),
          },
        ]
      : []),
    { property: 'og:title', content: title || fullTitle },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: ogLocale[locale] },
    ...alternates
      .filter((language) => language !== locale)
      .map((language) => ({ property: 'og:locale:alternate', content: ogLocale[language] })),
    ...(keys.site_name ? [{ property: 'og:site_name', content: keys.site_name }] : []),
    ...imageMeta(`${origin}/uploads/drawn/share-${locale}-${share}.png`, title || fullTitle),
    ...(data ? [{ 'script:ld+json': data }] : []),
  ];
}

function imageMeta(url: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: imageSize.width },
    { property: 'og:image:height', content: imageSize.height },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function numbered(page: number | undefined, locale: Locale): string {
  return page && page > 1 ? numberedPage[locale](formatNumber(page, locale, { useGrouping: false })) : '';
}

/** What somebody is led to whose language is neither: English where there is any. */
function defaultOf(languages: readonly Locale[]): Locale {
  return languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? defaultLocale);
}
