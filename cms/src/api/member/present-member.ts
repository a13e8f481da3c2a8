import { intlTag, type Locale } from '@scholars/contract/locale';
import type { Member, MemberCard } from '@scholars/contract/members';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { AreaReference, NamedReference } from '@scholars/contract/shapes';
import type { Version } from '../../platform/content/localized.js';
import type { MemberFacts } from './member-listing.js';
import { namesOf } from './member-names.js';
import type { Seen } from './member-visibility.js';
import { pictureOf } from '../../platform/pictures/picture-of.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';

interface Dated {
  country: string | null;
  from: string | null;
  to: string | null;
}

export interface MemberEntry extends Version, MemberFacts {
  documentId: string;
  locale: Locale;
  biography: RichText | null;
  currentDepartment: string | null;
  homepage: string | null;
  orcid: string | null;
  interests: string[] | null;
  languages: { code: string; level: Member['languages'][number]['level'] }[] | null;
  openTo: Member['openTo'] | null;
  visibility: Record<string, string> | null;
  education: (Dated & { degree: string | null; field: string | null; institution: string })[];
  experience: (Dated & { title: string; organization: string | null })[];
  publications: {
    title: string;
    venue: string | null;
    year: number;
    type: Member['publications'][number]['type'];
    doi: string | null;
    authors: string | null;
  }[];
}

export function presentMemberCard(
  entry: MemberFacts,
  locale: Locale,
  areas: AreaReference[],
  organization: NamedReference | null,
): MemberCard {
  return {
    id: entry.documentId,
    slug: entry.slug,
    locale: entry.locale,
    name: namesOf(entry, locale).own,
    headline: entry.headline ?? '',
    photo: pictureOf(entry.photo, 'avatar', entry.slug),
    currentTitle: entry.currentTitle ?? '',
    currentInstitution: entry.currentInstitution ?? '',
    organization: organization && { id: organization.id, slug: organization.slug, name: organization.name },
    country: entry.country ? presentCountry(entry.country, locale) : null,
    city: entry.city ?? '',
    thematicAreas: areas,
  };
}

/** The member as whom it is for may see them: a section that is not for them is empty. */
export function presentMember(
  entry: Seen<MemberEntry>,
  card: MemberCard,
  locale: Locale,
  degreeTitles: Map<string, string>,
  locales: Locale[],
): Member {
  const languageNames = new Intl.DisplayNames(intlTag[locale], { type: 'language' });
  const countryOf = (code: string | null) => (code ? presentCountry(code, locale) : null);
  return {
    ...card,
    locales,
    otherName: namesOf(entry, locale).other,
    biography: renderRichText(entry.biography),
    currentDepartment: entry.currentDepartment ?? '',
    homepage: entry.homepage,
    orcid: entry.orcid,
    interests: entry.interests ?? [],
    languages: (entry.languages ?? []).map(({ code, level }): Member['languages'][number] => ({
      code,
      level,
      name: languageNames.of(code) ?? code,
    })),
    openTo: entry.openTo ?? [],
    education: entry.education.map((item): Member['education'][number] => ({
      degree: degreeTitles.get(item.degree ?? '') ?? '',
      field: item.field ?? '',
      institution: item.institution,
      country: countryOf(item.country),
      from: item.from ?? '',
      to: item.to ?? '',
    })),
    experience: entry.experience.map((item): Member['experience'][number] => ({
      title: item.title,
      organization: item.organization ?? '',
      country: countryOf(item.country),
      from: item.from ?? '',
      to: item.to,
    })),
    publications: entry.publications.map((item): Member['publications'][number] => ({
      title: item.title,
      venue: item.venue ?? '',
      year: item.year,
      type: item.type,
      doi: item.doi,
      authors: item.authors ?? '',
    })),
  };
}
