import { profileEntries } from '@scholars/contract/forms/profile-entries';
import {
  activities,
  educationGroup,
  employmentGroup,
  workGroup,
  type Affiliation,
  type Work,
} from '@scholars/contract/orcid-record';
import { parseWith, type OutputOf, type Schema } from '@scholars/contract/parse';
import type { publicationTypes } from '@scholars/contract/profile-parts';
import { countryCodeOf } from '@scholars/contract/reference/countries';
import { environment } from '../../platform/environment/environment.js';
import { getJson } from '../../platform/outgoing/get-json.js';
import type { Proposal } from './proposal.js';

/**
 * What a public ORCID record tells of education, employment and works.
 *
 * @returns nothing where there is no such record
 * @throws ContractError 503 where ORCID does not answer as it should
 */
export async function readOrcidRecord(orcid: string): Promise<Proposal[] | undefined> {
  const { orcidApiUrl } = environment.imports;
  if (!orcidApiUrl) return undefined;
  const json = await getJson('ORCID', `${orcidApiUrl}/${encodeURIComponent(orcid)}/activities`);
  const read = parseWith(activities, json);
  if (!read.ok) return undefined;
  const { educations, employments, works } = read.value;
  return [
    ...listOf(employments?.['affiliation-group'], employmentGroup).flatMap(({ summaries }) =>
      summaries.flatMap((summary) => experienceOf(summary['employment-summary'])),
    ),
    ...listOf(educations?.['affiliation-group'], educationGroup).flatMap(({ summaries }) =>
      summaries.flatMap((summary) => educationOf(summary['education-summary'])),
    ),
    ...listOf(works?.group, workGroup).flatMap((group) => publicationOf(group['work-summary'])),
  ];
}

/** One that is not as described is left out, and takes no other along. */
function listOf<Item extends Schema>(items: unknown[] | null | undefined, schema: Item): OutputOf<Item>[] {
  return (items ?? []).flatMap((item) => {
    const read = parseWith(schema, item);
    return read.ok ? [read.value] : [];
  });
}

function educationOf(given: Affiliation): Proposal[] {
  const read = parseWith(profileEntries.education, {
    degree: '',
    field: cut([given['role-title'], given['department-name']].filter(Boolean).join(', '), 255),
    institution: cut(given.organization?.name, 255),
    country: countryCodeOf(given.organization?.address?.country ?? '') ?? '',
    ...periodOf(given),
  });
  if (!read.ok) return [];
  return [{ section: 'education', source: 'orcid', keys: [`educations-${given['put-code']}`], entry: read.value }];
}

function experienceOf(given: Affiliation): Proposal[] {
  const organization = cut(given.organization?.name, 255);
  const { from, to } = periodOf(given);
  const read = parseWith(profileEntries.experience, {
    // A title is what an experience cannot be without.
    title: cut(given['role-title'] || given['department-name'], 255) || organization,
    organization,
    country: countryCodeOf(given.organization?.address?.country ?? '') ?? '',
    from,
    to,
    current: to === '' && from !== '',
    description: '',
  });
  if (!read.ok) return [];
  return [{ section: 'experience', source: 'orcid', keys: [`employments-${given['put-code']}`], entry: read.value }];
}

/** The same work as several sources tell it: the first is the one that its person prefers. */
function publicationOf(summaries: Work[]): Proposal[] {
  const [given] = summaries;
  if (!given) return [];
  const ids = given['external-ids']?.['external-id'] ?? [];
  const doi = ids.find(
    (id) => id['external-id-type']?.toLowerCase() === 'doi' && id['external-id-relationship'] !== 'part-of',
  )?.['external-id-value'];
  const entry = {
    title: cut(given.title?.title?.value, 500),
    translatedTitle: cut(given.title?.['translated-title']?.value, 500),
    type: typeOf(given.type),
    venue: cut(given['journal-title']?.value, 255),
    year: given['publication-date']?.year?.value ?? '',
    authors: '',
  };
  const [full, bare] = [
    parseWith(profileEntries.publications, { ...entry, doi: doi ?? '', url: given.url?.value ?? '' }),
    // What is no DOI or no address keeps no work out.
    parseWith(profileEntries.publications, { ...entry, doi: '', url: '' }),
  ];
  const read = full.ok ? full : bare;
  if (!read.ok) return [];
  const [first = '', ...others] = summaries.map((summary) => `works-${summary['put-code']}`);
  return [{ section: 'publications', source: 'orcid', keys: [first, ...others], entry: read.value }];
}

function typeOf(type: string | null | undefined): (typeof publicationTypes)[number] {
  if (!type) return 'article';
  if (/chapter|encyclopedia-entry|dictionary-entry/.test(type)) return 'chapter';
  if (/conference/.test(type)) return 'conference';
  return /^(edited-)?book$|dissertation|manual/.test(type) ? 'book' : 'article';
}

function periodOf(given: Affiliation): { from: string; to: string } {
  return { from: dateOf(given['start-date']), to: dateOf(given['end-date']) };
}

function dateOf(date: Affiliation['start-date']): string {
  const [year, month] = [date?.year?.value ?? '', date?.month?.value ?? ''];
  return year && month ? `${year}-${month.padStart(2, '0')}` : year;
}

/** The contract refuses what is too long; of what others wrote the beginning is better than nothing. */
function cut(text: string | null | undefined, max: number): string {
  return [...(text ?? '').replace(/\s+/g, ' ').trim()].slice(0, max).join('');
}
