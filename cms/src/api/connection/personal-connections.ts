import { connectionStatus } from '@scholars/contract/connections';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { isAbout, type AboutMember } from './connection-notices.js';
import { connectionsOf, otherOf, type ConnectionRow } from './connection-row.js';
import { memberCardsOf } from './member-accounts.js';

type Pair = Pick<ConnectionRow, 'low_user_id' | 'high_user_id'>;

const noticesByName = ['connection-request', 'connection-accepted'] as const;
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

  /** With what others were told of it, which names the person. */
  async erase({ userId }) {
    const isTheirs = isAbout(userId, await namesOfAccount(userId));
    await strapi.db.transaction(async ({ trx }) => {
      const rows: Pair[] = await trx('connections').where({ low_user_id: userId }).orWhere({ high_user_id: userId });
      const others = rows.map((row) => otherOf(row, userId));
      for (const table of ['notifications', 'notification_digest_lines'] as const) {
        const told: { id: string; params: string }[] = await trx(table)
          .whereIn('user_id', others)
          .whereIn('notice', noticesByName)
          .select('id', 'params');
        const theirs = told.filter(({ params }) => isTheirs(storedJson<AboutMember>(params)));
        await trx(table)
          .whereIn(
            'id',
            theirs.map(({ id }) => id),
          )
          .delete();
      }
      await trx('connections').where({ low_user_id: userId }).orWhere({ high_user_id: userId }).delete();
    });
  },
};

async function namesOfAccount(userId: number): Promise<ReadonlySet<string>> {
  const rows: Record<'first_name' | 'last_name' | 'first_name_ar' | 'last_name_ar', string | null>[] = await strapi.db
    .connection('members as m')
    .join('members_user_lnk as l', 'l.member_id', 'm.id')
    .where('l.user_id', userId)
    .select('m.first_name', 'm.last_name', 'm.first_name_ar', 'm.last_name_ar');
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  return new Set(
    rows.flatMap((row) => [joined(row.first_name, row.last_name), joined(row.first_name_ar, row.last_name_ar)]),
  );
}
