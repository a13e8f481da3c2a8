import { isLike, likePattern } from '../../platform/database/searched-columns.js';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';

/** What tables of invitations said of somebody, as long as they are kept; that there was such a row stays. */
export const personalRows: PersonalPart = {
  async erase({ addresses }) {
    const { connection } = strapi.db;
    for (const { email, since, until } of addresses) {
      const imports = connection('sheet_imports').where({ target: 'invitations' }).where('created_at', '>=', since);
      if (until !== undefined) void imports.where('created_at', '<=', until);
      await connection('sheet_rows')
        .whereIn('import_id', imports.select('id'))
        .whereRaw(`lower(cells) ${isLike}`, [likePattern(email)])
        .update({ cells: '[]', entry: '{}' });
    }
  },
};
