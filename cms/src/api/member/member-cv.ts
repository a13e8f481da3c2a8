import { openMemberCv } from '@scholars/contract/members';
import { readPrivateFile } from '../../platform/private-files/store.js';

/** The kind under which a member's CV is kept among the private files. */
export const cvKind = 'member-cv';

export interface CvRow {
  id: string;
  name: string;
  type: string;
  size: number;
  created_at: number;
}

/** The CV of a member. */
export async function findCv(memberId: string): Promise<CvRow | undefined> {
  return strapi.db
    .connection('private_files')
    .where({ kind: cvKind, document_id: memberId })
    .whereNull('erased_at')
    .orderBy('created_at', 'desc')
    .first('id', 'name', 'type', 'size', 'created_at');
}

const [pdf, docx] = openMemberCv.raw.types;

/** A CV as it is sent: under its member's address, whatever it was called when it was uploaded. */
export async function readCv(slug: string, { id, type }: Pick<CvRow, 'id' | 'type'>) {
  const content = await readPrivateFile(id);
  return type === docx
    ? { name: `${slug}-cv.docx`, type: docx, content }
    : { name: `${slug}-cv.pdf`, type: pdf, content };
}
