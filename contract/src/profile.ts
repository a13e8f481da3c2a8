import * as z from 'zod/mini';
import { docxType } from './cv-file.js';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { profileChanges, profileCv, profilePhoto } from './forms/profile.js';
import { cvMaxBytes, photoMaxBytes } from './limits.js';
import { member, profileLinks } from './members.js';
import {
  importSources,
  languageLevels,
  openToValues,
  profileSections,
  profileViewers,
  publicationTypes,
  visibilities,
  visibleSections,
} from './profile-parts.js';
import { areaReference, countryShape, instant, locale, picture } from './shapes.js';

const entry = { id: z.string() };
/** Where an entry was taken from; left out for what was typed. */
const source = { source: z.optional(z.enum(importSources)) };
const period = { from: z.string(), to: z.string() };
const visibility = z.enum(visibilities);

/** A file that nobody but its owner, and whom they show it to, may open. */
const ownCv = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number(), uploadedAt: instant });

/** One's own profile: all of it, as it is edited. What nothing is said of is '' or empty. */
export const userProfile = z.object({
  id: z.string(),
  slug: z.string(),
  /** The language that its texts are in: the one asked for, where it is written in it. */
  locale,
  locales: z.array(locale),
  firstName: z.string(),
  lastName: z.string(),
  firstNameAr: z.string(),
  lastNameAr: z.string(),
  photo: picture,
  hasPhoto: z.boolean(),
  headline: z.string(),
  /** HTML. */
  biography: z.string(),
  country: z.nullable(countryShape),
  city: z.string(),
  currentTitle: z.string(),
  currentDepartment: z.string(),
  currentInstitution: z.string(),
  homepage: z.string(),
  links: profileLinks,
  orcid: z.string(),
  /** It is of the account that one signs in with at ORCID. */
  orcidVerified: z.boolean(),
  thematicAreas: z.array(areaReference),
  interests: z.array(z.string()),
  languages: z.array(z.object({ code: z.string(), name: z.string(), level: z.enum(languageLevels) })),
  openTo: z.array(z.enum(openToValues)),
  education: z.array(
    z.object({
      ...entry,
      ...source,
      /** The slug of a degree type. */
      degree: z.string(),
      field: z.string(),
      institution: z.string(),
      country: z.nullable(countryShape),
      ...period,
    }),
  ),
  experience: z.array(
    z.object({
      ...entry,
      ...source,
      title: z.string(),
      organization: z.string(),
      country: z.nullable(countryShape),
      ...period,
      current: z.boolean(),
      description: z.string(),
    }),
  ),
  publications: z.array(
    z.object({
      ...entry,
      ...source,
      title: z.string(),
      translatedTitle: z.string(),
      type: z.enum(publicationTypes),
      venue: z.string(),
      year: z.number(),
      doi: z.string(),
      url: z.string(),
      authors: z.string(),
    }),
  ),
  awards: z.array(
    z.object({
      ...entry,
      title: z.string(),
      organization: z.string(),
      date: z.string(),
      description: z.string(),
    }),
  ),
  service: z.array(
    z.object({ ...entry, title: z.string(), organization: z.string(), ...period, description: z.string() }),
  ),
  projects: z.array(
    z.object({
      ...entry,
      title: z.string(),
      role: z.string(),
      funder: z.string(),
      ...period,
      description: z.string(),
    }),
  ),
  /** Both are the account's, and changed there. */
  email: z.string(),
  phoneNumber: z.string(),
  cv: z.nullable(ownCv),
  /** Who sees a section now, chosen for it or by `default`. */
  visibility: z.object({ default: visibility, ...recordOf(visibleSections, visibility) }),
  /** The sections for which nothing is chosen but the default. */
  asDefault: z.array(z.enum(visibleSections)),
  directoryVisible: z.boolean(),
  /** Of each list as it is now; sent back as `basedOn`, it says what a change was made of. */
  versions: z.object(recordOf(profileSections, z.string())),
  profile_completion_percentage: z.number(),
  /** What is still empty, the weightiest first. With the percentage the weights are 100. */
  missing: z.array(z.object({ section: z.string(), weight: z.number() })),
});
export type UserProfile = z.output<typeof userProfile>;

function recordOf<Name extends string, Schema extends z.ZodMiniType>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>; // one for each
}

export const getUserProfile = endpoint({
  method: 'GET',
  path: '/api/user-profile',
  access: 'member',
  summary: 'One’s own profile.',
  data: userProfile,
});
export const saveUserProfile = endpoint({
  method: 'POST',
  path: '/api/user-profile',
  access: 'member',
  summary: 'Saves one section or several.',
  body: profileChanges,
  data: userProfile,
});
export const viewUserProfile = endpoint({
  method: 'GET',
  path: '/api/user-profile/view',
  access: 'member',
  summary: 'One’s own profile as somebody else may see it.',
  query: z.object({ as: z._default(z.enum(profileViewers, { error: 'value.invalid' }), 'visitor') }),
  data: member,
});
export const uploadProfilePhoto = endpoint({
  method: 'POST',
  path: '/api/user-profile/photo',
  access: 'member',
  summary: 'Sets one’s photo.',
  body: profilePhoto,
  multipart: { files: ['photo'], maxFileBytes: photoMaxBytes },
  data: userProfile,
  limit: { name: 'upload' },
});
export const deleteProfilePhoto = endpoint({
  method: 'DELETE',
  path: '/api/user-profile/photo',
  access: 'member',
  summary: 'Removes one’s photo.',
  data: userProfile,
});
export const uploadCv = endpoint({
  method: 'POST',
  path: '/api/user-profile/upload-cv',
  access: 'member',
  summary: 'Sets one’s CV.',
  body: profileCv,
  multipart: { files: ['cv'], maxFileBytes: cvMaxBytes },
  data: userProfile,
  limit: { name: 'upload' },
});
export const openCv = endpoint({
  method: 'GET',
  path: '/api/user-profile/cv/{id}',
  access: 'member',
  summary: 'One’s own CV.',
  owned: 'cv',
  raw: { types: ['application/pdf', docxType] },
});
export const deleteCv = endpoint({
  method: 'DELETE',
  path: '/api/user-profile/cv/{id}',
  access: 'member',
  summary: 'Erases one’s CV.',
  owned: 'cv',
  data: userProfile,
});
export const linkOrcid = endpoint({
  method: 'POST',
  path: '/api/user-profile/social/orcid',
  access: 'member',
  summary: 'Links an ORCID iD.',
  body: z.object({ oauth_id: text({ required: 'text.required' }) }),
  data: userProfile,
});
export const deleteProfileSection = endpoint({
  method: 'POST',
  path: '/api/user-profile/delete-section',
  access: 'member',
  summary: 'Removes one entry of a section.',
  body: z.object({ section: z.enum(profileSections), id: text({ required: 'text.required' }) }),
  data: userProfile,
});
