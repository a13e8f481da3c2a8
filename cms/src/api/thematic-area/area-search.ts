import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { pictureOf, type Media } from '../../platform/pictures/picture-of.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import { wordsOfBlocks, type SitePageEntry, type SitePages } from '../../platform/search/site-pages.js';

interface Entry extends SitePageEntry {
  number: number;
  description: RichText | null;
  subs: unknown;
  intros: unknown;
}

export const areaPages: SitePages = {
  kind: 'thematic-area',
  uid: 'api::thematic-area.thematic-area',
  pathOf: ({ number }: Entry) => `/focus-areas/research/${siteSlugOfArea(number)}`,
  indexed: {
    populate: { subs: true, intros: true },
    textsOf({ description, subs, intros }: Entry) {
      return { summary: readableText(description), body: `${wordsOfBlocks(subs)} ${wordsOfBlocks(intros)}` };
    },
  },
  shown: {
    populate: { photo: true, subs: true, intros: true },
    hitOf({ slug, description, subs, intros, photo }: Entry & { photo: Media | null }) {
      return {
        facts: [],
        picture: pictureOf(photo, 'cover', slug),
        texts: [readableText(description), wordsOfBlocks(subs), wordsOfBlocks(intros)],
      };
    },
  },
};
