import { connectionStatus } from '@scholars/contract/connections';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { connectionsOf, otherOf, type ConnectionRow } from './connection-row.js';
import { memberCardsOf } from './member-accounts.js';

const nameOfStatus = (id: number) => Object.entries(connectionStatus).find(([, one]) => one === id)?.[0] ?? '';

/** Whom a person is connected with, asked, was asked by and has blocked. */
export const personalConnections: PersonalPart = {
  async collect({ userId, locale }) {
    const rows: ConnectionRow[] = await connectionsOf(strapi.db.connection, userId)
      .orderBy('c.updated_at', 'desc')
      .select('c.*');
    const cards = await memberCardsOf(
      rows.map((row) => otherOf(row, userId)),
      locale,
    );
    return rows.map((row) => ({
      member: cards.get(otherOf(row, userId))?.name ?? '',
      status: nameOfStatus(row.status_id),
      requestedByMe: row.requester_id === userId,
      note: row.note,
      updatedAt: new Date(row.updated_at).toISOString(),
    }));
  },

  async erase({ userId }) {
    const table = strapi.db.connection('connections');
    await table.where({ low_user_id: userId }).orWhere({ high_user_id: userId }).delete();
  },
};
