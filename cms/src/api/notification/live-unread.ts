import type { Knex } from 'knex';
import { errorKind } from '@scholars/contract/error-kind';
import { afterCommit } from '../../platform/database/after-commit.js';
import { accountRoom, liveServer } from '../../platform/live/live-channel.js';
import { hasOtherProcesses } from '../../platform/processes/turns.js';
import { presentUnread, unreadOf, type StoredUnread } from './unread-counts.js';

/** Who is told together, by one query: a step often notifies somebody twice, and many at once. */
const gatheredMs = 40;
const peopleAtOnce = 500;

const waiting = new Set<number>();

/** Tells people, once it is committed, how many of their notifications are unread now; in all processes. */
export function tellUnread(trx: Knex, userIds: readonly number[]): void {
  if (userIds.length === 0) return;
  afterCommit(trx, () => {
    tellUnreadHere(userIds);
    const server = liveServer();
    if (!server || !hasOtherProcesses()) return;
    for (let from = 0; from < userIds.length; from += peopleAtOnce)
      server.serverSideEmit('unreadOf', userIds.slice(from, from + peopleAtOnce));
  });
}

/** Those alone who are connected to this process. */
export function tellUnreadHere(userIds: readonly number[]): void {
  const rooms = liveServer()?.of('/').adapter.rooms;
  const here = userIds.filter((userId) => rooms?.has(accountRoom(userId)));
  if (here.length === 0) return;
  if (waiting.size === 0)
    setTimeout(() => {
      const gathered = [...waiting];
      waiting.clear();
      // Told with the next, and with the next page.
      countAndTell(gathered).catch((error: unknown) =>
        strapi.log.warn(`Unread counts were not told: ${errorKind(error)}`),
      );
    }, gatheredMs).unref();
  for (const userId of here) waiting.add(userId);
}

async function countAndTell(userIds: readonly number[]): Promise<void> {
  const { connection } = strapi.db;
  for (let from = 0; from < userIds.length; from += peopleAtOnce) {
    const rows: (StoredUnread & { id: number })[] = await connection('up_users as u')
      .whereIn('u.id', userIds.slice(from, from + peopleAtOnce))
      .select('u.id', unreadOf(connection.ref('u.id')));
    for (const row of rows) liveServer()?.local.to(accountRoom(row.id)).emit('unread', presentUnread(row));
  }
}
