import type { Knex } from 'knex';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { hadAddress, listAddresses, momentOf } from '../account/account-addresses.js';
import { columnOf } from './content-type-of.js';

type Reader = Pick<SignedIn, 'userId'>;

/** The attribute of a kind that members send, by which a submission is of an account whatever address it names. */
export const senders: Partial<Record<SubmissionKind, string>> = {
  applications: 'applicantId',
  'travel-requests': 'senderId',
  'message-reports': 'reporterId',
};

/** Whose account a submission was sent with; nothing where its sender was not signed in. */
export function senderIdOf(kind: SubmissionKind, row: Readonly<Record<string, unknown>>): number | undefined {
  const sender = senders[kind];
  const id = sender === undefined ? undefined : row[columnOf(kind, sender)];
  return typeof id === 'number' ? id : undefined;
}

/** The attributes of a kind that say whose a submission is. */
export function senderFields(kind: SubmissionKind): string[] {
  const sender = senders[kind];
  return ['emailAddress', 'createdAt', ...(sender ? [sender] : [])];
}

/**
 * Judges whether somebody has sent submissions themselves, with their account or from an address while it was theirs:
 * such a one is decided by a colleague. One query.
 *
 * @returns takes a submission by its attributes
 */
export async function ownBy(
  db: Knex,
  kind: SubmissionKind,
  { userId }: Reader,
): Promise<(entry: Readonly<Record<string, unknown>>) => boolean> {
  const addresses = await listAddresses(db, userId);
  if (addresses.length === 0) return () => false;
  const sender = senders[kind];
  return (entry) =>
    (sender !== undefined && Number(entry[sender]) === userId) ||
    hadAddress(addresses, String(entry.emailAddress), momentOf(entry.createdAt));
}

/** The same of a row of the kind's table. */
export async function isOwnRow(
  trx: Knex,
  kind: SubmissionKind,
  row: Readonly<Record<string, unknown>>,
  by: Reader,
): Promise<boolean> {
  const isOwn = await ownBy(trx, kind, by);
  return isOwn(Object.fromEntries(senderFields(kind).map((name) => [name, row[columnOf(kind, name)]])));
}
