import type { Locale } from '@scholars/contract/locale';
import { presentCountry } from '@scholars/contract/reference/countries';
import { thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import { labelOf } from '../../content/facets.js';
import { listVersions, untilContentChanges, type Version } from '../../content/localized.js';
import type { ListingDefinition } from '../../listing/listing.js';
import { memberListing } from '../../../api/member/member-listing.js';
import { opportunityListing } from '../../../api/opportunity/opportunity-listing.js';
import { organizationListing } from '../../../api/organization/organization-listing.js';
import type { ListedRow } from '../../listing/read-listing.js';
import { listMemberCards } from '../../../api/member/find-members.js';
import { listCards } from '../../../api/opportunity/opportunity-entries.js';
import { listOrganizationCards } from '../../../api/organization/find-organizations.js';
import type { ShareFacts } from './draw-share.js';
import type { ShareAddress, ShareKind } from './share-address.js';
import { shareWords } from './share-words.js';

type Words = Pick<ShareFacts, 'title' | 'kind' | 'details'> & { area?: number | undefined };
type Find = (slug: string, locale: Locale) => Promise<Words | undefined>;

/** What the share picture of an entry says; nothing where no such entry is published, or a member is not listed. */
export async function findShareFacts({ kind, slug, locale }: ShareAddress): Promise<ShareFacts | undefined> {
  const words = await findWords[kind](slug, locale);
  return words && { ...words, locale, pattern: slug, siteName: await siteName(locale) };
}

const findWords: Record<ShareKind, Find> = {
  async opportunity(slug, locale) {
    const [card] = await listCards(await listedBySlug(opportunityListing, slug, locale), locale);
    if (!card) return undefined;
    const { title, category, isProgram, partner, location, country, deadline, thematicAreas } = card;
    return {
      title,
      kind: category?.title ?? labelOf('isProgram', String(isProgram), locale),
      details: [
        partner?.name ?? '',
        location || (country?.name ?? ''),
        deadline ? `${shareWords[locale].applyBy} ${dateOf(deadline, locale)}` : '',
      ],
      area: thematicAreas[0]?.id,
    };
  },

  async organization(slug, locale) {
    const [card] = await listOrganizationCards(await listedBySlug(organizationListing, slug, locale), locale);
    if (!card) return undefined;
    const { name, type, city, country, thematicAreas } = card;
    return {
      title: name,
      kind: labelOf('organizationType', type, locale),
      details: [place(city, country?.name, locale)],
      area: thematicAreas[0]?.id,
    };
  },

  async member(slug, locale) {
    const [card] = await listMemberCards(await listedBySlug(memberListing, slug, locale), locale);
    if (!card) return undefined;
    const { name, headline, currentTitle, organization, currentInstitution, thematicAreas } = card;
    return {
      title: name,
      kind: shareWords[locale].member,
      details: [currentTitle || headline, organization?.name ?? currentInstitution],
      area: thematicAreas[0]?.id,
    };
  },

  async area(slug, locale) {
    const number = thematicAreaIdOf(slug);
    const [entry] = number
      ? await listVersions<Version & { title: string }>('api::thematic-area.thematic-area', locale, { number })
      : [];
    return entry && { title: entry.title, kind: shareWords[locale].area, details: [], area: number };
  },

  async event(slug, locale) {
    const [entry] = await listVersions<EventEntry>('api::event.event', locale, { slug });
    if (!entry) return undefined;
    const { title, startsOn, endsOn, city, country } = entry;
    const dates = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
      new Date(startsOn),
      new Date(endsOn),
    );
    return {
      title,
      kind: shareWords[locale].event,
      details: [dates, place(city ?? '', country ? presentCountry(country, locale).name : undefined, locale)],
    };
  },

  async page(slug, locale) {
    const [entry] = await listVersions<Version & { title: string }>('api::page.page', locale, { slug });
    const title = entry?.title ?? shareWords[locale].pages[slug];
    return title ? { title, kind: '', details: [] } : undefined;
  },
};

interface EventEntry extends Version {
  title: string;
  startsOn: string;
  endsOn: string;
  city: string | null;
  country: string | null;
}

function listedBySlug({ table }: ListingDefinition, slug: string, locale: Locale): Promise<ListedRow[]> {
  return strapi.db.connection(table).where({ locale, slug }).limit(1).select('id', 'document_id', 'entry_id');
}

function place(city: string, country: string | undefined, locale: Locale): string {
  return [city, country].filter(Boolean).join(locale === 'ar' ? '، ' : ', ');
}

const tags = { en: 'en-GB-u-ca-gregory-nu-latn', ar: 'ar-QA-u-ca-gregory-nu-arab' } as const satisfies Record<
  Locale,
  string
>;

/** As the portal writes it: by the calendar of Doha. */
function dateOf(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Qatar' }).format(new Date(instant));
}

const siteName = untilContentChanges(async (locale) => {
  const [key] = await listVersions<Version & { value: string }>('api::global-key.global-key', locale, {
    key: 'site_name',
  });
  return key?.value ?? '';
});
