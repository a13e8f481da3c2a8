import { readableText } from '../search/readable-text.js';
import type { ListingDefinition, SourceEntry } from './listing.js';

interface Source extends SourceEntry {
  slug: string;
  firstName: string;
  lastName: string;
  firstNameAr: string | null;
  lastNameAr: string | null;
  headline: string | null;
  biography: string | null;
  visibility: Record<string, string> | null;
  currentTitle: string | null;
  currentInstitution: string | null;
  country: string | null;
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
  edition: 1,
  uid: 'api::member.member',
  columns: { slug: 'string', country: 'string', organization: 'string', published_at: 'bigInteger' },
  indexes: [['published_at'], ['slug'], ['country', 'title_sort'], ['organization', 'title_sort']],
  populate: { organization: true, thematicAreas: true },
  project(entry) {
    const source = entry as Source; // what `populate` above asks for
    if (!source.directoryVisible) return null;
    const latin = `${source.firstName} ${source.lastName}`;
    const arabic = `${source.firstNameAr ?? ''} ${source.lastNameAr ?? ''}`.trim();
    const shown = source.locale === 'ar' && arabic ? arabic : latin;
    return {
      columns: {
        slug: source.slug,
        country: source.country,
        organization: source.organization?.documentId ?? null,
        published_at: Date.parse(source.publishedAt),
      },
      values: { area: source.thematicAreas.map(({ number }) => String(number)), ags: source.agsCategories ?? [] },
      title: shown,
      summary: [latin, arabic, source.headline, source.currentTitle, source.currentInstitution].filter(Boolean).join(' '),
      body: [...(source.interests ?? []), publicBiography(source)].join(' '),
    };
  },
};

/** A biography's words; none where strangers do not see it. */
export function publicBiography({ biography, visibility }: Pick<Source, 'biography' | 'visibility'>): string {
  return (visibility?.biography ?? 'public') === 'public' ? readableText(biography) : '';
}
