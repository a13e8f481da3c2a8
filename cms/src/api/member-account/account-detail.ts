import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import { describedKind, kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { listAddresses } from '../account/account-addresses.js';
import { findSuspension } from '../account/suspensions.js';
import { listAuditEntries } from '../submission/audit.js';
import { withoutHidden } from '../submission/hidden-submissions.js';
import { listSentBy, type SentEntry } from '../submission/sent-by.js';
import { findAccountRow, presentAccount, stateOf, type AccountRow } from './account-rows.js';

const instantOf = (ms: number) => new Date(ms).toISOString();

/** @throws ContractError 404 */
export async function requireAccountRow(documentId: string): Promise<AccountRow> {
  const row = await findAccountRow({ document_id: documentId });
  if (!row) throw notFound();
  return row;
}

/** One account with all that its person has sent, in whichever queue. @throws ContractError 404 */
export async function getAccountDetail(documentId: string, by: Pick<SignedIn, 'userId'>): Promise<MemberAccountDetail> {
  const { connection } = strapi.db;
  const row = await requireAccountRow(documentId);
  const suspension = await findSuspension(connection, row.id);
  const session = await connection('account_sessions').where({ user_id: row.id }).max({ at: 'last_used_at' }).first();
  return {
    ...presentAccount(row),
    language: row.language ?? 'en',
    country: row.country ?? '',
    lastSeenAt: session?.at ? instantOf(Number(session.at)) : null,
    suspension: suspension
      ? {
          since: instantOf(suspension.since),
          until: suspension.until === null ? null : instantOf(suspension.until),
          reason: suspension.reason,
        }
      : null,
    erasedAt: row.erase_at === null ? null : instantOf(row.erase_at),
    canResendConfirmation: stateOf(row) === 'unconfirmed',
    canInvite: mayBeInvited(row),
    sent: await listSent(row, by),
    reports: await listReports(row.id, by),
    history: await listAuditEntries('member-accounts', documentId),
  };
}

/** Who has a password sets a new one by their own mail. */
export function mayBeInvited(row: AccountRow): boolean {
  const state = stateOf(row);
  return state === 'invited' || ((state === 'active' || state === 'suspended') && !row.has_password);
}

export type Sent = MemberAccountDetail['sent'][number];

/** A query for each kind. Who reported whom is no more told here than to the one who was reported. */
async function listSent({ id: userId }: AccountRow, by: Pick<SignedIn, 'userId'>): Promise<Sent[]> {
  const person = { userId, addresses: await listAddresses(strapi.db.connection, userId) };
  const lists = await Promise.all(
    kindNames.map(async (kind) => {
      const shown = await withoutHidden(kind, await listSentBy(person, kind), by);
      return shown.map((entry) => presentSent(kind, entry));
    }),
  );
  return newestFirst(lists.flat());
}

/** One's own are not shown. */
async function listReports(userId: number, by: Pick<SignedIn, 'userId'>): Promise<Sent[]> {
  if (userId === by.userId) return [];
  const ids: string[] = await strapi.db.connection('chat_reports').where({ reported_id: userId }).pluck('id');
  if (ids.length === 0) return [];
  const entries: SentEntry[] = await strapi.db
    .query('api::message-report.message-report')
    .findMany({ where: { reportId: { $in: ids } } });
  return newestFirst(entries.map((entry) => presentSent('message-reports', entry)));
}

export function presentSent(kind: SubmissionKind, entry: SentEntry): Sent {
  return {
    kind,
    id: entry.documentId,
    reference: entry.reference,
    title: String(entry[describedKind(kind).titleField] ?? ''),
    status: entry.status,
    createdAt: new Date(entry.createdAt).toISOString(),
  };
}

export function newestFirst<Row extends Sent>(sent: Row[]): Row[] {
  return sent.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
