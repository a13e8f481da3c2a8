import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { issueLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { siteUrl } from '../../platform/site/site-url.js';
import type { Account } from './find-account.js';

/** Invites to set the first password, in the transaction of what makes the account. */
export async function mailPasswordInvitation(
  trx: Knex,
  { id, email, firstNames }: Pick<Account, 'id' | 'email' | 'firstNames'>,
  locale: Locale,
): Promise<void> {
  const token = await issueLinkToken(trx, { purpose: 'set-password', subject: String(id) });
  await queueMail(trx, {
    template: 'set-password',
    to: email,
    locale,
    data: { name: firstNames[locale], url: siteUrl(locale, `/auth/set-password?token=${token}`) },
  });
}
