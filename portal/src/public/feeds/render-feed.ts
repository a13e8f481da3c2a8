import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { xmlText } from '~/lib/xml';

export interface Feed {
  locale: Locale;
  title: string;
  subtitle: string;
  author: string;
  /** The feed's own address, which is also its id. */
  self: string;
  /** The page that shows the same. */
  page: string;
  icon: string;
  entries: readonly FeedEntry[];
}

export type FeedEntry = Pick<
  OpportunityCard,
  'id' | 'locale' | 'title' | 'summary' | 'publishedAt' | 'partner' | 'category'
> & {
  /** The whole address of its page. */
  address: string;
};

/** What an empty feed was last changed at: an element that Atom demands. */
const longAgo = '2026-01-01T00:00:00.000Z';

/** A feed by RFC 4287. An entry keeps its id whatever its address becomes. */
export function renderFeed({ locale, title, subtitle, author, self, page, icon, entries }: Feed): string {
  const updated =
    entries
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? longAgo;
  const host = new URL(self).hostname;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${xmlText(self)}</id>
<title>${xmlText(title)}</title>
<subtitle>${xmlText(subtitle)}</subtitle>
<updated>${updated}</updated>
<author><name>${xmlText(author)}</name></author>
<icon>${xmlText(icon)}</icon>
<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${xmlText(page)}"/>
${entries.map((entry) => entryOf(entry, host, locale)).join('')}</feed>
`;
}

function entryOf(
  { id, locale, title, summary, publishedAt, partner, category, address }: FeedEntry,
  host: string,
  feedLocale: Locale,
): string {
  return (
    `<entry${locale === feedLocale ? '' : ` xml:lang="${locale}"`}><id>tag:${host},2026:opportunity/${id}/${feedLocale}</id><title>${xmlText(title)}</title>` +
    `<updated>${publishedAt}</updated><link rel="alternate" type="text/html" hreflang="${feedLocale}" href="${xmlText(address)}"/>` +
    (partner ? `<author><name>${xmlText(partner.name)}</name></author>` : '') +
    (category ? `<category term="${xmlText(category.slug)}" label="${xmlText(category.title)}"/>` : '') +
    `<summary>${xmlText(summary || title)}</summary></entry>\n`
  );
}
