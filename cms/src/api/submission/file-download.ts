import { openSubmissionFile } from '@scholars/contract/submissions';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import type { Action } from '../../platform/contract/define-action.js';
import { downloadName, downloadType } from './download-name.js';
import { readPrivateFile } from '../../platform/private-files/store.js';
import { addAuditEntry } from './audit.js';
import { contentTypeOf, requireKind } from './content-type-of.js';

interface FileRow {
  id: string;
  field: string;
  type: string;
  erased_at: unknown;
  reference: string;
}

/** Sends a private file, decrypted, as a download under our name; the opening is in the history before the first byte leaves. */
export const fileDownload: Action = {
  endpoint: openSubmissionFile,
  async handler(ctx) {
    const { signedIn } = ctx.state;
    if (!signedIn) throw new ContractError(401);
    const kind = requireKind(ctx.params.kind ?? '');
    const { id: documentId = '', fileId: id = '' } = ctx.params;
    const row: FileRow | undefined = await strapi.db
      .connection('private_files as f')
      .join(`${contentTypeOf(kind).table} as s`, 's.document_id', 'f.document_id')
      .where({ 'f.id': id, 'f.kind': kind, 'f.document_id': documentId })
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
    ctx.set({
      'Content-Disposition': `attachment; filename="${downloadName(row.reference, row)}"`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    ctx.type = downloadType(row.type);
    ctx.status = 200;
    ctx.body = content;
  },
};
