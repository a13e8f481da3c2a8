import type { ImportSource } from '@scholars/contract/profile-parts';
import type { Locale } from '@scholars/contract/locale';
import type { Member, MemberCard } from '@scholars/contract/members';
import { presentCountry } from '@scholars/contract/reference/countries';
import { languageName } from '@scholars/contract/reference/language-names';
import type { AreaReference, NamedReference } from '@scholars/contract/shapes';
import type { Version } from '../../platform/content/localized.js';
import type { MemberFacts } from './member-listing.js';
import { namesOf } from './member-names.js';
import type { Seen } from './member-visibility.js';
import { pictureOf } from '../../platform/pictures/picture-of.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';

interface Period {
  from: string | null;
  to: string | null;
}

/** Of a component: kept while its text is changed. */
interface Entry {
  id: number;
  /** Where it was taken from, and what it is called there; its owner alone is told. */
  source?: ImportSource | null;
  sourceKey?: string | null;
}

export interface MemberEntry extends Version, MemberFacts {
  documentId: string;
  locale: Locale;
  biography: RichText | null;
  currentDepartment: string | null;
  homepage: string | null;
  links: Partial<Member['links']> | null;
  orcid: string | null;
  interests: string[] | null;
  languages: { code: string; level: Member['languages'][number]['level'] }[] | null;
  openTo: Member['openTo'] | null;
  visibility: Record<string, string> | null;
  directoryVisible: boolean;
  education: (Entry &
    Period & { degree: string | null; field: string | null; institution: string; country: string | null })[];
  experience: (Entry &
    Period & {
      title: string;
      organization: string | null;
      country: string | null;
      /** Null in entries of before: those without an end go on. */
      current: boolean | null;
      description: string | null;
    })[];
  publications: (Entry & {
    title: string;
    translatedTitle: string | null;
    venue: string | null;
    year: number;
    type: Member['publications'][number]['type'];
    doi: string | null;
    url: string | null;
    authors: string | null;
  })[];
  awards: (Entry & { title: string; organization: string | null; date: string | null; description: string | null })[];
  service: (Entry & Period & { title: string; organization: string | null; description: string | null })[];
  projects: (Entry &
    Period & { title: string; role: string | null; funder: string | null; description: string | null })[];
}

/** What the account and the files of a member add to their profile. */
export interface MemberContact {
  email: string | null;
  phoneNumber: string | null;
  /** Null without one. */
  cv: object | null;
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
  entry: Seen<MemberEntry & MemberContact>,
  card: MemberCard,
  locale: Locale,
  degreeTitles: Map<string, string>,
  locales: Locale[],
): Member {
  const countryOf = (code: string | null) => (code ? presentCountry(code, locale) : null);
  return {
    ...card,
    locales,
    otherName: namesOf(entry, locale).other,
    biography: renderRichText(entry.biography),
    currentDepartment: entry.currentDepartment ?? '',
    homepage: entry.homepage,
    orcid: entry.orcid,
    links: presentLinks(entry.links),
    interests: entry.interests ?? [],
    languages: presentLanguages(entry.languages, locale),
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
      to: goesOn(item) ? null : (item.to ?? ''),
      current: goesOn(item),
      description: item.description ?? '',
    })),
    publications: entry.publications.map((item): Member['publications'][number] => ({
      title: item.title,
      translatedTitle: item.translatedTitle ?? '',
      venue: item.venue ?? '',
      year: item.year,
      type: item.type,
      doi: item.doi,
      url: item.url ?? '',
      authors: item.authors ?? '',
    })),
    awards: entry.awards.map((item): Member['awards'][number] => ({
      title: item.title,
      organization: item.organization ?? '',
      date: item.date ?? '',
      description: item.description ?? '',
    })),
    service: entry.service.map((item): Member['service'][number] => ({
      title: item.title,
      organization: item.organization ?? '',
      from: item.from ?? '',
      to: item.to ?? '',
      description: item.description ?? '',
    })),
    projects: entry.projects.map((item): Member['projects'][number] => ({
      title: item.title,
      role: item.role ?? '',
      funder: item.funder ?? '',
      from: item.from ?? '',
      to: item.to ?? '',
      description: item.description ?? '',
    })),
    ...(entry.email && { email: entry.email }),
    ...(entry.phoneNumber && { phoneNumber: entry.phoneNumber }),
    hasCv: entry.cv !== null,
  };
}

export function presentLinks(links: MemberEntry['links']): Member['links'] {
  const { linkedin = '', scholar = '', x = '', github = '' } = links ?? {};
  return { linkedin, scholar, x, github };
}

export function presentLanguages(languages: MemberEntry['languages'], locale: Locale): Member['languages'] {
  return (languages ?? []).map(({ code, level }): Member['languages'][number] => ({
    code,
    level,
    name: languageName(code, locale),
  }));
}

/** Whether somebody is there still. */
export function goesOn({ current, to }: Pick<MemberEntry['experience'][number], 'current' | 'to'>): boolean {
  return current ?? to === null;
}
