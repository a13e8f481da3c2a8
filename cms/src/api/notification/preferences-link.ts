import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { ContractError } from '../../platform/errors/contract-error.js';
import { issueLinkToken, issueLinkTokens, readLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { siteUrl } from '../../platform/site/site-url.js';

const purpose = 'notification-preferences';

/** The token of a mail by which its reader changes, without signing in, what they are sent. */
export function issuePreferencesToken(trx: Knex, userId: number): Promise<string> {
  return issueLinkToken(trx, { purpose, subject: String(userId) });
}

/** The same for many mails at once, in the order of their readers. */
export function issuePreferencesTokens(trx: Knex, userIds: readonly number[]): Promise<string[]> {
  return issueLinkTokens(trx, purpose, userIds.map(String));
}

/**
 * The account that a mail went to: its link may be used again and again, for a year.
 *
 * @throws ContractError 401 as `readLinkToken`, and for an account that is blocked or gone
 */
export async function ownerOf(linkToken: string): Promise<number> {
  const subject = await readLinkToken(purpose, linkToken);
  const id = /^\d+$/.test(subject) ? Number(subject) : 0;
  const account = await strapi.db.connection('up_users').where({ id }).first('blocked');
  if (!account || account.blocked) throw new ContractError(401, 'error.linkToken');
  return id;
}

/** One address for both: opened it shows the preferences, posted to it ends all mails like this one. */
export function unsubscribeBy(token: string, locale: Locale): { pageUrl: string; oneClickUrl: string } {
  const url = siteUrl(locale, `/notification-preferences?token=${encodeURIComponent(token)}`);
  return { pageUrl: url, oneClickUrl: url };
}
