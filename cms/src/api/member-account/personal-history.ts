import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';

/** What coordinators have written of somebody to them; that they did something stays. */
export const personalHistory: PersonalPart = {
  async erase({ userId }) {
    const { connection } = strapi.db;
    const account = await connection('up_users').where({ id: userId }).first('document_id');
    if (account)
      await connection('audit_entries')
        .where({ kind: 'member-accounts', document_id: account.document_id })
        .update({ reason: '' });
  },
};
