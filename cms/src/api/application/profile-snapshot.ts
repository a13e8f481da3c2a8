import type { Locale } from '@scholars/contract/locale';
import { formatPartialDate, formatYear } from '@scholars/contract/format';
import { countryName } from '@scholars/contract/reference/countries';
import { readableText } from '../../platform/rich-text/readable-text.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import { goesOn } from '../member/present-member.js';
import { degreeTitles } from '../degree-type/degree-titles.js';
import { applicationTexts } from './application-texts.js';

interface Dated {
  from: string | null;
  to: string | null;
}

/** The parts of a profile that are frozen, as Strapi gives them. */
interface ProfileEntry {
  locale: Locale;
  slug: string;
  headline: string | null;
  biography: RichText | null;
  country: string | null;
  city: string | null;
  currentTitle: string | null;
  currentDepartment: string | null;
  currentInstitution: string | null;
  homepage: string | null;
  orcid: string | null;
  interests: string[] | null;
  education: (Dated & { degree: string | null; field: string | null; institution: string })[];
  experience: (Dated & { title: string; organization: string | null; current: boolean | null })[];
  publications: { title: string; venue: string | null; year: number | null }[];
}

export interface ProfileSnapshot {
  country: string;
  currentTitle: string;
  currentInstitution: string;
  /** As a coordinator reads it, in the applicant's language; '' where there is no profile. */
  text: string;
  /** As it was. */
  entry: ProfileEntry | null;
}

/** A member's profile as it is now, in their language where it is written in it. */
export async function takeSnapshot(of: { user: number } | { slug: string }, locale: Locale): Promise<ProfileSnapshot> {
  const versions: ProfileEntry[] = await strapi.db.query('api::member.member').findMany({
    where: of,
    select: [
      'locale',
      'slug',
      'headline',
      'biography',
      'country',
      'city',
      'currentTitle',
      'currentDepartment',
      'currentInstitution',
      'homepage',
      'orcid',
      'interests',
    ],
    populate: { education: true, experience: true, publications: true },
    orderBy: { id: 'asc' },
  });
  const entry = versions.find((version) => version.locale === locale) ?? versions[0] ?? null;
  return {
    country: entry?.country ?? '',
    currentTitle: entry?.currentTitle ?? '',
    currentInstitution: entry?.currentInstitution ?? '',
    text: entry ? textOf(entry, locale, await degreeTitles(locale)) : '',
    entry,
  };
}

function textOf(entry: ProfileEntry, locale: Locale, degrees: Map<string, string>): string {
  const t = applicationTexts(locale);
  const periodOf = ({ from, to }: Dated, isOngoing = false) =>
    joined(
      ' – ',
      from && formatPartialDate(from, locale),
      isOngoing ? t('snapshot.present') : to && formatPartialDate(to, locale),
    );
  const parts = [
    lines(entry.headline, joined(' · ', entry.currentTitle, entry.currentDepartment, entry.currentInstitution)),
    lines(joined(locale === 'ar' ? '، ' : ', ', entry.city, entry.country && countryName(entry.country, locale))),
    readableText(entry.biography),
    section(
      t('snapshot.education'),
      entry.education.map(({ degree, field, institution, ...dated }) =>
        joined(' · ', degrees.get(degree ?? '') ?? '', field, institution, periodOf(dated)),
      ),
    ),
    section(
      t('snapshot.experience'),
      entry.experience.map(({ title, organization, ...dated }) =>
        joined(' · ', title, organization, periodOf(dated, goesOn(dated))),
      ),
    ),
    section(
      t('snapshot.publications'),
      entry.publications.map(({ title, venue, year }) => joined(' · ', title, venue, year && formatYear(year, locale))),
    ),
    lines(entry.orcid && `ORCID ${entry.orcid}`, entry.homepage),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function section(heading: string, items: string[]): string {
  return items.length > 0 ? lines(heading, ...items.map((item) => `– ${item}`)) : '';
}

const lines = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n');

function joined(separator: string, ...texts: (string | number | null)[]): string {
  return texts.filter(Boolean).join(separator);
}
