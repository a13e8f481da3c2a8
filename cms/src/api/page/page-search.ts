import type { RichText } from '../../platform/rich-text/rich-text.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import { wordsOfBlocks, type SitePageEntry, type SitePages } from '../../platform/search/site-pages.js';
import { withBlocks } from './present-block.js';

/** Where pages are on the site, below the language; a page that is not here has no address, and is not found. */
const sitePaths: Partial<Record<string, string>> = {
  home: '/',
  'join-us': '/organizations/join-us',
  ...Object.fromEntries(
    [
      'about',
      'education',
      'research',
      'innovation',
      'members',
      'organizations',
      'contact-us',
      'privacy',
      'terms-and-conditions',
      'founding-fellows-profile',
      'travel-intake',
    ].map((slug) => [slug, `/${slug}`]),
  ),
};

interface Entry extends SitePageEntry {
  summary: string | null;
  body: RichText | null;
  blocks?: unknown;
}

export const sitePages: SitePages = {
  kind: 'page',
  uid: 'api::page.page',
  pathOf: ({ slug }) => sitePaths[slug],
  indexed: {
    populate: withBlocks,
    textsOf({ summary, body, blocks }: Entry) {
      return { summary: summary ?? '', body: `${readableText(body)} ${wordsOfBlocks(blocks)}` };
    },
  },
  shown: {
    populate: withBlocks,
    hitOf({ summary, body, blocks }: Entry) {
      return { facts: [], picture: null, texts: [summary ?? '', readableText(body), wordsOfBlocks(blocks)] };
    },
  },
};
