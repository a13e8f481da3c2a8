import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { mediaOf, type Media } from '../../platform/pictures/picture-of.js';
import type { ListingDefinition, SourceEntry } from '../../platform/listing/listing-definition.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import { conditionOn, type Condition } from '../../platform/listing/condition.js';
import type { Test } from '../../platform/listing/row-test.js';
import { readableText } from '../../platform/rich-text/readable-text.js';

/** What a card says of an opportunity itself; its category, partner and areas stand in it by their ids. */
export interface OpportunityFacts {
  documentId: string;
  locale: Locale;
  slug: string;
  title: string;
  summary: string | null;
  agsCategory: OpportunityCard['agsCategory'];
  isProgram: boolean;
  location: string | null;
  country: string | null;
  workMode: OpportunityCard['workMode'];
  employmentType: OpportunityCard['employmentType'];
  seats: number | null;
  stipend: string | null;
  deadline: string | null;
  closed: boolean;
  /** Where one applies, if not here. */
  applyUrl: string | null;
  publishedAt: string;
  photo: Media | null;
}

export type OpportunityListed = OpportunityFacts & { category: string | null; partner: string | null; areas: number[] };

interface Source extends SourceEntry, OpportunityFacts {
  documentId: string;
  locale: Locale;
  description: RichText | null;
  category: { documentId: string; title: string } | null;
  partner: { documentId: string; name: string } | null;
  thematicAreas: { number: number }[];
}

/** Stands for "no deadline", so that one index sorts all: the last millisecond of the year 9999. */
const noDeadline = 253_402_300_799_999;

export const opportunityListing: ListingDefinition = {
  table: 'listing_opportunities',
  edition: 3,
  counted: [
    'ags_category',
    'is_program',
    'category',
    'partner',
    'country',
    'work_mode',
    'closed',
    'deadline',
    'published_at',
  ],
  countedValues: ['area'],
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
  compared: ['deadline'],
  populate: { category: true, partner: true, thematicAreas: true, photo: true },
  names: [{ uid: 'api::organization.organization', attribute: 'name', column: 'partner' }],
  project(source: Source) {
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
      card: cardOf(source),
      title: source.title,
      summary: `${source.summary ?? ''} ${source.partner?.name ?? ''}`,
      body: readableText(source.description),
    };
  },
};

function cardOf(source: Source): OpportunityListed {
  const {
    documentId,
    locale,
    slug,
    title,
    summary,
    agsCategory,
    isProgram,
    location,
    country,
    workMode,
    employmentType,
    seats,
    stipend,
    deadline,
    closed,
    applyUrl,
    publishedAt,
  } = source;
  return {
    documentId,
    locale,
    slug,
    title,
    summary,
    agsCategory,
    isProgram,
    location,
    country,
    workMode,
    employmentType,
    seats,
    stipend,
    deadline,
    closed,
    applyUrl,
    publishedAt,
    photo: mediaOf(source.photo),
    category: source.category?.documentId ?? null,
    partner: source.partner?.documentId ?? null,
    areas: source.thematicAreas.map(({ number }) => number),
  };
}

/** Only those one can still apply to, now. */
export function isOpen(): Condition {
  return conditionOn('open', isOpenNow());
}

/** The others. */
export function isOver(): Condition {
  return conditionOn('open', { not: isOpenNow() });
}

/** Those whose deadline is ahead of a moment, closed or not. */
export function isAheadOf(now: number): Test {
  return { column: 'deadline', atLeast: now };
}

export function isOpenNow(): Test {
  return { every: [{ column: 'closed', is: false }, isAheadOf(Date.now())] };
}
