import type { Knex } from 'knex';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { lastOpening } from '../opportunity/openings.js';
import { notifyReaders } from '../notification/notify-readers.js';
import { emptyPool } from './candidates.js';
import { computeRecommendations, shownOf, type Scored } from './compute.js';
import { readExcluded } from './excluded.js';
import { recommendationId } from './recommendation-id.js';

interface RecommendationRow {
  user_id: number;
  /** JSON of `Scored[]`. */
  items: string;
  made_at: number;
  /** When this reader was last told that there are new ones, and of which; JSON of their ids. */
  told_at: number;
  told: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    recommendations: RecommendationRow;
    recommendation_dismissals: { user_id: number; recommendation_id: string; at: number };
  }
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const peopleAtOnce = 250;
export const shownOfKind = 8;

/**
 * What is stored for somebody; made at once for who has none yet, or has changed their profile since. The queries are as
 * many however many members there are.
 */
export async function getScored(userId: number): Promise<Scored[]> {
  const row = await strapi.db.connection('recommendations').where({ user_id: userId }).first('items', 'made_at');
  if (row && Number(row.made_at) > (await lastChangeOf(userId))) return storedJson<Scored[]>(row.items);
  const now = Date.now();
  const made = await computeRecommendations([userId], await readExcluded([userId]));
  await strapi.db.connection.transaction((trx) => store(trx, made, now));
  return made.get(userId) ?? [];
}

/** When somebody's profile was changed last. */
async function lastChangeOf(userId: number): Promise<number> {
  const row: { at?: Date | number | string | null } | undefined = await strapi.db
    .connection('members as m')
    .join('members_user_lnk as l', 'l.member_id', 'm.id')
    .where('l.user_id', userId)
    .max({ at: 'm.updated_at' })
    .first();
  return row?.at ? new Date(row.at).getTime() : 0;
}

/**
 * Makes recommendations anew: of everybody once a day, and within an hour of an opening. Who has new ones is told of
 * them once a week, where their preferences allow it. Batch by batch: what breaks off is gone on with by the next run.
 */
export async function refreshRecommendations(now: number): Promise<void> {
  const olderThan = Math.max(now - dayMs, Math.min(await lastOpening(), now - hourMs));
  const pool = emptyPool();
  for (let last: number | undefined = 0; last !== undefined;) {
    const ids: number[] = await listDue(last, olderThan);
    if (ids.length > 0) {
      const excluded = await readExcluded(ids);
      const made = await computeRecommendations(ids, excluded, pool);
      await strapi.db.connection.transaction((trx) => storeAndTell(trx, made, excluded, now));
    }
    last = ids.length < peopleAtOnce ? undefined : ids.at(-1);
  }
}

async function listDue(afterUserId: number, olderThan: number): Promise<number[]> {
  const rows: { id: number }[] = await strapi.db
    .connection('up_users as u')
    .leftJoin('recommendations as r', 'r.user_id', 'u.id')
    .where({ 'u.confirmed': true, 'u.blocked': false })
    .where('u.id', '>', afterUserId)
    .where((due) => void due.whereNull('r.made_at').orWhere('r.made_at', '<', olderThan))
    .orderBy('u.id')
    .limit(peopleAtOnce)
    .select('u.id');
  return rows.map(({ id }) => id);
}

/** Nobody is told of their first ones: they come with the account. */
async function storeAndTell(
  trx: Knex,
  made: ReadonlyMap<number, Scored[]>,
  excluded: ReadonlyMap<number, ReadonlySet<string>>,
  now: number,
): Promise<void> {
  const before = await trx('recommendations')
    .whereIn('user_id', [...made.keys()])
    .select('user_id', 'told_at', 'told');
  const toTell = new Map<number, string[]>();
  for (const { user_id, told_at, told } of before) {
    if (Number(told_at) > now - 7 * dayMs) continue;
    const shown = shownOf(made.get(user_id) ?? [], excluded.get(user_id) ?? new Set(), shownOfKind);
    const ids = shown.map(({ kind, target }) => recommendationId(kind, target));
    const known = new Set(storedJson<string[]>(told));
    if (ids.some((id) => !known.has(id))) toTell.set(user_id, ids);
  }
  await store(trx, made, now, toTell);
  if (toTell.size > 0) await notifyReaders(trx, [...toTell.keys()], 'new-recommendations', {}, now);
}

async function store(
  trx: Knex,
  made: ReadonlyMap<number, Scored[]>,
  now: number,
  told: ReadonlyMap<number, string[]> = new Map(),
): Promise<void> {
  for (const [user_id, scored] of made) {
    const written = { items: JSON.stringify(scored), made_at: now };
    const ids = told.get(user_id);
    const first = shownOf(scored, new Set(), shownOfKind).map(({ kind, target }) => recommendationId(kind, target));
    await trx('recommendations')
      .insert({ user_id, ...written, told_at: now, told: JSON.stringify(first) })
      .onConflict('user_id')
      .merge(ids ? { ...written, told_at: now, told: JSON.stringify(ids) } : written);
  }
}
