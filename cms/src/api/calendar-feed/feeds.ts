import { randomBytes } from 'node:crypto';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { withoutClosed } from '../account/closings.js';

interface FeedRow {
  user_id: number;
  token_hash: string;
  created_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    calendar_feeds: FeedRow;
  }
}

/** Whose calendar it is. */
export interface FeedOwner {
  userId: number;
  email: string;
}

const table = () => strapi.db.connection('calendar_feeds');

/** When the address of somebody's calendar was made. */
export async function findFeed(userId: number): Promise<Date | undefined> {
  const row = await table().where({ user_id: userId }).first('created_at');
  return row && new Date(Number(row.created_at));
}

/**
 * Makes a new token, which ends the one before it: 256 random bits, of which only the hash is kept.
 *
 * @returns the token, base64url; it is nowhere else
 */
export async function renewFeed(userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await table()
    .insert({ user_id: userId, token_hash: sha256Hex(token), created_at: Date.now() })
    .onConflict('user_id')
    .merge();
  return token;
}

export async function revokeFeed(userId: number): Promise<void> {
  await table().where({ user_id: userId }).delete();
}

/** Nobody for a token that has ended, or of an account that may not sign in or is closed. */
export async function findFeedOwner(token: string): Promise<FeedOwner | undefined> {
  const row = await strapi.db
    .connection('calendar_feeds as f')
    .join('up_users as u', 'u.id', 'f.user_id')
    .where({ 'f.token_hash': sha256Hex(token), 'u.confirmed': true, 'u.blocked': false })
    .modify(withoutClosed, 'u.id')
    .first('u.id', 'u.email');
  return row && { userId: row.id, email: row.email };
}
