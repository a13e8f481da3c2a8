import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import type { Scored } from './compute.js';

/** What is recommended to a person and why, and what they have dismissed. */
export const personalRecommendations: PersonalPart = {
  async collect({ userId }) {
    const { connection } = strapi.db;
    const row = await connection('recommendations').where({ user_id: userId }).first('items');
    const dismissed = await connection('recommendation_dismissals')
      .where({ user_id: userId })
      .pluck('recommendation_id');
    return { recommended: row ? storedJson<Scored[]>(row.items) : [], dismissed };
  },
};
