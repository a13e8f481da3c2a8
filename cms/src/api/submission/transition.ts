import type { Knex } from 'knex';
import type { TemplateWords } from '@scholars/contract/message-templates';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded, nextStatuses } from '@scholars/contract/submission-status';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { isMailedStatus } from './submission-mails.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { askedNow, askSender, chosenFields, endAsking } from './asked-information.js';
import { addAuditEntry, type NewAuditEntry } from './audit.js';
import { filledWords } from './filled-words.js';
import { isOwnRow } from './own-submissions.js';
import { followers, stepHolds, type Step, type StepRow } from './step-followers.js';
import { changeFromVersion, mailSender, writeNextVersion } from './submission-row.js';

export interface Transition extends Pick<Step, 'to' | 'reason' | 'days' | 'messages'> {
  /** The version that the coordinator saw. */
  version: number;
  /** Fields that the sender is asked for, by a link. */
  fields?: readonly string[] | undefined;
  /** In place of the reason, in both languages and with placeholders. */
  words?: TemplateWords | undefined;
}

/**
 * Moves a submission along an allowed edge, with its line in the history (product §5). The person who sent it
 * hears of the steps that concern them, in their language.
 *
 * @throws ContractError 404; 409 with the present state when somebody was faster; 422 for an edge that
 *   does not exist, a reason that is missing, and what the coordinator has sent themselves
 */
export async function transition(
  kind: SubmissionKind,
  documentId: string,
  { version, words, ...step }: Transition,
  by: SignedIn,
): Promise<void> {
  await changeFromVersion(kind, { id: documentId, version }, by, async (trx, row) => {
    const { to } = step;
    const reason = words ? filledWords(kind, row, words) : step.reason;
    if (await isOwnRow(trx, kind, row, by)) throw new ContractError(422, 'error.ownSubmission');
    if (!nextStatuses(kind, row.status).some((status) => status === to))
      throw invalidFields({ to: ['error.transition'] });
    if (isReasonNeeded(to) && !reason) throw invalidFields({ reason: ['error.reasonRequired'] });
    const fields = chosenFields(kind, to, step.fields ?? []);
    return takeStep(trx, kind, row, { ...step, reason, fields }, { actorId: by.userId, actor: by.name });
  });
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
  { to, reason, fields = [], ...more }: Omit<Transition, 'version' | 'words'>,
  by: Pick<NewAuditEntry, 'actor' | 'actorId'>,
): Promise<boolean> {
  const { document_id: documentId, status: from } = row;
  await stepHolds[kind]?.(trx, { row, to });
  if (!(await writeNextVersion(trx, kind, row, { status: to }))) return false;
  const asked = askedNow(fields);
  await addAuditEntry(trx, { kind, documentId, action: 'transition', ...by, from, to, reason, asked });
  const mailedReason = isReasonNeeded(to) ? reason : '';
  const isOwn = by.actorId === undefined;
  await followers[kind]?.(trx, { ...more, row, from, to, reason: mailedReason, isOwn, by });
  await endAsking(trx, kind, documentId);
  if (fields.length > 0) await askSender(trx, kind, row, { fields, words: reason });
  else if (isMailedStatus(kind, to))
    await mailSender(trx, kind, row, 'submission-status', { status: to, reason: mailedReason });
  return true;
}
