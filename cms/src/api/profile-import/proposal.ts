import type { ProfileChanges } from '@scholars/contract/forms/profile';
import type { importedSections, ImportSource } from '@scholars/contract/profile-parts';
import type { ImportProposal } from '@scholars/contract/profile-imports';
import type { OwnVersion } from '../profile/own-profile.js';

type ImportedSection = (typeof importedSections)[number];
type EntryOf<Section extends ImportedSection> = NonNullable<ProfileChanges[Section]>[number];

/** What a source tells, judged by the contract as if its person had typed it. */
export type Proposal = {
  [Section in ImportedSection]: {
    section: Section;
    source: ImportSource;
    /** What its source calls it, and others of the same thing. The first is its own. */
    keys: readonly [string, ...string[]];
    entry: EntryOf<Section>;
  };
}[ImportedSection];

/**
 * Whether a profile has what a source tells: taken from there before, however it was edited since, or the same in its
 * person's own words.
 */
export function isThere({ section, keys, source, entry }: Proposal, profile: OwnVersion): boolean {
  const entries: Sourced[] = profile[section];
  if (entries.some((one) => one.source === source && keys.includes(one.sourceKey ?? ''))) return true;
  if (section === 'publications')
    return profile.publications.some(
      (one) =>
        (entry.doi !== '' && sameDoi(one.doi, entry.doi)) || (same(one.title, entry.title) && one.year === entry.year),
    );
  if (section === 'education')
    return profile.education.some((one) => same(one.institution, entry.institution) && samePeriod(one, entry));
  return profile.experience.some(
    (one) => same(one.organization, entry.organization) && same(one.title, entry.title) && samePeriod(one, entry),
  );
}

export function presentProposal(proposal: Proposal, profile: OwnVersion): ImportProposal {
  const { section, keys, entry } = proposal;
  const common = { key: keys[0], section, isThere: isThere(proposal, profile) };
  if (section === 'publications') {
    const { title, venue, year, authors } = entry;
    return { ...common, title, where: venue, from: String(year), to: '', authors };
  }
  const [title, where] = section === 'education' ? [entry.field, entry.institution] : [entry.title, entry.organization];
  return { ...common, title: title || where, where: title ? where : '', from: entry.from, to: entry.to, authors: '' };
}

interface Sourced {
  source?: string | null;
  sourceKey?: string | null;
}

/** Without marks, signs and case, in whichever script: `The  Élan!` is `the elan`. */
function same(one: string | null, other: string): boolean {
  return one !== null && folded(one) !== '' && folded(one) === folded(other);
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function sameDoi(one: string | null, other: string): boolean {
  return one !== null && one.toLowerCase() === other.toLowerCase();
}

/** One of the two may know the month and the other not. */
function samePeriod(one: { from: string | null }, other: { from: string }): boolean {
  const from = one.from ?? '';
  const known = Math.min(from.length, other.from.length);
  return from.slice(0, known) === other.from.slice(0, known);
}
