import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { searchAlertsMax } from '@scholars/contract/limits';
import { messageRef } from '@scholars/contract/messages';
import type {
  AlertFrequency,
  AlertQuery,
  NewSearchAlert,
  SearchAlert,
  SearchAlertPatch,
} from '@scholars/contract/search-alerts';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { storedJson } from '../../platform/typed/trusted-types.js';

export interface AlertRow {
  id: string;
  user_id: number;
  name: string;
  /** JSON of the contract's `AlertQuery`. */
  query: string;
  /** Its hash: a person has each search once. */
  query_key: string;
  frequency: AlertFrequency;
  is_paused: boolean | number;
  created_at: number;
  /** What was published up to here has been told, or is not to be. */
  told_until: number;
  /** It can be brought back for a day. */
  deleted_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    search_alerts: AlertRow;
  }
}

const deletedKeptMs = 86_400_000;
const table = () => strapi.db.connection('search_alerts');

/** A person's saved searches, the last one first. One query. */
export async function listAlerts(userId: number): Promise<AlertRow[]> {
  return table()
    .where({ user_id: userId })
    .whereNull('deleted_at')
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id']);
}

/** One of a person's own, also where it was deleted within the last day. */
export async function findOwnAlert(userId: number, { id }: { id: string }): Promise<AlertRow | undefined> {
  return table().where({ user_id: userId, id }).first();
}

/**
 * Saves a search. One that is there already gets the new name and frequency, and is mailed again.
 *
 * @throws ContractError 409 where somebody has as many as there may be
 */
export async function saveAlert(userId: number, { name, query, frequency }: NewSearchAlert): Promise<AlertRow> {
  const text = JSON.stringify(query);
  const now = Date.now();
  const fresh: AlertRow = {
    id: randomUUID(),
    user_id: userId,
    name,
    query: text,
    query_key: sha256Hex(text),
    frequency,
    is_paused: false,
    created_at: now,
    told_until: now,
    deleted_at: null,
  };
  return amongOwn(userId, async (trx, own) => {
    const same = own.find(({ query_key }) => query_key === fresh.query_key);
    if (!same) {
      requireRoom(own);
      await trx('search_alerts').insert(fresh);
      return fresh;
    }
    if (same.deleted_at !== null) requireRoom(own);
    return write(trx, same, { ...resumed(same, now), name, frequency, deleted_at: null });
  });
}

/**
 * Changes what is given. One that was deleted is there again.
 *
 * @throws ContractError 409 where there is no room for that any more
 */
export async function changeAlert(
  { id, user_id }: AlertRow,
  { isPaused, ...changes }: SearchAlertPatch,
): Promise<AlertRow> {
  return amongOwn(user_id, async (trx, own) => {
    const alert = own.find((one) => one.id === id);
    if (!alert) throw notFound();
    if (alert.deleted_at !== null) requireRoom(own);
    const paused = isPaused === undefined ? {} : isPaused ? { is_paused: true } : resumed(alert, Date.now());
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    return write(trx, alert, { ...given, ...paused, deleted_at: null });
  });
}

export async function deleteAlert({ id }: AlertRow): Promise<void> {
  await table().where({ id }).whereNull('deleted_at').update({ deleted_at: Date.now() });
}

/** All of a person's, e.g. by the one click of a mail program. */
export async function pauseAlerts(userId: number): Promise<void> {
  await table().where({ user_id: userId }).update({ is_paused: true });
}

/** Those that nobody has brought back. */
export async function forgetDeletedAlerts(now: number): Promise<void> {
  await table()
    .where('deleted_at', '<', now - deletedKeptMs)
    .delete();
}

export function queryOf({ query }: Pick<AlertRow, 'query'>): AlertQuery {
  return storedJson<AlertQuery>(query);
}

export function presentAlert(row: AlertRow): SearchAlert {
  return {
    id: row.id,
    name: row.name,
    query: { ...queryOf(row) },
    frequency: row.frequency,
    isPaused: Boolean(row.is_paused),
    createdAt: new Date(Number(row.created_at)).toISOString(),
  };
}

/** Two changes of one person's wait for each other, so that there are never more than there may be. */
async function amongOwn(userId: number, change: (trx: Knex, own: AlertRow[]) => Promise<AlertRow>): Promise<AlertRow> {
  return strapi.db.transaction(async ({ trx }) => {
    await trx('up_users').where({ id: userId }).forUpdate().first('id');
    return change(trx, await trx('search_alerts').where({ user_id: userId }).select());
  });
}

function requireRoom(own: readonly AlertRow[]): void {
  const live = own.filter(({ deleted_at }) => deleted_at === null);
  if (live.length >= searchAlertsMax) throw new ContractError(409, messageRef('alert.tooMany', searchAlertsMax));
}

/** What was published during a pause is not told after it. */
function resumed(alert: AlertRow, now: number): Partial<AlertRow> {
  return alert.is_paused ? { is_paused: false, told_until: now } : {};
}

async function write(trx: Knex, alert: AlertRow, changes: Partial<AlertRow>): Promise<AlertRow> {
  await trx('search_alerts').where({ id: alert.id }).update(changes);
  return { ...alert, ...changes };
}
