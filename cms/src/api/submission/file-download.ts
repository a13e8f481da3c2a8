import { openSubmissionFile } from '@scholars/contract/submissions';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { downloadName, downloadType } from './download-name.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { addAuditEntry } from './audit.js';
import { contentTypeOf, requireKind } from './content-type-of.js';

interface FileRow {
  id: string;
  field: string;
  type: string;
  erased_at: number | null;
  reference: string;
}

/** Sends a private file, decrypted, under our name; the opening is in the history before the first byte leaves. */
export const fileDownload = defineAction(openSubmissionFile, async ({ params, signedIn }) => {
  const kind = requireKind(params.kind);
  const { id: documentId, fileId } = params;
  const row: FileRow | undefined = await strapi.db
    .connection('private_files as f')
    .join(`${contentTypeOf(kind).table} as s`, 's.document_id', 'f.document_id')
    .where({ 'f.id': fileId, 'f.kind': kind, 'f.document_id': documentId })
    .first('f.id', 'f.field', 'f.type', 'f.erased_at', 's.reference');
  if (!row || row.erased_at !== null) throw notFound();
  const content = await readPrivateFile(row.id);
  await addAuditEntry(strapi.db.connection, {
    kind,
    documentId,
    action: 'file-opened',
    actorId: signedIn.userId,
    actor: signedIn.name,
    reason: row.field,
  });
  return { name: downloadName(row.reference, row), type: downloadType(row.type), content };
});
