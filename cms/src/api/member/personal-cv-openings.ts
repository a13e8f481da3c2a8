import type { Knex } from 'knex';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';

/** When a person's CV was opened, and when they opened others'. By whom is the others' own. */
export const personalCvOpenings: PersonalPart = {
  async collect({ userId }) {
    const at = (rows: { at: number }[]) => rows.map((row) => new Date(row.at).toISOString());
    const { connection } = strapi.db;
    return {
      ofOwnCv: at(await connection('cv_openings').whereIn('member_id', ownMembers(userId)).orderBy('at').select('at')),
      byOneself: at(await connection('cv_openings').where({ user_id: userId }).orderBy('at').select('at')),
    };
  },

  async erase({ userId }) {
    await strapi.db
      .connection('cv_openings')
      .whereIn('member_id', ownMembers(userId))
      .orWhere({ user_id: userId })
      .delete();
  },
};

function ownMembers(userId: number): Knex.QueryBuilder {
  return strapi.db
    .connection('members as m')
    .join('members_user_lnk as l', 'l.member_id', 'm.id')
    .where('l.user_id', userId)
    .select('m.document_id');
}
