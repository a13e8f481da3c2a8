import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Tables } from 'knex/types/tables';
import type { Session } from '@scholars/contract/account';
import { sessionDays } from '@scholars/contract/limits';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { afterCommit } from '../../platform/database/after-commit.js';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { closeSockets } from '../../platform/live/live-channel.js';
import { chosenQueues } from './own-queues.js';
import { accountName } from './account-name.js';

const sessionMs = sessionDays * 86_400_000;
// So long a sign-in with a provider stands for a password that is typed anew.
const proofMs = 15 * 60_000;
// `lastUsedAt` is for people to tell their sessions apart; a write with each request would be dear.
const noteUseEveryMs = 300_000;

interface Row {
  id: string;
  token_hash: string;
  user_id: number;
  device: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  /** When a sign-in provider told who the person is; nothing where a password did. */
  proven_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    account_sessions: Row;
  }
}

type FoundSession = Pick<Row, 'id' | 'user_id' | 'last_used_at'> &
  Pick<Tables['up_users'], 'first_name' | 'last_name' | 'email'> & {
    type: string;
    second_factor: unknown;
    queues: unknown;
  };

/**
 * Opens a session: a random 256-bit token of which only the hash is kept, so that the database alone
 * signs nobody in, and which a deleted row ends at once.
 *
 * @param trx the transaction in which it was seen that the person may sign in
 * @param by a provider tells who the person is as freshly as a password would
 * @returns the token, base64url
 */
export async function openSession(
  trx: Knex,
  userId: number,
  device: string,
  by: 'password' | 'provider' = 'password',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await trx('account_sessions').insert({
    id: randomUUID(),
    token_hash: sha256Hex(token),
    user_id: userId,
    device,
    created_at: now,
    last_used_at: now,
    expires_at: now + sessionMs,
    proven_at: by === 'provider' ? now : null,
  });
  return token;
}

/** The live session of a token; null when there is none, it has expired, or its person is blocked. One query. */
export async function findSession(token: string): Promise<SignedIn | null> {
  const now = Date.now();
  const row: FoundSession | undefined = await strapi.db
    .connection('account_sessions as s')
    .join('up_users as u', 'u.id', 's.user_id')
    .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .join('up_roles as r', 'r.id', 'l.role_id')
    .where({ 's.token_hash': sha256Hex(token), 'u.blocked': false, 'u.confirmed': true })
    .where('s.expires_at', '>', now)
    .first(
      's.id',
      's.user_id',
      's.last_used_at',
      'r.type',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.second_factor',
      'u.queues',
    );
  if (!row) return null;
  if (now - row.last_used_at > noteUseEveryMs)
    await strapi.db.connection('account_sessions').where({ id: row.id }).update({ last_used_at: now });
  return {
    sessionId: row.id,
    userId: row.user_id,
    role: row.type === 'coordinator' ? 'coordinator' : 'member',
    name: accountName(row),
    hasSecondFactor: Boolean(row.second_factor),
    queues: chosenQueues(row.queues),
  };
}

/** Whether the person of a session has just been proven by a provider. */
export async function isProvenByProvider({ sessionId }: SignedIn): Promise<boolean> {
  const row = await strapi.db.connection('account_sessions').where({ id: sessionId }).first('proven_at');
  return Date.now() - (row?.proven_at ?? 0) < proofMs;
}

/** One's live sessions, the last used first. */
export async function listSessions({ userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>): Promise<Session[]> {
  const rows = await strapi.db
    .connection('account_sessions')
    .where({ user_id: userId })
    .where('expires_at', '>', Date.now())
    .orderBy([{ column: 'last_used_at', order: 'desc' }, 'id'])
    .select('id', 'device', 'created_at', 'last_used_at');
  const at = (ms: number) => new Date(ms).toISOString();
  return rows.map((row): Session => ({
    id: row.id,
    current: row.id === sessionId,
    createdAt: at(row.created_at),
    lastUsedAt: at(row.last_used_at),
    device: row.device,
  }));
}

export async function findOwnSession(
  userId: number,
  id: string,
  db: Knex = strapi.db.connection,
): Promise<{ id: string } | undefined> {
  const row: { id: string } | undefined = await db('account_sessions').where({ user_id: userId, id }).first('id');
  return row;
}

export async function endSession(userId: number, id: string, db: Knex = strapi.db.connection): Promise<void> {
  await db('account_sessions').where({ user_id: userId, id }).delete();
  afterCommit(db, () => closeSockets(({ sessionId }) => sessionId === id));
}

/**
 * Ends a person's sessions, in the transaction of the change that asks for it.
 *
 * @param except the id of one that goes on
 */
export async function endSessionsOf(db: Knex, userId: number, except = ''): Promise<void> {
  await db('account_sessions').where({ user_id: userId }).whereNot({ id: except }).delete();
  afterCommit(db, () => closeSockets((person) => person.userId === userId && person.sessionId !== except));
}
