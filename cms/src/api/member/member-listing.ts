import type { RichText } from '../../platform/rich-text/rich-text.js';
import { asSeenBy, isInDirectory } from './member-visibility.js';
import { namesOf, scriptsOf } from './member-names.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import type { Locale } from '@scholars/contract/locale';
import { mediaOf, type Media } from '../../platform/pictures/picture-of.js';
import type { ListingDefinition, SourceEntry } from '../../platform/listing/listing-definition.js';

/** What a card says of a member: only what anybody may see of somebody in the directory. */
export interface MemberFacts {
  documentId: string;
  locale: Locale;
  slug: string;
  firstName: string;
  lastName: string;
  firstNameAr: string | null;
  lastNameAr: string | null;
  headline: string | null;
  photo: Media | null;
  country: string | null;
  city: string | null;
  currentTitle: string | null;
  currentInstitution: string | null;
}

export type MemberListed = MemberFacts & { organization: string | null; areas: number[] };

interface Source extends MemberFacts {
  biography: RichText | null;
  visibility: Record<string, string> | null;
  interests: string[] | null;
  agsCategories: string[] | null;
  directoryVisible: boolean;
  publishedAt: string;
  organization: { documentId: string } | null;
  thematicAreas: { number: number }[];
}

/** Names in both scripts are searched in both languages; who is not listed in the directory has no row at all. */
export const memberListing: ListingDefinition = {
  table: 'listing_members',
  edition: 3,
  counted: ['country', 'organization', 'published_at'],
  countedValues: ['area', 'ags'],
  uid: 'api::member.member',
  columns: { slug: 'string', country: 'string', organization: 'string', published_at: 'bigInteger' },
  populate: { organization: true, thematicAreas: true, photo: true },
  project(entry: SourceEntry & Source) {
    const whole: Source = entry;
    if (!isInDirectory(whole)) return null;
    // Lists, searches and whatever is made of cards are the same for everybody.
    const source = asSeenBy('stranger', whole);
    const { latin, arabic } = scriptsOf(source);
    return {
      columns: {
        slug: source.slug,
        country: source.country,
        organization: source.organization?.documentId ?? null,
        published_at: Date.parse(source.publishedAt),
      },
      values: { area: areaNumbersOf(source).map(String), ags: source.agsCategories ?? [] },
      card: cardOf(source),
      title: namesOf(source, source.locale).own,
      summary: [latin, arabic, source.headline, source.currentTitle, source.currentInstitution]
        .filter(Boolean)
        .join(' '),
      body: [...(source.interests ?? []), readableText(source.biography)].join(' '),
    };
  },
};

/** The areas of a member, each once: who is linked to one is linked to its draft and to what is published of it. */
export function areaNumbersOf({ thematicAreas }: Pick<Source, 'thematicAreas'>): number[] {
  return [...new Set(thematicAreas.map(({ number }) => number))];
}

function cardOf(source: Omit<Source, 'visibility'>): MemberListed {
  const {
    documentId,
    locale,
    slug,
    firstName,
    lastName,
    firstNameAr,
    lastNameAr,
    headline,
    country,
    city,
    currentTitle,
    currentInstitution,
  } = source;
  return {
    documentId,
    locale,
    slug,
    firstName,
    lastName,
    firstNameAr,
    lastNameAr,
    headline,
    country,
    city,
    currentTitle,
    currentInstitution,
    photo: mediaOf(source.photo),
    organization: source.organization?.documentId ?? null,
    areas: areaNumbersOf(source),
  };
}
