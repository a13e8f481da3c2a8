import { locales } from '@scholars/contract/locale';
import type { MetaDescriptor } from 'react-router';
import { inLocale, localeOfPath } from '~/i18n/locale-path';
import type { RootData } from '~/session/root-data';

/** What a route's `meta` function is called with, of which this needs the address and the root's data. */
interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

export interface PageMeta extends MetaArgs {
  /** Of the page alone; the site's name follows it. */
  title: string | undefined;
  description?: string | undefined;
  /** Path or address of the picture that shared links show. */
  image?: string | undefined;
  /** Query names that make another page rather than another view of this one, e.g. `['page']`. */
  query?: readonly string[];
  /** For pages that search engines should not list. */
  isPrivate?: boolean;
}

const imageSize = { width: '1280', height: '628' };
const ogLocale = { en: 'en_GB', ar: 'ar_QA' };

/**
 * Title, description, address and languages of a page, for search engines and shared links:
 * `export const meta: Route.MetaFunction = (args) => pageMeta({ ...args, title, description })`.
 * Addresses are absolute and built from the configured origin, never from the request.
 */
export function pageMeta({ title, description, image, query = [], isPrivate, location, matches }: PageMeta): MetaDescriptor[] {
  // The root's loader types its own data; here it comes without its type.
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const siteName = root?.keys.site_name;
  const locale = localeOfPath(location.pathname);
  const fullTitle = [title, siteName].filter(Boolean).join(' · ');
  const summary = description || root?.keys.meta_description;
  const address = (language: typeof locale) =>
    `${root?.publicUrl ?? ''}${inLocale(language, location.pathname)}${keptQuery(location.search, query)}`;

  return [
    { title: fullTitle },
    ...(summary ? [{ name: 'description', content: summary }, { property: 'og:description', content: summary }] : []),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((language) => ({ tagName: 'link', rel: 'alternate', hrefLang: language, href: address(language) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:title', content: fullTitle },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: ogLocale[locale] },
    ...(siteName ? [{ property: 'og:site_name', content: siteName }] : []),
    ...(image ? imageMeta(new URL(image, root?.publicUrl ?? 'http://localhost').href) : []),
  ];
}

function imageMeta(url: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: imageSize.width },
    { property: 'og:image:height', content: imageSize.height },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function keptQuery(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const kept = names.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]));
  return kept.length ? `?${new URLSearchParams(kept)}` : '';
}
