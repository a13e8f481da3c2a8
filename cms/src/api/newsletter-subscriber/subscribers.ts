import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type { NewsletterStatus } from '@scholars/contract/newsletter';
import { ContractError } from '../../platform/errors/contract-error.js';
import { environment } from '../../platform/environment/environment.js';
import { issueLinkToken, redeemLinkToken, revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { queueMail } from '../../platform/mail/outbox.js';

const table = 'newsletter_subscribers';
const mailsPerDay = 3;
const dayMs = 86_400_000;
const unconfirmedDays = 30;

interface Subscriber {
  document_id: string;
  email: string;
  language: Locale;
  status: NewsletterStatus;
}

interface Row extends Subscriber {
  consent_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  published_at: Date;
}

declare module 'knex/types/tables' {
  interface Tables {
    newsletter_subscribers: Row;
  }
}

/**
 * Asks an address whether it wants the newsletter. What is done, and so the time it takes, is the same whether the
 * address is new, waits, is subscribed or has left; and no status changes, since anybody can type anybody's address.
 */
export async function askForNewsletter(typed: string, language: Locale): Promise<void> {
  const email = typed.toLowerCase();
  await strapi.db.transaction(async ({ trx }) => {
    const now = new Date();
    const entry = { document_id: newDocumentId(), created_at: now, published_at: now };
    await trx(table)
      .insert({ ...entry, email, language, status: 'pending', consent_at: now, updated_at: now })
      .onConflict('email')
      .ignore();
    await trx(table)
      .where({ email })
      .whereNot({ status: 'confirmed' })
      .update({ language, consent_at: now, updated_at: now });
    const subscriber = await getSubscriber(trx, { email });
    if (await hadEnoughMails(trx, subscriber)) return;
    await (subscriber.status === 'confirmed' ? welcome(trx, subscriber) : askToConfirm(trx, subscriber));
  });
}

/** Confirms the address that a token was mailed to. @throws ContractError 401 for a token that is no longer good */
export async function confirmSubscription(token: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const subscriber = await getSubscriber(trx, {
      document_id: await redeemLinkToken(trx, 'newsletter-confirm', token),
    });
    if (subscriber.status === 'confirmed') return;
    const now = new Date();
    await trx(table)
      .where({ document_id: subscriber.document_id })
      .update({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null, updated_at: now });
    await welcome(trx, subscriber);
  });
}

/**
 * Ends a subscription; when it has ended, or its entry was erased, that is as good.
 *
 * @throws ContractError 401 as above
 */
export async function endSubscription(token: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const documentId = await redeemLinkToken(trx, 'newsletter-unsubscribe', token);
    const now = new Date();
    await trx(table)
      .where({ document_id: documentId })
      .whereNot({ status: 'unsubscribed' })
      .update({ status: 'unsubscribed', unsubscribed_at: now, updated_at: now });
    // A confirmation that is still under way must not bring the subscription back.
    await revokeLinkTokens(trx, 'newsletter-confirm', documentId);
  });
}

/** Erases addresses that somebody typed and nobody confirmed. */
export async function forgetUnconfirmed(now: number): Promise<void> {
  await strapi.db
    .connection(table)
    .where({ status: 'pending' })
    .where('consent_at', '<', new Date(now - unconfirmedDays * dayMs))
    .delete();
}

async function askToConfirm(trx: Knex, { document_id, email, language }: Subscriber) {
  const token = await issueLinkToken(trx, { purpose: 'newsletter-confirm', subject: document_id });
  await queueMail(trx, { template: 'newsletter-confirm', to: email, locale: language, data: { token } });
}

/** Tells an address that it is subscribed, and how it leaves. */
export async function welcome(
  trx: Knex,
  { document_id, email, language }: Pick<Subscriber, 'document_id' | 'email' | 'language'>,
): Promise<void> {
  const token = await issueLinkToken(trx, { purpose: 'newsletter-unsubscribe', subject: document_id });
  await queueMail(trx, { template: 'newsletter-welcome', to: email, locale: language, data: { token } });
}

/** Each mail carries a token of its own, so the tokens tell how many there were. */
async function hadEnoughMails(trx: Knex, { document_id }: Subscriber): Promise<boolean> {
  if (!environment.rateLimits) return false;
  const recent = trx('link_tokens')
    .where({ subject: document_id })
    .where('created_at', '>', Date.now() - dayMs);
  const [row] = await recent.whereIn('purpose', ['newsletter-confirm', 'newsletter-unsubscribe']).count({ n: '*' });
  return Number(row?.n) >= mailsPerDay;
}

/** @throws ContractError 401 when the entry was erased since its token was mailed */
async function getSubscriber(trx: Knex, where: { email: string } | { document_id: string }): Promise<Subscriber> {
  const subscriber = await trx(table).where(where).first('document_id', 'email', 'language', 'status');
  if (!subscriber) throw new ContractError(401, 'error.linkToken');
  return subscriber;
}

/** Of the form of Strapi's own: 24 small letters and digits. */
function newDocumentId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 24);
}
