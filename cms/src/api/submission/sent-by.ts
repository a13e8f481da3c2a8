import type { FieldFormat } from '@scholars/contract/queues/kind-description';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded } from '@scholars/contract/submission-status';
import type { Person, ProvenAddress } from '../../platform/personal-data/personal-parts.js';
import { erasePrivateFile } from '../../platform/private-files/store.js';
import { endAsking } from './asked-information.js';
import { addAuditEntry, listHistories } from './audit.js';
import { columnOf, contentTypeOf } from './content-type-of.js';
import { senders } from './own-submissions.js';

/** The attribute of a kind that names where its sender works; not every kind has one. */
export const institutionField = 'currentInstitution';
/** What is shown in place of a name that is erased. */
const nobody = '—';
/** What tells of what was sent for, and not of who sent it; days, countries and choices never do. */
const keptFields: Partial<Record<SubmissionKind, readonly string[]>> = {
  applications: ['opportunityTitle', 'opportunityTitleAr'],
};

export interface SentEntry {
  documentId: string;
  reference: string;
  status: string;
  createdAt: string;
  [field: string]: unknown;
}

/** What a person has sent of a kind, the first first: with their account, or from an address while it was proven theirs. */
export function listSentBy(
  { userId, addresses }: Pick<Person, 'userId' | 'addresses'>,
  kind: SubmissionKind,
): Promise<SentEntry[]> {
  const sender = senders[kind];
  return strapi.db.query(contentTypeOf(kind).uid).findMany({
    where: { $or: [...addresses.map(sentFrom), ...(sender ? [{ [sender]: userId }] : [])] },
    orderBy: { id: 'asc' },
  });
}

function sentFrom({ email, since, until }: ProvenAddress) {
  return {
    emailAddress: { $eqi: email },
    ...((since || until) && {
      createdAt: { ...(since && { $gt: new Date(since) }), ...(until && { $lte: new Date(until) }) },
    }),
  };
}

/** A submission as its sender sent it. */
export function sentFields(kind: SubmissionKind, entry: SentEntry): Record<string, unknown> {
  return Object.fromEntries(Object.keys(describedKind(kind).fields).map((name) => [name, entry[name] ?? '']));
}

/** What coordinators wrote to senders, by the submission: their letters, and the reasons that they gave with steps. */
export async function listWrittenTo(
  kind: SubmissionKind,
  documentIds: readonly string[],
): Promise<Map<string, { at: string; text: string }[]>> {
  const histories = await listHistories(kind, documentIds);
  return new Map(
    [...histories].map(([id, history]) => [
      id,
      history
        .filter(({ action, to, reason }) => reason !== '' && (action === 'message-sent' || isReasonNeeded(to ?? '')))
        .map(({ at, reason }) => ({ at, text: reason })),
    ]),
  );
}

/** The files that came with submissions and are kept still. */
export async function listKeptFiles(kind: SubmissionKind, documentIds: readonly string[]) {
  return strapi.db
    .connection('private_files')
    .where({ kind })
    .whereIn('document_id', [...documentIds])
    .whereNull('erased_at')
    .orderBy('created_at')
    .select('id', 'document_id', 'field', 'name');
}

/**
 * Makes submissions nobody's: reference, status, days and history stay for those who worked on them, and everything
 * that tells of their sender goes, with the files. It may be called again.
 *
 * @param own attributes of the kind beside its fields that tell of the sender
 */
export async function forgetSender(
  kind: SubmissionKind,
  documentIds: readonly string[],
  own: readonly string[] = [],
): Promise<void> {
  const { fields, titleField, senderField } = describedKind(kind);
  const tellsOfSender = ([name, format]: [string, FieldFormat]) =>
    format !== 'date' && format !== 'country' && typeof format !== 'object' && !keptFields[kind]?.includes(name);
  const texts = Object.entries(fields)
    .filter(tellsOfSender)
    .map(([name]) => name);
  const blank = (name: string) => (name === titleField || name === senderField ? nobody : '');
  const sender = senders[kind];
  const emptied = Object.fromEntries([
    ...texts.map((name) => [columnOf(kind, name), blank(name)]),
    ...own.map((name) => [columnOf(kind, name), null]),
    ...(sender ? [[columnOf(kind, sender), null]] : []),
  ]);
  for (const documentId of documentIds) {
    const files = await listKeptFiles(kind, [documentId]);
    await strapi.db.transaction(async ({ trx }) => {
      await trx(contentTypeOf(kind).table).where({ document_id: documentId }).update(emptied);
      await endAsking(trx, kind, documentId);
      // What was said of a person and to them goes; that it was said, and which steps were taken, stays.
      await trx('audit_entries')
        .where({ kind, document_id: documentId })
        .whereIn('action', ['transition', 'answered', 'commented', 'message-sent'])
        .update({ reason: '', changes: null });
      await trx('private_files').where({ kind, document_id: documentId }).update({ name: '' });
      for (const { id, field } of files) {
        await trx('private_files').where({ id }).update({ erased_at: Date.now() });
        await addAuditEntry(trx, { kind, documentId, action: 'file-erased', actor: '', reason: field });
      }
    });
    // What cannot be erased just now the sweep takes, as its row says that it is.
    for (const { id } of files) await erasePrivateFile(id).catch(() => undefined);
  }
}
