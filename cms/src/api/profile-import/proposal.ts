import type { ProfileChanges } from '@scholars/contract/forms/profile';
import { importedSections, type ImportSource } from '@scholars/contract/profile-parts';
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
 * person's own words. Each of the profile's words are folded once, for however many proposals.
 */
export function whatIsThere(profile: OwnVersion): (proposal: Proposal) => boolean {
  const taken = new Set(
    importedSections.flatMap((section) =>
      profile[section].map(({ source, sourceKey }: Sourced) => takenAs(section, source ?? '', sourceKey ?? '')),
    ),
  );
  const dois = new Set(profile.publications.map(({ doi }) => doi?.toLowerCase() ?? ''));
  const titles = new Set(profile.publications.map(({ title, year }) => `${folded(title)} ${year}`));
  const learnt = profile.education.map((one) => ({ of: folded(one.institution), from: one.from }));
  const worked = profile.experience.map((one) => ({
    at: folded(one.organization),
    as: folded(one.title),
    from: one.from,
  }));
  return ({ section, keys, source, entry }) => {
    if (keys.some((key) => taken.has(takenAs(section, source, key)))) return true;
    if (section === 'publications') {
      const title = folded(entry.title);
      return (
        (entry.doi !== '' && dois.has(entry.doi.toLowerCase())) ||
        (title !== '' && titles.has(`${title} ${entry.year}`))
      );
    }
    if (section === 'education') {
      const of = folded(entry.institution);
      return of !== '' && learnt.some((one) => one.of === of && samePeriod(one, entry));
    }
    const [at, as] = [folded(entry.organization), folded(entry.title)];
    return at !== '' && as !== '' && worked.some((one) => one.at === at && one.as === as && samePeriod(one, entry));
  };
}

/** @param isThere of the profile that it would be taken into, see `whatIsThere` */
export function presentProposal(proposal: Proposal, isThere: (proposal: Proposal) => boolean): ImportProposal {
  const { section, keys, entry } = proposal;
  const common = { key: keys[0], section, isThere: isThere(proposal) };
  if (section === 'publications') {
    const { title, venue, year, authors } = entry;
    return { ...common, title, where: venue, from: String(year), to: '', current: false, authors };
  }
  const [title, where] = section === 'education' ? [entry.field, entry.institution] : [entry.title, entry.organization];
  const { from, to } = entry;
  const current = section === 'experience' && entry.current;
  return { ...common, title: title || where, where: title ? where : '', from, to, current, authors: '' };
}

interface Sourced {
  source?: string | null;
  sourceKey?: string | null;
}

/** As `taken` has it; a key may have any sign. */
function takenAs(section: ImportedSection, source: string, key: string): string {
  return JSON.stringify([section, source, key]);
}

/** Without marks, signs and case, in whichever script: `The  Élan!` is `the elan`. */
function folded(text: string | null): string {
  return (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** One of the two may know the month and the other not. */
function samePeriod(one: { from: string | null }, other: { from: string }): boolean {
  const from = one.from ?? '';
  const known = Math.min(from.length, other.from.length);
  return from.slice(0, known) === other.from.slice(0, known);
}
