import type { Knex } from 'knex';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { timestamp } from '../../platform/database/timestamp.js';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { presentAddressOf } from '../account/account-addresses.js';
import { columnOf, contentTypeOf } from './content-type-of.js';
import { senderIdOf } from './own-submissions.js';
import type { StepRow } from './step-followers.js';
import { getDetail } from './submission-detail.js';
import type { submissionMails } from './submission-mails.js';

/** A submission's row. @throws ContractError 404 */
export async function requireRow(trx: Knex, kind: SubmissionKind, documentId: string): Promise<StepRow> {
  const row: StepRow | undefined = await trx(contentTypeOf(kind).table).where({ document_id: documentId }).first('*');
  if (!row) throw notFound();
  return row;
}

/**
 * Writes columns of a submission, which goes up a version with it.
 *
 * @param row as it was when it was judged that it may
 * @returns false when the submission has another version by now
 */
export async function writeNextVersion(
  trx: Knex,
  kind: SubmissionKind,
  { document_id, version }: StepRow,
  columns: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const changed = await trx(contentTypeOf(kind).table)
    .where({ document_id, version })
    .update({ ...columns, version: version + 1, updated_at: timestamp(new Date()) });
  return changed > 0;
}

/**
 * Does something from the version that a coordinator saw.
 *
 * @param change false when somebody was faster after all
 * @throws ContractError 404; 409 with the present state when somebody was faster
 */
export async function changeFromVersion(
  kind: SubmissionKind,
  { id: documentId, version }: { id: string; version: number },
  by: Pick<SignedIn, 'userId'>,
  change: (trx: Knex, row: StepRow) => Promise<boolean>,
): Promise<void> {
  const isDone = await strapi.db.transaction(async ({ trx }) => {
    const row = await requireRow(trx, kind, documentId);
    return row.version === version && change(trx, row);
  });
  if (!isDone) throw new ContractError(409, 'error.conflict', { data: await getDetail(kind, documentId, by) });
}

/** The mails to whom a submission is of, with what each says beside whose it is. */
type MailsToSender = Omit<typeof submissionMails, 'submission-received'>;
type OwnData<Template extends keyof MailsToSender> = Omit<
  Parameters<MailsToSender[Template]>[1],
  'kind' | 'id' | 'reference' | 'name'
>;

/** Mails the person who sent a submission, in its language, at the address that they have now. */
export async function mailSender<Template extends keyof MailsToSender>(
  trx: Knex,
  kind: SubmissionKind,
  row: StepRow,
  template: Template,
  own: OwnData<Template>,
): Promise<void> {
  const name = senderNameOf(kind, row);
  await queueMail<Template>(trx, {
    template,
    to: await presentAddressOf(trx, row.email_address, row.created_at, senderIdOf(kind, row)),
    locale: row.language,
    data: { kind, id: row.document_id, reference: row.reference, name, ...own } as never, // what the template takes, put together again
  });
}

export function senderNameOf(kind: SubmissionKind, row: StepRow): string {
  return String(row[columnOf(kind, describedKind(kind).senderField)] ?? '');
}
