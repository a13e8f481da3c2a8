import { readListPage } from '~/public/list-pages.server';
import { carriesRight } from '~/session/link-address';
import { outcomeName } from '~/session/posted-outcome';

/**
 * Which pages may be kept for other visitors, and by which address. The address is what the page itself reads of the
 * visitor's: what it does not read, e.g. what trackers add, makes no other page, and the page is rendered without it.
 */
interface Rule {
  pages: RegExp;
  part: Part;
  /** Names that the page reads and that make it one visitor's alone. */
  own?: readonly string[];
  isSpare?: boolean;
  /** Reads filters, order and page. */
  isList?: boolean;
}

type Part = keyof typeof partBytes;

const mebibyte = 1024 * 1024;

/**
 * Room for each kind of page, so that none pushes out another. The site's own pages have an end, and all of them fit:
 * they are what is wanted when nothing can be rendered. Of entries there are many, and of views of lists as many as
 * anybody cares to ask for.
 */
export const partBytes = { site: 32 * mebibyte, entries: 16 * mebibyte, views: 16 * mebibyte };

const slug = '[\\w-]{1,120}';

/** Files about the whole site, in no language. They read no query. */
const siteFile = /^\/(robots\.txt|sitemap\.xml)$/;
const sitemap = /^\/sitemaps\/[a-z]+-[1-9]\d{0,3}\.xml$/;

/** A page that is not here is rendered for each request: safe, only slower. */
const rules: readonly Rule[] = [
  { pages: /^$/, part: 'site' },
  { pages: /^\/(about|privacy|terms-and-conditions|education|research|innovation)$/, part: 'site' },
  { pages: /^\/focus-areas\/(education|research|innovation)\/[a-z-]{1,40}$/, part: 'site' },
  { pages: /^\/site\.webmanifest$/, part: 'site' },
  // Only before anything is searched for: what people type has no end.
  { pages: /^\/search$/, part: 'site', own: ['q', 'type', 'page'] },
  // With an invitation's code it is that guest's alone.
  { pages: /^\/annual-gathering-24$/, part: 'site', own: ['invitation'] },
  { pages: /^\/(opportunities|organizations|members|opportunities\.atom)$/, part: 'views', isList: true },
  { pages: new RegExp(`^/opportunities/${slug}\\.ics$`), part: 'entries' },
  { pages: new RegExp(`^/(opportunities|organizations|members)/(?!join-us$)${slug}$`), part: 'entries' },
  // Their forms may carry what is one visitor's alone: only kept for when they cannot be rendered.
  { pages: /^\/contact-us$/, part: 'site', own: ['subject'], isSpare: true },
  { pages: /^\/travel-intake$/, part: 'site', own: ['invitation'], isSpare: true },
  { pages: /^\/(organizations\/join-us|founding-fellows-profile)$/, part: 'site', isSpare: true },
];

export interface KeptPage {
  key: string;
  /** Path and query as the page reads them: what is rendered. */
  url: string;
  part: Part;
  /** Is rendered for each visitor, and kept for when that fails. */
  isSpare: boolean;
}

/** @param theme of the visitor's cookie */
export function keptPageOf(pathname: string, search: string, theme: string): KeptPage | undefined {
  if (siteFile.test(pathname)) return { key: pathname, url: pathname, part: 'site', isSpare: false };
  if (sitemap.test(pathname)) return { key: pathname, url: pathname, part: 'entries', isSpare: false };
  const [, language, rest = ''] = /^\/(en|ar)(\/.*)?$/.exec(pathname) ?? [];
  const rule = language ? rules.find(({ pages }) => pages.test(rest)) : undefined;
  if (!rule) return undefined;
  const { own = [], isSpare = false, isList } = rule;
  const query = new URLSearchParams(search);
  if (carriesRight(search) || [outcomeName, ...own].some((name) => query.has(name))) return undefined;
  const page = (url: string, part: Part) => ({ key: `${theme} ${url}`, url, part, isSpare });
  if (!isList) return page(pathname, rule.part);
  const list = readListPage(rest, query);
  return list && page(`/${language}${list.address}`, list.isOfSite ? 'site' : rule.part);
}
