import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { isAlwaysMailed } from '@scholars/contract/notification-preferences';
import { queueMails } from '../../platform/mail/outbox.js';
import { tellUnread } from './live-unread.js';
import { notificationRow } from './notification-row.js';
import { notices, type NoticeName, type Notices } from './notices.js';
import { defaultPreferences } from './default-preferences.js';
import { issuePreferencesTokens } from './preferences-link.js';
import { queuePushes } from './push-messages.js';
import { isPaused, readReaders, type Reader } from './preferences.js';
import type { NotificationRow } from './present-notification.js';

/** What somebody's next digest will tell. */
type DigestLine = Pick<NotificationRow, 'id' | 'user_id' | 'type' | 'notice' | 'params' | 'redirect' | 'created_at'>;

declare module 'knex/types/tables' {
  interface Tables {
    notification_digest_lines: DigestLine;
  }
}

const rowsAtOnce = 50;

/**
 * Notifies people as each of them prefers, in the transaction of what happened: on the site, on their devices, by a mail
 * at once, by a line of the next digest, or not at all. While somebody has paused nothing leaves: what would have been
 * mailed waits for the first digest after it. As many queries however many they are, but for rows that are written
 * fifty at once.
 */
export async function notifyReaders<Name extends NoticeName>(
  ...[trx, userIds, notice, params, at]: Told<Name>
): Promise<void> {
  const { onSite, onDevices } = await mailReaders(trx, userIds, notice, params, at);
  await queuePushes(trx, onDevices);
  if (onSite.length === 0) return;
  await trx.batchInsert('notifications', onSite, rowsAtOnce);
  tellUnread(
    trx,
    onSite.map(({ user_id }) => user_id),
  );
}

type Told<Name extends NoticeName> = [
  trx: Knex,
  userIds: readonly number[],
  notice: Name,
  params: Notices[Name],
  at: number,
];

/** The mails of `notifyReaders` alone. @returns what is to stand on the site, and to go to devices */
export async function mailReaders<Name extends NoticeName>(
  ...[trx, userIds, notice, params, at]: Told<Name>
): Promise<{ onSite: NotificationRow[]; onDevices: NotificationRow[] }> {
  const readers = await readReaders(trx, userIds);
  const { cannotWait = false } = notices[notice];
  const [onSite, onDevices]: [NotificationRow[], NotificationRow[]] = [[], []];
  const lines: DigestLine[] = [];
  const mailed: Mailed[] = [];
  for (const userId of userIds) {
    const row = notificationRow(userId, notice, params, at);
    const reader = readers.get(userId);
    const preference = (reader?.types ?? defaultPreferences)[row.type];
    if (preference.inApp) onSite.push(row);
    if (reader && preference.push && !isPaused(reader, Date.now())) onDevices.push(row);
    const email = cannotWait && preference.email === 'weekly' ? 'instant' : preference.email;
    if (!reader?.email || email === 'off' || isMailedApart(notice)) continue;
    const isHeld = isPaused(reader, Date.now());
    if (isHeld && cannotWait) continue;
    if (email === 'instant' && !isHeld) mailed.push({ reader, row });
    else lines.push(lineOf(row));
  }
  await mailNotices(trx, mailed);
  if (lines.length > 0) await trx.batchInsert('notification_digest_lines', lines, rowsAtOnce);
  return { onSite, onDevices };
}

/** The step itself queues a mail, which says more than a notice does: nobody is mailed twice about the same. */
function isMailedApart(notice: NoticeName): boolean {
  const { type, hasOwnMail = false } = notices[notice];
  return hasOwnMail || isAlwaysMailed(type);
}

interface Mailed {
  reader: Reader;
  row: NotificationRow;
}

async function mailNotices(trx: Knex, mailed: readonly Mailed[]): Promise<void> {
  const tokens = await issuePreferencesTokens(
    trx,
    mailed.map(({ row }) => row.user_id),
  );
  const mails = mailed.map(({ reader: { email, locale, firstName }, row: { notice, params, redirect } }, index) => ({
    template: 'notice' as const,
    to: email,
    locale,
    data: { name: firstName, notice, params, redirect, token: tokens[index] ?? '' }, // there is one for each
  }));
  await queueMails(trx, mails);
}

function lineOf({ user_id, type, notice, params, redirect, created_at }: NotificationRow): DigestLine {
  return { id: randomUUID(), user_id, type, notice, params, redirect, created_at };
}
