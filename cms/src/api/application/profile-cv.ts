import type { Upload } from '../../platform/contract/multipart.js';

/**
 * The CV of somebody's profile as if it were sent now; nothing where there is none. Profiles keep none until
 * `upload-cv` is built.
 */
export async function findProfileCv(_userId: number): Promise<Upload | undefined> {
  return undefined;
}
