import { shownFileName } from '@scholars/contract/file-names';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { nextStatuses } from '@scholars/contract/submission-status';
import type { SubmissionDetail, SubmissionFile } from '@scholars/contract/submissions';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { downloadName } from './download-name.js';
import { listAuditEntries } from './audit.js';
import { contentTypeOf } from './content-type-of.js';
import { listCoordinators } from './coordinators.js';
import { ownBy } from './own-submissions.js';

interface SubmissionEntry {
  documentId: string;
  reference: string;
  status: string;
  version: number;
  language: string;
  assignee: string | null;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** One submission with its files and history, as a coordinator sees it; 404 when there is none. */
export async function getDetail(
  kind: SubmissionKind,
  documentId: string,
  by: Pick<SignedIn, 'userId'>,
): Promise<SubmissionDetail> {
  const { uid } = contentTypeOf(kind);
  const entry: SubmissionEntry | null = await strapi.db.query(uid).findOne({ where: { documentId } });
  if (!entry) throw notFound();
  const coordinators = entry.assignee ? await listCoordinators() : [];
  const isOwn = await ownBy(strapi.db.connection, kind, by);
  const assignee = coordinators.find(({ id }) => id === entry.assignee);
  return {
    id: entry.documentId,
    reference: entry.reference,
    status: entry.status,
    version: entry.version,
    next: [...nextStatuses(kind, entry.status)],
    isOwn: isOwn(entry),
    locale: entry.language,
    assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
    createdAt: new Date(entry.createdAt).toISOString(),
    updatedAt: new Date(entry.updatedAt).toISOString(),
    fields: Object.fromEntries(
      Object.keys(describedKind(kind).fields).map((name) => [name, String(entry[name] ?? '')]),
    ),
    files: await listFiles(kind, entry),
    history: await listAuditEntries(kind, documentId, by),
  };
}

async function listFiles(kind: SubmissionKind, { documentId, reference }: SubmissionEntry): Promise<SubmissionFile[]> {
  const rows = await strapi.db
    .connection('private_files')
    .where({ kind, document_id: documentId })
    .orderBy('created_at');
  return rows.map(({ id, field, name, type, size, erased_at }): SubmissionFile => ({
    id,
    field,
    name: shownFileName(name), // rows of old hold it as it was sent
    downloadName: downloadName(reference, { field, type }),
    type,
    size,
    erasedAt: erased_at === null ? null : new Date(erased_at).toISOString(),
  }));
}
