import { errorKind } from '@scholars/contract/error-kind';
import webPush from 'web-push';
import { environment } from '../../platform/environment/environment.js';
import { postOutside } from '../../platform/outgoing/post-outside.js';
import { backgroundWork } from '../../platform/processes/background-work.js';
import { refreshSiteName } from '../../platform/site/site-name.js';
import { readReaders, type Reader } from './preferences.js';
import { findTarget, forgetDevice, liveDevices, type PushTarget } from './push-devices.js';
import { vapidKeys, vapidSubject } from './push-keys.js';
import type { PushMessageRow } from './push-message-row.js';
import { pushPayload } from './push-payload.js';
import { nextStepAfter, type PushOutcome } from './push-outcome.js';

const messagesAtOnce = 50;
const parallel = 8;
/** News of yesterday is read on the site; a service keeps a message no longer either. */
const ttlSeconds = 86_400;

/**
 * Sends all that is due, one service's slowness keeping nothing from another's readers. What a service cannot take is
 * sent later.
 */
export const pushes = backgroundWork('pushes', async ({ now, goesOn }) => {
  // A service that has just failed is left alone until the next run.
  const away = new Map<string, PushOutcome>();
  await refreshSiteName();
  for (let due = await listDue(now); due.length > 0 && goesOn(); due = await listDue(now)) {
    const readers = await readReaders(strapi.db.connection, [...new Set(due.map(({ user_id }) => user_id))]);
    for (let at = 0; at < due.length; at += parallel)
      await Promise.all(due.slice(at, at + parallel).map((row) => deliver(row, readers.get(row.user_id), away, now)));
  }
});

type DueRow = PushMessageRow & {
  device_id: string | null;
  sealed: string | null;
  shows_words: boolean | number | null;
};

/** With the device of each; without one where that is gone. */
function listDue(now: number): Promise<DueRow[]> {
  const { connection } = strapi.db;
  return connection('push_messages as m')
    .leftJoin(
      liveDevices(connection, now).select({ device_id: 's.id' }, 's.sealed', 's.shows_words').as('d'),
      'd.device_id',
      'm.subscription_id',
    )
    .where('m.next_attempt_at', '<=', now)
    .orderBy(['m.next_attempt_at', 'm.id'])
    .limit(messagesAtOnce)
    .select('m.*', 'd.device_id', 'd.sealed', 'd.shows_words');
}

async function deliver(
  row: DueRow,
  reader: Reader | undefined,
  away: Map<string, PushOutcome>,
  now: number,
): Promise<void> {
  const message = () => strapi.db.connection('push_messages').where({ id: row.id });
  if (!reader || row.device_id === null || row.sealed === null) return void (await message().delete());
  const target = findTarget({ id: row.device_id, sealed: row.sealed });
  if (!target) return forgetDevice(row.device_id);
  const { origin } = new URL(target.endpoint);
  const payload = pushPayload(row, reader.locale, Boolean(row.shows_words));
  const outcome = away.get(origin) ?? (await send(target, payload, row));
  const next = nextStepAfter(outcome, row.attempts + 1, now);
  if (outcome.status !== 'delivered' && !away.has(origin))
    strapi.log.warn(`Push message ${row.id} to ${origin}, attempt ${row.attempts + 1}: ${outcome.reason}`);
  if (next.isServiceAway) away.set(origin, outcome);
  if (next.isDeviceGone) await forgetDevice(row.device_id);
  else if (next.retryAt === undefined || next.retryAt > row.created_at + ttlSeconds * 1000) await message().delete();
  else await message().update({ attempts: row.attempts + 1, next_attempt_at: next.retryAt });
}

async function send(
  { endpoint, keys }: PushTarget,
  payload: string,
  { topic, type }: Pick<PushMessageRow, 'topic' | 'type'>,
): Promise<PushOutcome> {
  // They were taken out of the configuration while the message waited.
  if (!vapidKeys) return { status: 'refused', reason: 'no keys' };
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { subject: vapidSubject, ...vapidKeys },
      TTL: ttlSeconds,
      urgency: type === 'new-message' || type === 'connection-request' ? 'high' : 'normal',
      topic,
    });
    const answer = await postOutside(new URL(endpoint), { headers, body, trusted: environment.pushTestService });
    const reason = `status ${answer.status}`;
    if (answer.status >= 200 && answer.status < 300) return { status: 'delivered' };
    if (answer.status === 404 || answer.status === 410) return { status: 'gone', reason };
    if (answer.status === 429 || answer.status >= 500)
      return { status: 'away', reason, retryAfter: answer.headers['retry-after'] };
    return { status: 'refused', reason };
  } catch (error) {
    return { status: 'away', reason: errorKind(error) };
  }
}
