import { siteAddresses } from '@scholars/contract/site-addresses';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import { wordsOfBlocks, type SitePageEntry, type SitePages } from '../../platform/search/site-pages.js';
import { withBlocks } from './present-block.js';

interface Entry extends SitePageEntry {
  summary: string | null;
  body: RichText | null;
  blocks?: unknown;
}

export const sitePages: SitePages = {
  kind: 'page',
  uid: 'api::page.page',
  pathOf: ({ slug }) => siteAddresses.page(slug),
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
