import * as calls from '@scholars/contract/profile';
import type { ProfileViewer } from '@scholars/contract/profile-parts';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import type { Upload } from '../../platform/contract/multipart.js';
import { degreeTitles } from '../degree-type/degree-titles.js';
import { readCv } from '../member/member-cv.js';
import { asSeenBy, type Viewer } from '../member/member-visibility.js';
import { presentMember, presentMemberCard } from '../member/present-member.js';
import { organizationReferences } from '../organization/organization-references.js';
import { areaReferences, areasOf } from '../thematic-area/area-references.js';
import { findOwnProfile, getOwnProfile } from './own-profile.js';
import { deleteCv, setCv } from './profile-cv.js';
import { deletePhoto, setPhoto } from './profile-photo.js';
import { readProfile } from './read-profile.js';
import { deleteEntry, saveProfile } from './save-profile.js';

const asViewer: Readonly<Record<ProfileViewer, Viewer>> = {
  visitor: 'stranger',
  member: 'member',
  connection: 'connection',
};

export const actions = {
  getUserProfile: defineAction(calls.getUserProfile, async ({ signedIn, locale }) =>
    readProfile(signedIn.userId, locale),
  ),

  saveUserProfile: defineAction(calls.saveUserProfile, async ({ body, signedIn, locale }) => {
    await saveProfile(signedIn.userId, locale, body);
    return readProfile(signedIn.userId, locale);
  }),

  deleteProfileSection: defineAction(calls.deleteProfileSection, async ({ body, signedIn, locale }) => {
    await deleteEntry(signedIn.userId, locale, body.section, body.id);
    return readProfile(signedIn.userId, locale);
  }),

  viewUserProfile: defineAction(calls.viewUserProfile, async ({ query, signedIn, locale }) => {
    const { version, versions } = await getOwnProfile(signedIn.userId, locale);
    const numbers = version.thematicAreas.map(({ number }) => number);
    const [areas, organizations] = await Promise.all([areaReferences(locale), organizationReferences(locale)]);
    const organization = organizations.get(version.organization?.documentId ?? '') ?? null;
    const seen = asSeenBy(asViewer[query.as], version);
    return presentMember(
      seen,
      presentMemberCard(seen, locale, areasOf(areas, numbers), organization),
      locale,
      await degreeTitles(locale),
      versions.map((one) => one.locale),
    );
  }),

  uploadProfilePhoto: defineAction(calls.uploadProfilePhoto, async ({ files, signedIn, locale }) => {
    await setPhoto(signedIn.userId, locale, required(files.photo));
    return readProfile(signedIn.userId, locale);
  }),

  deleteProfilePhoto: defineAction(calls.deleteProfilePhoto, async ({ signedIn, locale }) => {
    await deletePhoto(signedIn.userId, locale);
    return readProfile(signedIn.userId, locale);
  }),

  uploadCv: defineAction(calls.uploadCv, async ({ files, signedIn, locale }) => {
    const { version } = await getOwnProfile(signedIn.userId, locale);
    await setCv(version.documentId, required(files.cv));
    return readProfile(signedIn.userId, locale);
  }),

  openCv: defineOwnedAction(calls.openCv, findOwnCv, ({ owned: { slug, cv } }) => readCv(slug, cv)),

  deleteCv: defineOwnedAction(calls.deleteCv, findOwnCv, async ({ owned, signedIn, locale }) => {
    await deleteCv(owned.memberId);
    return readProfile(signedIn.userId, locale);
  }),
};

async function findOwnCv(userId: number, { id }: { id: string }) {
  const profile = await findOwnProfile(userId, 'en');
  const { cv, slug, documentId } = profile?.version ?? {};
  return cv && slug && documentId && cv.id === id ? { cv, slug, memberId: documentId } : undefined;
}

/** The call's schema has asked for it. */
function required(file: Upload | undefined): Upload {
  if (!file) throw new Error('The file that the contract asks for is not there');
  return file;
}
