import type { Locale } from '@scholars/contract/locale';
import type { UserProfile } from '@scholars/contract/profile';
import type { ProfileSection } from '@scholars/contract/profile-parts';
import { presentCountry } from '@scholars/contract/reference/countries';
import { goesOn, type MemberEntry } from '../member/present-member.js';

type Entries = Pick<UserProfile, ProfileSection>;

/** The repeatable sections as they are edited: each entry with the id by which it is kept. */
export function presentEntries(profile: Pick<MemberEntry, ProfileSection>, locale: Locale): Entries {
  const text = (value: string | null) => value ?? '';
  const countryOf = (code: string | null) => (code ? presentCountry(code, locale) : null);
  const id = (entry: { id: number }) => String(entry.id);
  const sourceOf = ({ source }: Pick<MemberEntry['education'][number], 'source'>) => (source ? { source } : {});
  return {
    education: profile.education.map((entry): Entries['education'][number] => ({
      id: id(entry),
      ...sourceOf(entry),
      degree: text(entry.degree),
      field: text(entry.field),
      institution: entry.institution,
      country: countryOf(entry.country),
      from: text(entry.from),
      to: text(entry.to),
    })),
    experience: profile.experience.map((entry): Entries['experience'][number] => ({
      id: id(entry),
      ...sourceOf(entry),
      title: entry.title,
      organization: text(entry.organization),
      country: countryOf(entry.country),
      from: text(entry.from),
      to: text(entry.to),
      current: goesOn(entry),
      description: text(entry.description),
    })),
    publications: profile.publications.map((entry): Entries['publications'][number] => ({
      id: id(entry),
      ...sourceOf(entry),
      title: entry.title,
      translatedTitle: text(entry.translatedTitle),
      type: entry.type,
      venue: text(entry.venue),
      year: entry.year,
      doi: text(entry.doi),
      url: text(entry.url),
      authors: text(entry.authors),
    })),
    awards: profile.awards.map((entry): Entries['awards'][number] => ({
      id: id(entry),
      title: entry.title,
      organization: text(entry.organization),
      date: text(entry.date),
      description: text(entry.description),
    })),
    service: profile.service.map((entry): Entries['service'][number] => ({
      id: id(entry),
      title: entry.title,
      organization: text(entry.organization),
      from: text(entry.from),
      to: text(entry.to),
      description: text(entry.description),
    })),
    projects: profile.projects.map((entry): Entries['projects'][number] => ({
      id: id(entry),
      title: entry.title,
      role: text(entry.role),
      funder: text(entry.funder),
      from: text(entry.from),
      to: text(entry.to),
      description: text(entry.description),
    })),
  };
}
