import { randomUUID } from 'node:crypto';
import type { Upload } from '../../platform/contract/multipart.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { erasePrivateFile, insertPrivateFile, writePrivateFile } from '../../platform/private-files/store.js';
import { wholeDocument } from '../../platform/private-files/whole-document.js';
import { inTurn } from '../../platform/processes/turns.js';
import { cvKind } from '../member/member-cv.js';

/** Sets the CV of a member and erases the one before. When it returns, file and row are on disk together. */
export async function setCv(memberId: string, sent: Upload): Promise<void> {
  const file = wholeDocument(sent);
  if (!file) throw invalidFields({ cv: ['file.unreadable'] });
  const written = { id: randomUUID(), upload: file };
  await writePrivateFile(written.id, file.content);
  try {
    // Two at once would each leave the other's.
    await inTurn(`cv ${memberId}`, () => replaceRow(memberId, written));
  } catch (error) {
    await erasePrivateFile(written.id).catch(() => undefined); // where it cannot be erased just now, the sweep does it
    throw error;
  }
}

export async function deleteCv(memberId: string): Promise<void> {
  await inTurn(`cv ${memberId}`, () => replaceRow(memberId));
}

/** Nobody is told of what was there before: unlike a passport's, no process rests on this row. */
async function replaceRow(memberId: string, file?: { id: string; upload: Upload }): Promise<void> {
  const before = await strapi.db.transaction(async ({ trx }) => {
    const old = await trx('private_files').where({ kind: cvKind, document_id: memberId }).select('id');
    await trx('private_files').where({ kind: cvKind, document_id: memberId }).delete();
    if (file) await insertPrivateFile(trx, file, { kind: cvKind, documentId: memberId, field: 'cv' });
    return old;
  });
  // One that cannot be erased just now is swept away later, as no row names it: what is committed is done.
  for (const { id } of before) await erasePrivateFile(id).catch(() => undefined);
}

const rows = () => strapi.db.connection('private_files');

/** Of members that are gone: what they kept to themselves goes with them. @returns how many */
export async function eraseLostCvs(): Promise<number> {
  const lost = await rows()
    .where({ kind: cvKind })
    .whereNotIn('document_id', strapi.db.connection('members').select('document_id'))
    .select('id');
  for (const { id } of lost) {
    await erasePrivateFile(id);
    await rows().where({ id }).delete();
  }
  return lost.length;
}
