import { spokenLanguagesMax } from '@scholars/contract/limits';
import { sectionsByDefault, visibilityAtFirst, type ProfileSection } from '@scholars/contract/profile-parts';
import type { FormDefinition, FormInput } from '~/shared/form/form-definition';
import { richTextFields, richTextIn } from '~/shared/form/rich-text-fields';
import { entryFields } from './entry-fields';

/* The forms of the page, each in the order of its fields. */

const schemas = () => import('@scholars/contract/forms/profile');
const pageSchemas = () => import('@scholars/contract/forms/profile-page');

export const namesForm = {
  fields: { firstName: 'text', lastName: 'text', firstNameAr: 'text', lastNameAr: 'text' },
  schema: async () => (await schemas()).profileNames,
} as const satisfies FormDefinition;

export const positionForm = {
  fields: {
    headline: 'text',
    currentTitle: 'text',
    currentDepartment: 'text',
    currentInstitution: 'text',
    country: 'text',
    city: 'text',
  },
  schema: async () => (await schemas()).profilePosition,
} as const satisfies FormDefinition;

export const biographyForm = {
  fields: richTextFields('biography'),
  schema: async () => (await schemas()).profileBiography,
  prepare: (input: FormInput) => ({ ...input, biography: richTextIn(input, 'biography') }),
} as const satisfies FormDefinition;

export const linksForm = {
  fields: { homepage: 'text', linkedin: 'text', scholar: 'text', x: 'text', github: 'text', orcid: 'text' },
  schema: async () => (await schemas()).profileLinks,
} as const satisfies FormDefinition;

/** Rows of two choices. */
const languageRows = Array.from({ length: spokenLanguagesMax }, (_, row) => row);
export const languageName = (row: number) => `language-${row}`;
export const levelName = (row: number) => `level-${row}`;

export const interestsForm = {
  fields: {
    thematicAreas: 'list',
    interests: 'text',
    openTo: 'list',
    ...textFields(languageRows.flatMap((row) => [languageName(row), levelName(row)])),
  },
  schema: async () => (await pageSchemas()).interestsPage,
  prepare: (input: FormInput) => ({
    ...input,
    // The contract's schema judges them as they are on the wire.
    languages: languageRows.flatMap((row) => {
      const code = input[languageName(row)];
      return code ? [{ code, level: input[levelName(row)] || 'working' }] : [];
    }) as unknown as string[],
  }),
} as const satisfies FormDefinition;

export const visibilityForm = {
  fields: {
    default: 'text',
    ...textFields([...sectionsByDefault, ...Object.keys(visibilityAtFirst)]),
    directoryVisible: 'text',
  },
  schema: async () => (await pageSchemas()).visibilityPage,
} as const satisfies FormDefinition;

export const photoForm = {
  fields: { photo: 'file' },
  schema: async () => (await schemas()).profilePhoto,
} as const satisfies FormDefinition;

export const cvForm = {
  fields: { cv: 'file' },
  schema: async () => (await schemas()).profileCv,
} as const satisfies FormDefinition;

export const entryFieldName = (section: ProfileSection, name: string) => `${section}.${name}`;

/** The form of one entry: its fields stand below its section's name. */
export function entryForm(section: ProfileSection) {
  const names = entryFields[section].map(({ name }) => name);
  return {
    fields: textFields(names.map((name) => entryFieldName(section, name))),
    schema: async () => (await pageSchemas()).entryPage(section),
    prepare: (input: FormInput) => ({
      // As above: an object, which the schema judges.
      [section]: Object.fromEntries(
        names.map((name) => [name, input[entryFieldName(section, name)]]),
      ) as unknown as string,
    }),
  } satisfies FormDefinition;
}

function textFields(names: readonly string[]): Record<string, 'text'> {
  return Object.fromEntries(names.map((name) => [name, 'text']));
}
