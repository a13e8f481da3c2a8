import type { BodyOf } from '@scholars/contract/endpoint';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { commentOnSubmission, writeToSubmitter } from '@scholars/contract/submissions';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { notifyReaders } from '../notification/notify-readers.js';
import { addAuditEntry } from './audit.js';
import { listCoordinators, worksWith } from './coordinators.js';
import { findSubjects } from './hidden-submissions.js';
import { mailSender, requireRow } from './submission-row.js';

/**
 * Adds what coordinators say among themselves to a submission's history, and notifies those whom it names.
 *
 * @throws ContractError 404; 422 where somebody is named who does not work with the queue, or whom it is about
 */
export async function comment(
  kind: SubmissionKind,
  documentId: string,
  { text, mentions }: BodyOf<typeof commentOnSubmission>,
  by: SignedIn,
): Promise<void> {
  const coordinators = mentions.length > 0 ? await listCoordinators() : [];
  const named = [...new Set(mentions)].map(
    (id) => coordinators.find((one) => one.id === id && worksWith(one, kind))?.userId,
  );
  const readers = named.filter((userId) => userId !== undefined);
  const about = readers.length > 0 ? (await findSubjects(kind, [documentId])).get(documentId) : undefined;
  if (readers.length < named.length || (about !== undefined && readers.includes(about)))
    throw invalidFields({ mentions: ['value.invalid'] });
  await strapi.db.transaction(async ({ trx }) => {
    const { reference } = await requireRow(trx, kind, documentId);
    await addAuditEntry(trx, {
      kind,
      documentId,
      action: 'commented',
      actorId: by.userId,
      actor: by.name,
      reason: text,
    });
    await notifyReaders(
      trx,
      readers.filter((userId) => userId !== by.userId),
      'submission-mention',
      { kind, documentId, reference, by: by.name },
      Date.now(),
    );
  });
}

/**
 * Writes to the person who sent a submission: a mail in their language around the coordinator's own words, which stay
 * in the history. Their answer comes to the network's address, with the reference in its subject.
 *
 * @throws ContractError 404
 */
export async function writeToSender(
  kind: SubmissionKind,
  documentId: string,
  { text }: BodyOf<typeof writeToSubmitter>,
  by: SignedIn,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const row = await requireRow(trx, kind, documentId);
    await addAuditEntry(trx, {
      kind,
      documentId,
      action: 'message-sent',
      actorId: by.userId,
      actor: by.name,
      reason: text,
    });
    await mailSender(trx, kind, row, 'submission-message', { text });
  });
}
