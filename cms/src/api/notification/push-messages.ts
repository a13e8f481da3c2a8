import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterCommit } from '../../platform/database/after-commit.js';
import type { NotificationRow } from './present-notification.js';
import { liveDevices } from './push-devices.js';
import type { PushMessageRow } from './push-message-row.js';
import { vapidKeys } from './push-keys.js';
import { pushes } from './send-pushes.js';

const rowsAtOnce = 50;

/**
 * Has notifications pushed to their readers' devices, in the transaction of what happened: they are sent once that is
 * committed, each once to each device.
 *
 * @param topicOf of what comes again and again, e.g. of a conversation; else each stands by itself
 */
export async function queuePushes(
  trx: Knex,
  rows: readonly NotificationRow[],
  topicOf: (row: NotificationRow) => string = ({ id }) => id,
): Promise<void> {
  if (!vapidKeys || rows.length === 0) return;
  const users = rows.map(({ user_id }) => user_id);
  const devices: { id: string; user_id: number }[] = await liveDevices(trx)
    .whereIn('s.user_id', users)
    .select('s.id', 's.user_id');
  const messages = rows.flatMap((row) =>
    devices
      .filter(({ user_id }) => user_id === row.user_id)
      .map(({ id }): PushMessageRow => {
        const { user_id, type, notice, params, redirect, created_at } = row;
        const what = { user_id, type, notice, params, redirect, created_at };
        const place = { id: randomUUID(), subscription_id: id, notification_id: row.id, topic: topicOf(row) };
        return { ...place, ...what, attempts: 0, next_attempt_at: created_at };
      }),
  );
  if (messages.length === 0) return;
  await trx.batchInsert('push_messages', messages, rowsAtOnce);
  afterCommit(trx, pushes.wake);
}
