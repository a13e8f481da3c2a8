import type { Knex } from 'knex';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded, nextStatuses } from '@scholars/contract/submission-status';
import { timestamp } from '../../platform/database/timestamp.js';
import { ContractError, invalidFields, notFound } from '../../platform/errors/contract-error.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { isMailedStatus, type MailedStatus } from './submission-mails.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { addAuditEntry, type NewAuditEntry } from './audit.js';
import { followers, type StepRow } from './step-followers.js';
import { getDetail } from './submission-detail.js';
import { columnOf, contentTypeOf } from './content-type-of.js';

export interface Transition {
  to: string;
  reason: string;
  /** The version that the coordinator saw. */
  version: number;
}

/**
 * Moves a submission along an allowed edge, with its line in the history (product §5). The person who sent it
 * hears of the steps that concern them, in their language.
 *
 * @throws ContractError 404; 409 with the present state when somebody was faster; 422 for an edge that
 *   does not exist or a reason that is missing
 */
export async function transition(
  kind: SubmissionKind,
  documentId: string,
  asked: Transition,
  by: SignedIn,
): Promise<void> {
  const isDone = await strapi.db.transaction(({ trx }) => tryTransition(trx, kind, documentId, asked, by));
  if (!isDone) throw new ContractError(409, 'error.conflict', { data: await getDetail(kind, documentId) });
}

/** @returns false when the submission has another version by now */
async function tryTransition(
  trx: Knex,
  kind: SubmissionKind,
  documentId: string,
  { to, reason, version }: Transition,
  by: SignedIn,
): Promise<boolean> {
  const { table } = contentTypeOf(kind);
  const row: StepRow | undefined = await trx(table).where({ document_id: documentId }).first('*');
  if (!row) throw notFound();
  if (row.version !== version) return false;
  if (!nextStatuses(kind, row.status).some((status) => status === to))
    throw invalidFields({ to: ['error.transition'] });
  if (isReasonNeeded(to) && !reason) throw invalidFields({ reason: ['error.reasonRequired'] });
  return takeStep(trx, kind, row, { to, reason }, { actorId: by.userId, actor: by.name });
}

/**
 * Gives a submission another status, with its line in the history, and tells whom it concerns.
 *
 * @param row as it was when it was judged that it may
 * @returns false when the submission has another version by now
 */
export async function takeStep(
  trx: Knex,
  kind: SubmissionKind,
  row: StepRow,
  { to, reason }: Pick<Transition, 'to' | 'reason'>,
  by: Pick<NewAuditEntry, 'actor' | 'actorId'>,
): Promise<boolean> {
  const { document_id: documentId, version, status: from } = row;
  const changed = await trx(contentTypeOf(kind).table)
    .where({ document_id: documentId, version })
    .update({ status: to, version: version + 1, updated_at: timestamp(new Date()) });
  if (changed === 0) return false;
  await addAuditEntry(trx, { kind, documentId, action: 'transition', ...by, from, to, reason });
  const mailedReason = isReasonNeeded(to) ? reason : '';
  await followers[kind]?.(trx, { row, from, to, reason: mailedReason });
  if (isMailedStatus(kind, to)) await queueStatusMail(trx, kind, row, to, mailedReason);
  return true;
}

async function queueStatusMail(trx: Knex, kind: SubmissionKind, row: StepRow, status: MailedStatus, reason: string) {
  const name = String(row[columnOf(kind, describedKind(kind).senderField)] ?? '');
  const data = { kind, reference: row.reference, name, status, reason };
  await queueMail(trx, { template: 'submission-status', to: row.email_address, locale: row.language, data });
}
