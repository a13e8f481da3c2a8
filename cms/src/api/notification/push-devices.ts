import { ECDH, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { PushDevice, PushSubscription } from '@scholars/contract/push';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import type { SealedColumn } from '../../platform/encryption/reseal-rows.js';
import { openBytes, sealBytes } from '../../platform/encryption/sealed-bytes.js';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { environment } from '../../platform/environment/environment.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { mayLeadOutside } from '../../platform/outgoing/public-address.js';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { inTurn } from '../../platform/processes/turns.js';
import { storedJson } from '../../platform/typed/trusted-types.js';

interface DeviceRow {
  id: string;
  user_id: number;
  /** It lives as long as this session does, however that ends. */
  session_id: string;
  endpoint_hash: string;
  /** Base64 of sealed bytes: who knows address and keys may write to the device. */
  sealed: string;
  shows_words: boolean | number;
  created_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    push_subscriptions: DeviceRow;
  }
}

/** Where a device's messages go, and what they are encrypted with. */
export type PushTarget = Pick<PushSubscription, 'endpoint' | 'keys'>;

const purpose = 'push-subscriptions';
export const sealedTargets: SealedColumn = {
  table: 'push_subscriptions',
  key: 'id',
  id: 'id',
  column: 'sealed',
  encoding: 'base64',
  purpose,
};

/** Nothing where it was sealed with another SECRET: then nobody can write to it any more. */
export function findTarget(row: Pick<DeviceRow, 'id' | 'sealed'>): PushTarget | undefined {
  try {
    return targetOf(row);
  } catch {
    return undefined;
  }
}

function targetOf({ id, sealed }: Pick<DeviceRow, 'id' | 'sealed'>): PushTarget {
  return storedJson<PushTarget>(openBytes(purpose, id, Buffer.from(sealed, 'base64')).toString());
}

/** The devices of live sessions: with its session a subscription is over, whatever ended it. */
export function liveDevices(db: Knex, now = Date.now()) {
  return db('push_subscriptions as s')
    .join('account_sessions as a', 'a.id', 's.session_id')
    .join('up_users as u', 'u.id', 's.user_id')
    .where('a.expires_at', '>', now)
    .where({ 'u.blocked': false, 'u.confirmed': true });
}

export async function listDevices({ userId, sessionId }: SignedIn): Promise<PushDevice[]> {
  const rows: (DeviceRow & { device: string })[] = await liveDevices(strapi.db.connection)
    .where('s.user_id', userId)
    .orderBy([{ column: 's.created_at', order: 'desc' }, 's.id'])
    .select('s.*', 'a.device');
  return rows.map((row) => presentDevice(row, row.device, sessionId));
}

function presentDevice(
  { id, session_id, created_at, shows_words }: DeviceRow,
  device: string,
  sessionId: string,
): PushDevice {
  const createdAt = new Date(created_at).toISOString();
  return { id, device, createdAt, showsWords: Boolean(shows_words), current: session_id === sessionId };
}

/**
 * Subscribes the browser of a session, in place of what it was subscribed with before. A browser that somebody else has
 * used is theirs no longer.
 *
 * @throws ContractError 422 for an address that is none of the internet's, and for a key that is none
 */
export async function subscribe(
  { userId, sessionId }: SignedIn,
  { endpoint, keys, showsWords }: PushSubscription,
): Promise<PushDevice> {
  if (!isPushService(endpoint)) throw invalidFields({ endpoint: ['value.invalid'] });
  if (!isPoint(keys.p256dh)) throw invalidFields({ keys: ['value.invalid'] });
  const id = randomUUID();
  const row: DeviceRow = {
    id,
    user_id: userId,
    session_id: sessionId,
    endpoint_hash: sha256Hex(endpoint),
    sealed: sealBytes(purpose, id, JSON.stringify({ endpoint, keys })).toString('base64'),
    shows_words: showsWords,
    created_at: Date.now(),
  };
  return presentDevice(row, await keepDevice(row), sessionId);
}

/**
 * One after the other: of two at once each would find the session or the browser of the other free.
 *
 * @returns what the session's device calls itself
 */
function keepDevice(row: DeviceRow): Promise<string> {
  const { session_id, endpoint_hash } = row;
  return inTurn('push devices', async () =>
    strapi.db.transaction(async ({ trx }) => {
      await trx('push_subscriptions').where({ session_id }).orWhere({ endpoint_hash }).delete();
      await trx('push_subscriptions').insert(row);
      const session = await trx('account_sessions').where({ id: session_id }).first('device');
      return session?.device ?? '';
    }),
  );
}

function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  return url.origin === environment.pushTestService || mayLeadOutside(url);
}

/** To any other nothing could ever be encrypted. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

export async function findOwnDevice(userId: number, id: string): Promise<{ id: string } | undefined> {
  const row: { id: string } | undefined = await strapi.db
    .connection('push_subscriptions')
    .where({ user_id: userId, id })
    .first('id');
  return row;
}

/** Nothing more goes to a device, nor what is on its way. */
export async function forgetDevice(id: string): Promise<void> {
  await strapi.db.connection('push_subscriptions').where({ id }).delete();
  await strapi.db.connection('push_messages').where({ subscription_id: id }).delete();
}

/** Devices whose sessions are over, and messages to none. */
export async function forgetEndedDevices(): Promise<void> {
  const { connection } = strapi.db;
  await connection('push_subscriptions').whereNotIn('session_id', connection('account_sessions').select('id')).delete();
  await connection('push_messages')
    .whereNotIn('subscription_id', connection('push_subscriptions').select('id'))
    .delete();
}

export const personalPushDevices: PersonalPart = {
  async collect({ userId }) {
    const rows: DeviceRow[] = await strapi.db
      .connection('push_subscriptions')
      .where({ user_id: userId })
      .orderBy('created_at', 'desc');
    return rows.map(({ created_at, shows_words, ...row }) => ({
      endpoint: findTarget(row)?.endpoint ?? '',
      createdAt: new Date(created_at).toISOString(),
      showsWords: Boolean(shows_words),
    }));
  },
};
