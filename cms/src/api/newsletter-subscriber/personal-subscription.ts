import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';

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
      for (const { document_id } of await trx('newsletter_subscribers').where({ email })) {
        await revokeLinkTokens(trx, 'all', document_id);
        await trx('newsletter_subscribers').where({ document_id }).delete();
      }
    });
  },
};
