import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { ChatSettings } from '@scholars/contract/chat';
import { notFound } from '../../platform/errors/contract-error.js';
import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';

/** How somebody chats. Who has never chatted has no row. */
interface ChatPersonRow {
  user_id: number;
  /** Tells nobody when they have read, and is told of nobody. */
  hides_reading: boolean | number;
  last_seen_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    chat_people: ChatPersonRow;
  }
}

// A page that is open asks every few seconds; a write each time would be dear.
const noteEveryMs = 20_000;
/** Longer than the open page of a hidden window waits between two questions. */
const onlineMs = 75_000;
/** SQLite answers within the process: messages wait for as long as one of these statements takes. */
const rowsAtOnce = 100;

export interface ChatPerson {
  hidesReading: boolean;
  isOnline: boolean;
}

const table = () => strapi.db.connection('chat_people');

/** How a person chats, and when they were last there. */
export const personalChatSettings: PersonalPart = {
  async collect({ userId }) {
    const row = await table().where({ user_id: userId }).first('last_seen_at');
    const lastSeenAt = row ? new Date(Number(row.last_seen_at)).toISOString() : null;
    return { ...(await getChatSettings(userId)), lastSeenAt };
  },

  async erase({ userId }) {
    await table().where({ user_id: userId }).delete();
  },
};

/** @throws ContractError 404 for whom the chat is off */
export async function requireChat(userId: number): Promise<void> {
  const user = await strapi.db.connection('up_users').where({ id: userId, messaging_system: true }).first('id');
  if (!user) throw notFound();
}

/** How some people chat. One query. */
export async function readChatPeople(db: Knex, userIds: readonly number[]): Promise<(userId: number) => ChatPerson> {
  const rows = await db('chat_people')
    .whereIn('user_id', [...userIds])
    .select();
  const now = Date.now();
  return (userId) => {
    const row = rows.find(({ user_id }) => user_id === userId);
    return { hidesReading: Boolean(row?.hides_reading), isOnline: row !== undefined && isOnline(row, now) };
  };
}

/** Whether somebody is shown that another is there: only where both of the two let themselves be seen. */
export function seesOnline(person: (userId: number) => ChatPerson, userId: number, otherId: number): boolean {
  return person(otherId).isOnline && !person(otherId).hidesReading && !person(userId).hidesReading;
}

/** Before this moment nobody was seen who is away now. */
export function awaySince(now: number): number {
  return now - onlineMs;
}

function isOnline({ last_seen_at }: ChatPersonRow, now: number): boolean {
  return last_seen_at > awaySince(now);
}

/** Notes that somebody is looking at the site, or has the chat open. */
export async function noteSeen(userId: number): Promise<void> {
  const now = Date.now();
  const changed = await table()
    .where({ user_id: userId })
    .where('last_seen_at', '<', now - noteEveryMs)
    .update({ last_seen_at: now });
  if (changed === 0)
    await table().insert({ user_id: userId, hides_reading: false, last_seen_at: now }).onConflict('user_id').ignore();
}

/** The same of many, who are looked for again and again. */
export async function noteAllSeen(userIds: readonly number[]): Promise<void> {
  const last_seen_at = Date.now();
  for (let from = 0; from < userIds.length; from += rowsAtOnce) {
    await table()
      .insert(
        userIds.slice(from, from + rowsAtOnce).map((user_id) => ({ user_id, hides_reading: false, last_seen_at })),
      )
      .onConflict('user_id')
      .merge({ last_seen_at });
    await letOthersWork();
  }
}

export async function noteAway(userId: number): Promise<void> {
  const last_seen_at = awaySince(Date.now());
  await table().where({ user_id: userId }).where('last_seen_at', '>', last_seen_at).update({ last_seen_at });
}

export async function getChatSettings(userId: number): Promise<ChatSettings> {
  const row = await table().where({ user_id: userId }).first('hides_reading');
  return { readReceipts: !row?.hides_reading };
}

export async function saveChatSettings(userId: number, { readReceipts }: ChatSettings): Promise<void> {
  const hides_reading = !readReceipts;
  await table()
    .insert({ user_id: userId, hides_reading, last_seen_at: Date.now() })
    .onConflict('user_id')
    .merge({ hides_reading });
}
