import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { doi } from './forms/profile-entries.js';
import { importedSections, profileImportMax } from './profile-parts.js';
import { userProfile } from './profile.js';
import { locale } from './shapes.js';

/** What a source tells that may become an entry of the profile; the profile takes no more of it than this shows. */
export const importProposal = z.object({
  /** Names it among what its source tells: `works-733536`. */
  key: z.string(),
  section: z.enum(importedSections),
  /** The profile has it already: taken before, or typed by hand. */
  isThere: z.boolean(),
  title: z.string(),
  /** The venue of a publication; the institution or organization of others. */
  where: z.string(),
  /** The year of a publication. */
  from: z.string(),
  to: z.string(),
  /** It goes on: an experience without an end. */
  current: z.boolean(),
  authors: z.string(),
});
export type ImportProposal = z.output<typeof importProposal>;

const limit = { name: 'profileImport', by: 'session' } as const;

export const getImportSources = endpoint({
  method: 'GET',
  path: '/api/user-profile/import',
  access: 'member',
  summary: 'Where entries of one’s profile can be taken from.',
  data: z.object({
    orcid: z.boolean(),
    doi: z.boolean(),
    /** Whose record is read: the connected ORCID iD, else the one of the profile; '' for none. */
    orcidOfProfile: z.string(),
    /** The language of the profile that entries are added to: the one asked for, where it is written in it. */
    profileLocale: locale,
  }),
});
export const listOrcidProposals = endpoint({
  method: 'GET',
  path: '/api/user-profile/import/orcid',
  access: 'member',
  summary: 'What one’s public ORCID record tells, beside what the profile has.',
  data: importProposal,
  list: true,
  limit,
});
export const importFromOrcid = endpoint({
  method: 'POST',
  path: '/api/user-profile/import/orcid',
  access: 'member',
  summary: 'Takes the named ones into the profile; what is there already stays as it is.',
  body: z.object({
    keys: z.array(z.string().check(z.maxLength(60)), { error: 'value.invalid' }).check(z.maxLength(profileImportMax)),
  }),
  data: userProfile,
  limit,
});
export const findPublicationByDoi = endpoint({
  method: 'GET',
  path: '/api/user-profile/import/doi',
  access: 'member',
  summary: 'The publication of a DOI.',
  query: z.object({ doi: doi({ required: 'doi.invalid' }) }),
  data: importProposal,
  limit,
});
export const importByDoi = endpoint({
  method: 'POST',
  path: '/api/user-profile/import/doi',
  access: 'member',
  summary: 'Takes the publication of a DOI into the profile.',
  body: z.object({ doi: doi({ required: 'doi.invalid' }) }),
  /** The entry’s id: the one that is there already, or the new one. */
  data: z.object({ id: z.string() }),
  limit,
});
