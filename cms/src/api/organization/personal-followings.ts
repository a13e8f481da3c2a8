import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { organizationReferences } from './organization-references.js';

/** The organizations that a person follows. */
export const personalFollowings: PersonalPart = {
  async collect({ userId, locale }) {
    const rows = await strapi.db
      .connection('organization_followings')
      .where({ user_id: userId })
      .orderBy('created_at', 'desc');
    const organizations = await organizationReferences(locale);
    return rows.map(({ organization_id, created_at }) => ({
      organization: organizations.get(organization_id)?.name ?? organization_id,
      since: new Date(created_at).toISOString(),
    }));
  },
};
