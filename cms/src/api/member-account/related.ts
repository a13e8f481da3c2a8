import type { RelatedToSubmission } from '@scholars/contract/member-accounts';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { fold } from '../../platform/words/fold.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { presentAddressOf } from '../account/account-addresses.js';
import { queuesOf } from '../account/own-queues.js';
import { columnOf, contentTypeOf } from '../submission/content-type-of.js';
import { withoutHidden } from '../submission/hidden-submissions.js';
import { institutionField, type SentEntry } from '../submission/sent-by.js';
import { requireRow } from '../submission/submission-row.js';
import { newestFirst, presentSent } from './account-detail.js';
import { findAccountRow, presentAccount } from './account-rows.js';

type Other = RelatedToSubmission['others'][number];

/** So many rows are compared by name at most. */
const comparedMax = 200;

/**
 * The account of who sent a submission, by its address, and what the same person seems to have sent besides: as far as
 * a coordinator may see these.
 */
export async function findRelated(
  kind: SubmissionKind,
  documentId: string,
  by: Pick<SignedIn, 'queues' | 'userId'>,
): Promise<RelatedToSubmission> {
  const row = await requireRow(strapi.db.connection, kind, documentId);
  const email = row.email_address.trim().toLowerCase();
  const known = email && !by.queues ? await findSender(email, row.created_at) : undefined;
  const account = known && (await findAccountRow(known));
  const fromAddress = email ? await listFromAddress(email, by) : [];
  const { senderField } = describedKind(kind);
  const named = await listNamed(kind, String(row[columnOf(kind, senderField)] ?? ''), institutionOf(kind, row), by);
  const others = new Map<string, Other>();
  // What shares the address is told as that.
  for (const other of [...named, ...fromAddress]) others.set(other.reference, other);
  return {
    account: account ? presentAccount(account) : null,
    others: newestFirst([...others.values()].filter(({ reference }) => reference !== row.reference)),
  };
}

/** Whose the address was when it was sent from. */
async function findSender(email: string, at: unknown): Promise<{ document_id: string } | undefined> {
  const { connection } = strapi.db;
  const address = (await presentAddressOf(connection, email, at)).toLowerCase();
  return connection('up_users').where({ email: address }).first('document_id');
}

async function listFromAddress(email: string, by: Pick<SignedIn, 'queues' | 'userId'>): Promise<Other[]> {
  const lists = await Promise.all(
    queuesOf(by).map(async (kind) => {
      const entries: SentEntry[] = await strapi.db
        .query(contentTypeOf(kind).uid)
        .findMany({ where: { emailAddress: { $eqi: email } }, orderBy: { id: 'desc' }, limit: comparedMax });
      return (await withoutHidden(kind, entries, by)).map((entry): Other => ({
        ...presentSent(kind, entry),
        by: 'email',
      }));
    }),
  );
  return lists.flat();
}

function institutionOf(kind: SubmissionKind, row: Readonly<Record<string, unknown>>): string {
  return Object.hasOwn(describedKind(kind).fields, institutionField)
    ? String(row[columnOf(kind, institutionField)] ?? '')
    : '';
}

/** Of the same kind, by name and institution as search folds them. Rows that share neither as it is written are not looked at. */
async function listNamed(
  kind: SubmissionKind,
  name: string,
  of: string,
  by: Pick<SignedIn, 'userId'>,
): Promise<Other[]> {
  if (!fold(name) || !fold(of)) return [];
  const { senderField } = describedKind(kind);
  const entries: SentEntry[] = await strapi.db.query(contentTypeOf(kind).uid).findMany({
    where: { $or: [{ [senderField]: { $eqi: name } }, { [institutionField]: { $eqi: of } }] },
    orderBy: { id: 'desc' },
    limit: comparedMax,
  });
  const isSame = (entry: SentEntry) =>
    fold(String(entry[senderField] ?? '')) === fold(name) && fold(String(entry[institutionField] ?? '')) === fold(of);
  const shown = await withoutHidden(kind, entries.filter(isSame), by);
  return shown.map((entry) => ({ ...presentSent(kind, entry), by: 'name' }));
}
