import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { cvMaxBytes, photoMaxBytes } from './limits.js';
import { member } from './members.js';

export const profileSections = ['education', 'experience', 'publications', 'awards', 'service', 'projects'] as const;
export const visibilities = ['public', 'members', 'connections', 'private'] as const;

export const userProfile = z.object({
  ...member.shape,
  visibility: z.record(z.string(), z.enum(visibilities)),
  directoryVisible: z.boolean(),
  profile_completion_percentage: z.number(),
  missing: z.array(z.object({ section: z.string(), weight: z.number() })),
});

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
  body: z.record(z.string(), z.unknown()),
  data: userProfile,
});
export const uploadProfilePhoto = endpoint({
  method: 'POST',
  path: '/api/user-profile/photo',
  access: 'member',
  summary: 'Sets one’s photo.',
  multipart: { files: ['photo'], maxFileBytes: photoMaxBytes },
  data: userProfile,
});
export const uploadCv = endpoint({
  method: 'POST',
  path: '/api/user-profile/upload-cv',
  access: 'member',
  summary: 'Sets one’s CV.',
  multipart: { files: ['cv'], maxFileBytes: cvMaxBytes },
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
