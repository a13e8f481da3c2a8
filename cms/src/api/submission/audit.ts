import type { Knex } from 'knex';
import { guestNews } from '@scholars/contract/live';
import { isSubmissionKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { AskedFields, AuditEntry, FieldChange } from '@scholars/contract/submissions';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { tellQueue } from './live-queue.js';

/** What has a history: submissions by their kind, accounts, invitations to events, templates. */
export type HistoryKind = SubmissionKind | 'member-accounts' | 'event-invitations' | 'message-templates';

export interface NewAuditEntry {
  kind: HistoryKind;
  documentId: string;
  action: AuditEntry['action'];
  actorId?: number;
  /** '' is the person who sent the submission. */
  actor: string;
  from?: string;
  to?: string;
  reason?: string;
  /** Fields that it changed. */
  changes?: readonly FieldChange[] | undefined;
  /** What the sender is asked for with it; such a step changes no field. */
  asked?: AskedFields | undefined;
  /** Milliseconds since 1970; now unless it is given. */
  at?: number;
}

/** What leaves a submission as it was. */
const openings: ReadonlySet<AuditEntry['action']> = new Set(['file-opened', 'messages-opened']);

/** Adds a line to a history; of a submission's and a guest's coordinators are told. Lines are never changed or removed. */
export async function addAuditEntry(
  trx: Knex,
  { kind, documentId, action, actorId, actor, from, to, reason = '', changes, asked, at = Date.now() }: NewAuditEntry,
): Promise<void> {
  const more = changes && changes.length > 0 ? changes : asked;
  await trx('audit_entries').insert({
    kind,
    document_id: documentId,
    action,
    actor_id: actorId ?? null,
    actor,
    from_status: from ?? null,
    to_status: to ?? null,
    reason,
    at,
    changes: more ? JSON.stringify(more) : null,
  });
  if (kind === 'event-invitations') tellQueue(trx, guestNews, documentId, to === 'made');
  if (isSubmissionKind(kind) && !openings.has(action)) tellQueue(trx, kind, documentId, action === 'created');
}

interface Row {
  id: number;
  kind: HistoryKind;
  document_id: string;
  action: AuditEntry['action'];
  actor_id: number | null;
  actor: string;
  from_status: string | null;
  to_status: string | null;
  reason: string;
  at: number;
  /** JSON of `FieldChange[]`, or of `AskedFields`; null for none. */
  changes: string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    audit_entries: Knex.CompositeTableType<Row, Omit<Row, 'id' | 'changes'> & Partial<Pick<Row, 'changes'>>>;
  }
}

/**
 * A submission's history, the oldest line first.
 *
 * @param by who reads it, to whom their own lines are told as such
 */
export async function listAuditEntries(
  kind: HistoryKind,
  documentId: string,
  by?: Pick<SignedIn, 'userId'>,
): Promise<AuditEntry[]> {
  return (await listHistories(kind, [documentId], by)).get(documentId) ?? [];
}

/** The histories of several submissions, by their document's id. One query. */
export async function listHistories(
  kind: HistoryKind,
  documentIds: readonly string[],
  by?: Pick<SignedIn, 'userId'>,
): Promise<Map<string, AuditEntry[]>> {
  const rows = await strapi.db
    .connection('audit_entries')
    .where({ kind })
    .whereIn('document_id', [...documentIds])
    .orderBy('id');
  const histories = new Map<string, AuditEntry[]>(documentIds.map((id) => [id, []]));
  for (const row of rows) histories.get(row.document_id)?.push(presentEntry(row, by));
  return histories;
}

function presentEntry(
  { id, action, actor_id, actor, from_status, to_status, reason, at, changes }: Row,
  by: Pick<SignedIn, 'userId'> | undefined,
): AuditEntry {
  const more = changes === null ? undefined : storedJson<FieldChange[] | AskedFields>(changes);
  return {
    id: String(id),
    at: new Date(at).toISOString(),
    actor,
    ...(by && actor_id === by.userId && { isOwn: true }),
    action,
    from: from_status,
    to: to_status,
    reason,
    ...(more && (Array.isArray(more) ? { changes: more } : { asked: more })),
  };
}
