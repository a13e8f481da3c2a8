import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { queueMail } from '../../platform/mail/outbox.js';
import { personalParts } from '../../platform/personal-data/personal-parts.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { keepEarlierAddress } from '../account/account-addresses.js';
import { revokeMailedLinks } from '../account/account-links.js';
import { accountName } from '../account/account-name.js';
import type { Account } from '../account/find-account.js';
import { isProvenAddress } from '../account/proven-addresses.js';
import { notify } from '../notification/notify.js';
import { addAuditEntry } from '../submission/audit.js';

/**
 * Sees to what hangs on the address that an account had, in the transaction in which it has taken another: what was sent
 * from it, what is found by it, and the links that lie in its mailbox.
 *
 * @param before the account as it was
 * @returns whether its person had proven the address; what names it is somebody else's where they had not
 */
export async function leaveAddress(trx: Knex, { id, email: before }: Account, email: string): Promise<boolean> {
  const wasProven = await isProvenAddress(trx, id, before);
  await keepEarlierAddress(trx, id, before, wasProven);
  await revokeMailedLinks(trx, id);
  for (const { redirect, renewLinks } of personalParts().values()) {
    if (wasProven) await redirect?.(trx, { userId: id, email: before.toLowerCase() }, email);
    await renewLinks?.(trx, id);
  }
  return wasProven;
}

/** Tells the mailbox that is left; without naming the new one. */
export async function tellMailbox(trx: Knex, { email: before, firstNames }: Account, locale: Locale): Promise<void> {
  const data = { name: firstNames[locale], contactUrl: siteUrl(locale, '/contact-us') };
  await queueMail(trx, { template: 'email-changed', to: before, locale, data });
}

/** Tells the person on the site, and the history of the account. @param staff who of them did it; none: its person */
export async function tellAccount(trx: Knex, { id }: Account, staff?: string): Promise<void> {
  await notify(trx, id, 'email-changed', {});
  const row = await trx('up_users').where({ id }).first('document_id', 'first_name', 'last_name', 'email');
  if (!row) throw new Error(`Account ${id} has taken an address and is gone`);
  await addAuditEntry(trx, {
    kind: 'member-accounts',
    documentId: row.document_id,
    action: 'email-changed',
    ...(staff === undefined ? { actor: accountName(row), actorId: id } : { actor: staff }),
  });
}
