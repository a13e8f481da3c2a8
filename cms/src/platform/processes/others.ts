import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { sideConnection, type SideConnection } from './side-connection.js';
import { hasOtherProcesses } from './turns.js';

/** What one process tells all on the same database, itself among them. */
export interface News {
  id: string;
  /** Nothing: anything may have changed. */
  change?: string;
  message?: unknown;
  /** There is more to say than a message holds. */
  isMissed?: boolean;
  isOwn: boolean;
}

interface Told {
  change: string;
  message: unknown;
}

const channel = 'scholars_changes';
// PostgreSQL takes less than 8,000.
const messageMaxBytes = 7_800;
const tryAgainMs = 1000;
const self = randomUUID();

let hear: ((news: News) => void) | undefined;
let tryingAgain: NodeJS.Timeout | undefined;
let heardOn: SideConnection | undefined;

/**
 * Listens to all processes on the same database from here on, and has everybody read anew what is remembered: nobody
 * knows what was not heard. Does so again whenever the connection is lost. On SQLite there is one process, and nothing
 * to hear.
 */
export async function listenToOthers(onNews: (news: News) => void): Promise<void> {
  if (!hasOtherProcesses()) return;
  hear = onNews;
  await listen();
}

/** Call before the connection is closed. */
export function stopListening(): void {
  hear = undefined;
  clearTimeout(tryingAgain);
}

/**
 * Of what is committed. Where it cannot be told now, everybody reads everything anew once it can.
 *
 * @returns what names it in all processes; nothing where there are no others, or this one is not part of them yet
 */
export function tellOthers(told: Told): string | undefined {
  if (!hear) return undefined;
  const id = randomUUID();
  void sideConnection()
    .then((connection) => connection.query('select pg_notify($1, $2)', [channel, wordsOf(id, told)]))
    .catch(tryAgain);
  return id;
}

/**
 * With a transaction, and never if it is taken back.
 *
 * @returns what will name it in all processes; nothing where there are no others
 */
export async function tellOthersWith(trx: Knex, told: Told): Promise<string | undefined> {
  if (!hasOtherProcesses()) return undefined;
  const id = randomUUID();
  await trx.raw('select pg_notify(?, ?)', [channel, wordsOf(id, told)]);
  return id;
}

async function listen(): Promise<void> {
  const connection = await sideConnection();
  if (heardOn !== connection) listenOn(connection);
  await connection.query(`listen ${channel}`, []);
  await sayAnythingMayHaveChanged(connection);
}

function listenOn(connection: SideConnection): void {
  heardOn = connection;
  connection.on('end', tryAgain);
  connection.on('notification', ({ channel: from, payload }) => {
    if (from === channel && payload !== undefined) hear?.(newsIn(payload));
  });
}

async function sayAnythingMayHaveChanged(connection: SideConnection): Promise<void> {
  await connection.query('select pg_notify($1, $2)', [channel, JSON.stringify({ id: randomUUID(), from: self })]);
}

function tryAgain(): void {
  clearTimeout(tryingAgain);
  if (!hear) return;
  tryingAgain = setTimeout(() => void listen().catch(tryAgain), tryAgainMs).unref();
}

function wordsOf(id: string, { change, message }: Told): string {
  const head = { id, from: self, change };
  const words = JSON.stringify({ ...head, message });
  return Buffer.byteLength(words) <= messageMaxBytes ? words : JSON.stringify({ ...head, isMissed: true });
}

function newsIn(payload: string): News {
  const { from, ...news } = JSON.parse(payload) as Omit<News, 'isOwn'> & { from: string }; // as it was told
  return { ...news, isOwn: from === self };
}
