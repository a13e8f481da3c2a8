import { presentCountry } from '@scholars/contract/reference/countries';
import { siteAddresses } from '@scholars/contract/site-addresses';
import { pictureOf, type Media } from '../../platform/pictures/picture-of.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import { placeName } from '@scholars/contract/place-name';
import { wordsOfBlocks, type SitePageEntry, type SitePages } from '../../platform/search/site-pages.js';

interface Entry extends SitePageEntry {
  summary: string | null;
  description: RichText | null;
  practical: RichText | null;
  venue: string | null;
  city: string | null;
  country: string | null;
  days: unknown;
}

export const eventPages: SitePages = {
  kind: 'event',
  uid: 'api::event.event',
  pathOf: ({ slug }) => siteAddresses.event(slug),
  indexed: {
    populate: { days: { populate: { sessions: true } } },
    textsOf({ summary, venue, city, description, days, practical }: Entry) {
      return {
        summary: [summary, venue, city].filter(Boolean).join(' '),
        body: `${readableText(description)} ${wordsOfBlocks(days)} ${readableText(practical)}`,
      };
    },
  },
  shown: {
    populate: { cover: true, days: { populate: { sessions: true } } },
    hitOf(shown: Entry & { cover: Media | null }, locale) {
      const { slug, summary, description, days, practical, city, country, cover } = shown;
      const place = placeName(city ?? '', country ? presentCountry(country, locale) : null, locale);
      return {
        facts: place ? [place] : [],
        picture: pictureOf(cover, 'cover', slug),
        texts: [summary ?? '', readableText(description), wordsOfBlocks(days), readableText(practical)],
      };
    },
  },
};
