import type { Knex } from 'knex';
import { askedKinds, type AskedKind } from '@scholars/contract/asked-kinds';
import { findLaterAddress } from '../account/account-addresses.js';
import { findAccount } from '../account/find-account.js';
import { linkEndsAt } from '../../platform/link-tokens/link-tokens.js';
import { mailAskedLink, subjectOf } from './asked-information.js';
import { contentTypeOf } from './content-type-of.js';
import { senderIdOf } from './own-submissions.js';
import type { StepRow } from './step-followers.js';

/**
 * Ends the links by which an account's person is asked to complete what they have sent and which lie in a mailbox that
 * they have left, and mails each anew, for as long as it was good.
 */
export async function renewAskedLinks(trx: Knex, userId: number): Promise<void> {
  const account = await findAccount(trx, { id: userId });
  const left: string[] = await trx('earlier_addresses').where({ user_id: userId }).distinct('email').pluck('email');
  if (!account || left.length === 0) return;
  for (const kind of askedKinds)
    for (const row of await listAskedFrom(trx, kind, left)) {
      const now = await findLaterAddress(trx, row.email_address, row.created_at, senderIdOf(kind, row));
      if (now === account.email) await renew(trx, kind, row);
    }
}

type AskedRow = StepRow & { asked_fields: string; asked_words: string };

function listAskedFrom(trx: Knex, kind: AskedKind, emails: readonly string[]): Promise<AskedRow[]> {
  return trx(`${contentTypeOf(kind).table} as s`)
    .join('information_requests as i', 'i.document_id', 's.document_id')
    .where('i.kind', kind)
    .whereRaw(`lower(s.email_address) in (${emails.map(() => '?').join(', ')})`, [...emails])
    .select('s.*', 'i.fields as asked_fields', 'i.words as asked_words');
}

async function renew(trx: Knex, kind: AskedKind, row: AskedRow): Promise<void> {
  const endsAt = await linkEndsAt(trx, 'give-information', subjectOf(kind, row.document_id));
  if (endsAt === undefined) return;
  await mailAskedLink(trx, kind, row, { words: row.asked_words, expiresInMs: endsAt - Date.now() });
}
