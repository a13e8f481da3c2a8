import { isLike, likePattern } from '../../platform/database/searched-columns.js';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';

/** What tables of invitations said of somebody, as long as they are kept; that there was such a row stays. */
export const personalRows: PersonalPart = {
  async erase({ email }) {
    const { connection } = strapi.db;
    await connection('sheet_rows')
      .whereIn('import_id', connection('sheet_imports').where({ target: 'invitations' }).select('id'))
      .whereRaw(`lower(cells) ${isLike}`, [likePattern(email)])
      .update({ cells: '[]', entry: '{}' });
  },
};
