import type { Upload } from '../../platform/contract/multipart.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { findCv } from '../member/member-cv.js';

/** The CV of somebody's profile as if it were sent now; nothing where there is none. */
export async function findProfileCv(userId: number): Promise<Upload | undefined> {
  const profile: { documentId: string } | null = await strapi.db
    .query('api::member.member')
    .findOne({ where: { user: userId }, select: ['documentId'], orderBy: { id: 'asc' } });
  const cv = profile && (await findCv(profile.documentId));
  return cv ? { name: cv.name, type: cv.type, size: cv.size, content: await readPrivateFile(cv.id) } : undefined;
}
