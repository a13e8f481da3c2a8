import type { ListingDefinition, SourceEntry } from './listing.js';
import type { Condition } from './read-listing.js';
import { readableText } from '../search/readable-text.js';

interface Source extends SourceEntry {
  title: string;
  slug: string;
  summary: string | null;
  description: string | null;
  agsCategory: string;
  isProgram: boolean;
  country: string | null;
  workMode: string | null;
  deadline: string | null;
  closed: boolean;
  publishedAt: string;
  category: { documentId: string; title: string } | null;
  partner: { documentId: string; name: string } | null;
  thematicAreas: { number: number }[];
}

/** Stands for "no deadline", so that one index sorts all: the last millisecond of the year 9999. */
export const noDeadline = 253_402_300_799_999;

export const opportunityListing: ListingDefinition = {
  table: 'listing_opportunities',
  edition: 1,
  uid: 'api::opportunity.opportunity',
  columns: {
    slug: 'string',
    ags_category: 'string',
    is_program: 'boolean',
    category: 'string',
    partner: 'string',
    country: 'string',
    work_mode: 'string',
    closed: 'boolean',
    deadline: 'bigInteger',
    published_at: 'bigInteger',
  },
  indexes: [
    ['published_at'],
    ['deadline', 'closed'],
    ['slug'],
    ...['ags_category', 'is_program', 'category', 'partner', 'country', 'work_mode'].map((column) => [column, 'published_at']),
  ],
  populate: { category: true, partner: true, thematicAreas: true },
  project(entry) {
    const source = entry as Source; // what `populate` above asks for
    return {
      columns: {
        slug: source.slug,
        ags_category: source.agsCategory,
        is_program: source.isProgram,
        category: source.category?.documentId ?? null,
        partner: source.partner?.documentId ?? null,
        country: source.country,
        work_mode: source.workMode,
        closed: source.closed,
        deadline: source.deadline ? Date.parse(source.deadline) : noDeadline,
        published_at: Date.parse(source.publishedAt),
      },
      values: { area: source.thematicAreas.map(({ number }) => String(number)) },
      title: source.title,
      summary: `${readableText(source.summary)} ${source.partner?.name ?? ''}`,
      body: readableText(source.description),
    };
  },
};

/** Only those one can still apply to, now. */
export function isOpen(): Condition {
  return { facet: 'open', apply: (query) => void query.where('l.closed', false).where('l.deadline', '>=', Date.now()) };
}
