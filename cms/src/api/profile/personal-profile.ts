import { basename } from 'node:path';
import { locales } from '@scholars/contract/locale';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { publicFiles } from '../../platform/storage/stores.js';
import { findOwnProfile, memberUid } from './own-profile.js';
import { deleteCv } from './profile-cv.js';
import { deletePhoto } from './profile-photo.js';
import { readProfile } from './read-profile.js';

/** A person's profile in each language that it is written in, with photo and CV. */
export const personalProfile: PersonalPart = {
  async collect({ userId }) {
    const found = await findOwnProfile(userId, 'en');
    const written = locales.filter((locale) => found?.versions.some((version) => version.locale === locale));
    const profiles = await Promise.all(written.map((locale) => readProfile(userId, locale)));
    return Object.fromEntries(profiles.map(({ missing: _advice, ...profile }) => [profile.locale, profile]));
  },

  async listFiles({ userId }) {
    const found = await findOwnProfile(userId, 'en');
    if (!found) return [];
    const { cv, photo } = found.version;
    return [
      ...(cv ? [{ path: `profile/${cv.name}`, read: () => readPrivateFile(cv.id) }] : []),
      ...(photo?.url.startsWith('/uploads/')
        ? [
            {
              path: `profile/${basename(photo.url)}`,
              read: () => publicFiles.read(basename(photo.url)),
            },
          ]
        : []),
    ];
  },

  async erase({ userId }) {
    const found = await findOwnProfile(userId, 'en');
    if (!found) return;
    const { documentId, locale } = found.version;
    await deletePhoto(userId, locale);
    await deleteCv(documentId);
    await strapi.documents(memberUid).delete({ documentId, locale: '*' });
  },
};
