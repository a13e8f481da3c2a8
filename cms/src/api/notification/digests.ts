import type { Knex } from 'knex';
import type { NotificationType } from '@scholars/contract/notifications';
import { queueMail } from '../../platform/mail/outbox.js';
import { lastDigestTimes } from './digest-times.js';
import { isNoticeName } from './notices.js';
import { issuePreferencesToken } from './preferences-link.js';
import { isPaused, readReaders, type Reader } from './preferences.js';

const readersAtOnce = 500;
const linesShown = 30;

/**
 * Mails their digest to all for whom something waits whose hour has come; to each one mail, never an empty one. It and
 * the end of its lines are one transaction: what breaks off is gone on with at the next run, and nobody gets it twice.
 * Who is paused gets theirs at the first hour after.
 */
export async function mailDigests(now: number): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const ids: number[] = await listWaiting(last);
    const [readers, waits] = [await readReaders(strapi.db.connection, ids), await listWaits(ids)];
    const due = ids.filter((id) => waits.some((wait) => wait.user_id === id && isOver(readers.get(id), wait, now)));
    for (const id of due) await strapi.db.connection.transaction((trx) => mailDigest(trx, id, readers.get(id), now));
    last = ids.length < readersAtOnce ? undefined : ids.at(-1);
  }
}

async function listWaiting(afterUserId: number): Promise<number[]> {
  const rows = await strapi.db
    .connection('notification_digest_lines')
    .where('user_id', '>', afterUserId)
    .distinct('user_id')
    .orderBy('user_id')
    .limit(readersAtOnce);
  return rows.map(({ user_id }) => user_id);
}

/** Since when the oldest line of a type waits. */
interface Wait {
  user_id: number;
  type: NotificationType;
  since: number;
}

async function listWaits(userIds: readonly number[], db: Knex = strapi.db.connection): Promise<Wait[]> {
  const rows = await db('notification_digest_lines')
    .whereIn('user_id', userIds)
    .groupBy('user_id', 'type')
    .select('user_id', 'type')
    .min({ since: 'created_at' });
  return rows.map(({ user_id, type, since }) => ({ user_id, type, since: Number(since) }));
}

async function mailDigest(trx: Knex, userId: number, reader: Reader | undefined, now: number): Promise<void> {
  // A run beside this one waits here, and then finds nothing that is over.
  await trx('up_users').where({ id: userId }).forUpdate().first('id');
  const ended = (await listWaits([userId], trx)).filter((wait) => isOver(reader, wait, now)).map(({ type }) => type);
  const lines = await trx('notification_digest_lines')
    .where({ user_id: userId })
    .whereIn('type', ended)
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .select();
  const told = lines.filter(({ type, notice }) => isWanted(reader, type) && isNoticeName(notice));
  if (reader && told.length > 0) {
    const token = await issuePreferencesToken(trx, userId);
    const shown = told.slice(0, linesShown).map(({ notice, params, redirect }) => ({ notice, params, redirect }));
    const data = { name: reader.firstName, token, lines: shown, more: told.length - shown.length };
    await queueMail(trx, { template: 'digest', to: reader.email, locale: reader.locale, data });
  }
  for (const { id } of lines) await trx('notification_digest_lines').where({ id }).delete();
}

/** Whether the lines of a type wait no longer, by what their reader prefers now: they are mailed, or unwanted. */
function isOver(reader: Reader | undefined, { type, since }: Wait, now: number): boolean {
  if (!reader) return true;
  if (isPaused(reader, now)) return false;
  if (!isWanted(reader, type)) return true;
  const { daily, weekly } = lastDigestTimes(now, reader.timeZone);
  return Math.max(since, reader.pausedUntil ?? 0) < (reader.types[type].email === 'weekly' ? weekly : daily);
}

function isWanted(reader: Reader | undefined, type: NotificationType): boolean {
  return reader !== undefined && reader.email !== '' && reader.types[type].email !== 'off';
}
