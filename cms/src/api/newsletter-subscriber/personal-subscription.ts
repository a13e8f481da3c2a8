import type { Knex } from 'knex';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { welcome } from './subscribers.js';

/** The newsletter of a person's address. */
export const personalSubscription: PersonalPart = {
  async collect({ email }) {
    const rows = await strapi.db.connection('newsletter_subscribers').where({ email });
    const at = (moment: Date | null) => moment && new Date(moment).toISOString();
    return rows.map(({ status, language, consent_at, confirmed_at, unsubscribed_at }) => ({
      status,
      language,
      consentAt: at(consent_at),
      confirmedAt: at(confirmed_at),
      unsubscribedAt: at(unsubscribed_at),
    }));
  },

  async erase({ email }) {
    await strapi.db.transaction(async ({ trx }) => {
      for (const row of await trx('newsletter_subscribers').where({ email })) await forget(trx, row);
    });
  },

  /**
   * What the new address itself has chosen counts; that somebody typed an address is no choice. The links of before are in
   * a mailbox that is left: a subscription that goes on comes with one of its own.
   */
  async redirect(trx, { email }, to) {
    const own = await trx('newsletter_subscribers').where({ email }).first();
    if (!own) return;
    const present = await trx('newsletter_subscribers').where({ email: to }).first();
    if (own.status === 'pending' || (present && present.status !== 'pending')) return forget(trx, own);
    if (present) await forget(trx, present);
    await revokeLinkTokens(trx, 'all', own.document_id);
    await trx('newsletter_subscribers').where({ document_id: own.document_id }).update({ email: to });
    if (own.status === 'confirmed') await welcome(trx, { ...own, email: to });
  },
};

async function forget(trx: Knex, { document_id }: { document_id: string }): Promise<void> {
  await revokeLinkTokens(trx, 'all', document_id);
  await trx('newsletter_subscribers').where({ document_id }).delete();
}
