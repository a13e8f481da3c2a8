import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { refreshSiteName } from '../../platform/site/site-name.js';
import { findPreferences } from './preferences.js';
import { presentNotification } from './present-notification.js';

/** All that a person was notified of and has not deleted, however much the list shows. */
export const personalNotifications: PersonalPart = {
  async collect({ userId, locale }) {
    const rows = await strapi.db.connection('notifications').where({ user_id: userId }).orderBy('created_at', 'desc');
    await refreshSiteName();
    return rows.map((row) => {
      const { read_at, created_at, data } = presentNotification(row, locale);
      return { type: data.type, title: data.title, message: data.message, createdAt: created_at, readAt: read_at };
    });
  },
};

export const personalPreferences: PersonalPart = {
  collect: async ({ userId }) => (await findPreferences(strapi.db.connection, userId)) ?? {},
};
