import * as z from 'zod/mini';
import { country, file, text } from '../fields.js';
import { cvRule } from '../cv-file.js';
import { photoRule } from '../files.js';
import { thematicAreaNumber } from '../filters.js';
import { interestMaxLength, interestsMax, profileBiographyMaxLength, spokenLanguagesMax } from '../limits.js';
import { messageRef } from '../messages.js';
import { isOrcid, orcidOf } from '../orcid.js';
import {
  languageLevels,
  openToValues,
  profileSections,
  sectionsByDefault,
  visibilities,
  visibilityAtFirst,
  type ProfileSection,
} from '../profile-parts.js';
import { richText } from '../rich-text-field.js';
import { linkTo, profileLists, ticked, webLink } from './profile-entries.js';

/* The parts of a member's profile, each of which is a form of its own (product §4, §8). */

/** Names in both scripts; both are searched. */
export const profileNames = z.object({
  firstName: text({ required: 'firstName.required' }),
  lastName: text({ required: 'lastName.required' }),
  firstNameAr: text(),
  lastNameAr: text(),
});

export const profilePosition = z.object({
  headline: text(),
  currentTitle: text(),
  currentDepartment: text(),
  currentInstitution: text(),
  country: country(),
  city: text(),
});

/** HTML; what of it is kept the CMS judges. */
export const profileBiography = z.object({ biography: richText({ max: profileBiographyMaxLength }) });

const orcid = z.pipe(
  text(),
  z.pipe(
    z.transform((value: string) => orcidOf(value)),
    z.string().check(z.refine((value) => value === '' || isOrcid(value), { error: 'orcid.invalid' })),
  ),
);

export const profileLinks = z.object({
  homepage: webLink(),
  linkedin: linkTo('linkedin'),
  scholar: linkTo('scholar'),
  x: linkTo('x'),
  github: linkTo('github'),
  orcid,
});

/** A list in which nothing stands twice. */
function listOf<Item extends z.ZodMiniType>(item: Item, max: number) {
  return z.pipe(
    z.array(item, { error: 'value.invalid' }).check(z.maxLength(max, messageRef('list.max', max))),
    z.transform((values) => [...new Set(values)]),
  );
}

const areaNumber = z.pipe(
  z.transform((value: unknown) => thematicAreaNumber(value)),
  z.number({ error: 'value.invalid' }),
);
const spokenLanguage = z.object({
  code: z.string({ error: 'choice.required' }).check(z.regex(/^[a-z]{2,3}$/, 'choice.required')),
  level: z.enum(languageLevels, { error: 'choice.required' }),
});

export const profileInterests = z.object({
  thematicAreas: listOf(areaNumber, 5),
  interests: listOf(text({ required: 'text.required', max: interestMaxLength }), interestsMax),
  // A language that was chosen twice is spoken as was said last.
  languages: z.pipe(
    z
      .array(spokenLanguage, { error: 'value.invalid' })
      .check(z.maxLength(spokenLanguagesMax, messageRef('list.max', spokenLanguagesMax))),
    z.transform((chosen) => [...new Map(chosen.map((one) => [one.code, one])).values()]),
  ),
  openTo: listOf(z.enum(openToValues, { error: 'value.invalid' }), openToValues.length),
});

const choice = z.enum(visibilities, { error: 'choice.required' });
/** '' leaves a section to the default again. */
const choiceOrDefault = z.enum(['', ...visibilities], { error: 'choice.required' });

/** Who sees what. What is not named stays as it was chosen. */
export const profileVisibility = z.object({
  default: z.optional(choice),
  ...recordOf(sectionsByDefault, choiceOrDefault),
  ...recordOf(namesOf(visibilityAtFirst), choice),
});

const lists = Object.fromEntries(profileSections.map((name) => [name, z.string({ error: 'value.invalid' })])) as Record<
  ProfileSection,
  z.ZodMiniString
>; // one for each

/** What `POST /api/user-profile` may carry: any of the profile's parts. Whatever else is sent changes nothing. */
export const profileChanges = z.partial(
  z.object({
    ...profileNames.shape,
    ...profilePosition.shape,
    ...profileBiography.shape,
    homepage: profileLinks.shape.homepage,
    orcid: profileLinks.shape.orcid,
    links: z.partial(z.pick(profileLinks, { linkedin: true, scholar: true, x: true, github: true })),
    ...profileInterests.shape,
    ...profileLists.shape,
    /** The version of a list that is sent: one that was changed since is kept, and this answered by 409. */
    basedOn: z.partial(z.object(lists)),
    visibility: profileVisibility,
    directoryVisible: ticked,
  }),
);
export type ProfileChanges = z.output<typeof profileChanges>;

export const profilePhoto = z.object({ photo: file({ ...photoRule, required: 'file.required' }) });
export const profileCv = z.object({ cv: file({ ...cvRule, required: 'file.required' }) });

function recordOf<Name extends string, Schema extends z.ZodMiniType>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, z.optional(schema)])) as Record<Name, z.ZodMiniOptional<Schema>>; // one for each
}

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[]; // those of its type
}
