import type { Upload } from '../../platform/contract/multipart.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { findCv, type CvRow } from '../member/member-cv.js';
import { findProfileId } from '../member/profile-rows.js';

/** The CV of somebody's profile, without its content; nothing where there is none. */
export async function findProfileCv(userId: number): Promise<CvRow | undefined> {
  const documentId = await findProfileId(userId);
  return documentId === undefined ? undefined : findCv(documentId);
}

/** The same as if it were sent now. */
export async function readProfileCv(userId: number): Promise<Upload | undefined> {
  const cv = await findProfileCv(userId);
  return cv && { name: cv.name, type: cv.type, size: cv.size, content: await readPrivateFile(cv.id) };
}
