import type { UserProfile } from '@scholars/contract/profile';
import { profileSections, type ProfileSection } from '@scholars/contract/profile-parts';

type Control = 'text' | 'long' | 'date' | 'year' | 'country' | 'degree' | 'publicationType' | 'tick' | 'address';

export interface EntryField {
  name: string;
  control: Control;
  required?: true;
}

const period: EntryField[] = [
  { name: 'from', control: 'date' },
  { name: 'to', control: 'date' },
];

/** What is asked of an entry, in the order of the page. */
export const entryFields: Readonly<Record<ProfileSection, readonly EntryField[]>> = {
  education: [
    { name: 'degree', control: 'degree' },
    { name: 'field', control: 'text' },
    { name: 'institution', control: 'text', required: true },
    { name: 'country', control: 'country' },
    ...period,
  ],
  experience: [
    { name: 'title', control: 'text', required: true },
    { name: 'organization', control: 'text' },
    { name: 'country', control: 'country' },
    ...period,
    { name: 'current', control: 'tick' },
    { name: 'description', control: 'long' },
  ],
  publications: [
    { name: 'title', control: 'text', required: true },
    { name: 'translatedTitle', control: 'text' },
    { name: 'type', control: 'publicationType', required: true },
    { name: 'year', control: 'year', required: true },
    { name: 'authors', control: 'text' },
    { name: 'venue', control: 'text' },
    { name: 'doi', control: 'address' },
    { name: 'url', control: 'address' },
  ],
  awards: [
    { name: 'title', control: 'text', required: true },
    { name: 'organization', control: 'text' },
    { name: 'date', control: 'date' },
    { name: 'description', control: 'long' },
  ],
  service: [
    { name: 'title', control: 'text', required: true },
    { name: 'organization', control: 'text' },
    ...period,
    { name: 'description', control: 'long' },
  ],
  projects: [
    { name: 'title', control: 'text', required: true },
    { name: 'role', control: 'text' },
    { name: 'funder', control: 'text' },
    ...period,
    { name: 'description', control: 'long' },
  ],
};

/** An entry as its controls hold it, and as it is sent. */
export type TypedEntry = Readonly<Record<string, string>>;

/** The entries of a section as they would be sent again. */
export function typedEntries(profile: UserProfile, section: ProfileSection): TypedEntry[] {
  return profile[section].map((entry) => {
    const values = Object.entries(entry).map(([name, value]) => [name, typedValue(value)] as const);
    return Object.fromEntries(values);
  });
}

function typedValue(value: string | number | boolean | { code: string } | null): string {
  if (value === null || value === false) return '';
  if (value === true) return 'on';
  return typeof value === 'object' ? value.code : String(value);
}

/** The fields that differ between two states of an entry. */
export function changedFields(
  section: ProfileSection,
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): EntryField[] {
  return entryFields[section].filter(({ name }) => (one[name] ?? '') !== (other[name] ?? ''));
}

export function isSection(name: string): name is ProfileSection {
  return profileSections.some((section) => section === name);
}

/** What an entry is called in a list: its first words, and where. */
export function entryWords(section: ProfileSection, entry: TypedEntry): { title: string; where: string } {
  const { title = '', institution = '', field = '', organization = '', venue = '', funder = '' } = entry;
  if (section === 'education') return { title: field || institution, where: field ? institution : '' };
  return { title, where: organization || venue || funder };
}
