import { setTimeout as wait } from 'node:timers/promises';
import { tableSteps } from './table-steps.js';

interface Look {
  database: 'ok' | 'away';
  /** Whether the last step of this version was taken; nobody knows while the database is away. */
  tables: 'ok' | 'behind' | 'unknown';
}

/** Shorter than the time that probes wait, so that they are told. */
const withinMs = 2000;
const away: Look = { database: 'away', tables: 'unknown' };
let underWay: Promise<Look> | undefined;

/**
 * Whether the database answers, in time, and has the tables of this version. All who ask while one look is under way
 * share it, so that probes do not queue up before a database that hangs.
 */
export async function lookAtDatabase(): Promise<Look> {
  underWay ??= look().finally(() => (underWay = undefined));
  const given = new AbortController();
  try {
    return await Promise.race([underWay, wait(withinMs, away, { signal: given.signal })]);
  } finally {
    given.abort();
  }
}

async function look(): Promise<Look> {
  const newest = tableSteps.at(-1)?.name ?? '';
  try {
    const row = await strapi.db.connection('table_steps').where({ name: newest }).first('id');
    return { database: 'ok', tables: row ? 'ok' : 'behind' };
  } catch {
    // Why, the calls that fail for it tell the log.
    return away;
  }
}
