import type { Knex } from 'knex';
import { afterCommit } from '../../platform/database/after-commit.js';
import { backgroundWork } from '../../platform/processes/background-work.js';
import { filledAtStart, storedJson } from '../../platform/typed/trusted-types.js';
import { isNoticeName, type NoticeName, type Notices } from './notices.js';
import { notifyReaders } from './notify-readers.js';

/**
 * Many people of one sort, e.g. the followers of an organization: those after an account's id, in the order of these
 * ids.
 */
type Audience = (trx: Knex, of: string, afterUserId: number, limit: number) => Promise<number[]>;

/**
 * What an audience is of: each subject declares its own (`declare module`).
 *
 * @public for `declare module`, where nothing imports it
 */
export interface Audiences {}
type AudienceName = keyof Audiences;

interface FanOutRow {
  /** What all this is about, told once. */
  subject: string;
  audience: string;
  audience_of: string;
  notice: string;
  params: string;
  created_at: number;
  /** Everybody up to here has been notified. */
  after_user_id: number;
  ended_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    notification_fan_outs: FanOutRow;
  }
}

const batchSize = 500;
const audiences = filledAtStart<Record<AudienceName, Audience>>();

/** Call once, before anybody is notified. */
export function registerAudiences(all: Record<AudienceName, Audience>): void {
  Object.assign(audiences, all);
}

/**
 * Has many people notified, after the transaction of what happened: no request waits for them, and a process that dies
 * leaves the rest to the next run.
 *
 * @param subject what is told, e.g. `opening:<id>`; what was told once is not told again
 */
export async function notifyMany<Name extends NoticeName>(
  trx: Knex,
  to: { audience: AudienceName; of: string },
  notice: Name,
  params: Notices[Name],
  subject: string,
): Promise<void> {
  await trx('notification_fan_outs')
    .insert({
      subject,
      audience: to.audience,
      audience_of: to.of,
      notice,
      params: JSON.stringify(params),
      created_at: Date.now(),
      after_user_id: 0,
      ended_at: null,
    })
    .onConflict('subject')
    .ignore();
  afterCommit(trx, fanOuts.wake);
}

/**
 * Notifies whoever waits for it, batch by batch: a batch and how far it came are one transaction, so nobody is notified
 * twice.
 */
export const fanOuts = backgroundWork('fan-outs', async ({ goesOn, each }) => {
  const open = await strapi.db
    .connection('notification_fan_outs')
    .whereNull('ended_at')
    .orderBy(['created_at', 'subject'])
    .select('subject');
  await each(open, async ({ subject }) => {
    while (goesOn() && (await notifyBatch(subject)));
  });
});

/** @returns whether there may be more */
async function notifyBatch(subject: string): Promise<boolean> {
  return strapi.db.connection.transaction(async (trx) => {
    const row = await trx('notification_fan_outs').where({ subject }).whereNull('ended_at').forUpdate().first();
    if (!row) return false;
    const users = await usersOf(trx, row);
    const params = storedJson<never>(row.params); // what `notifyMany` wrote with the same name
    const { notice } = row;
    if (users.length > 0 && isNoticeName(notice)) await notifyReaders(trx, users, notice, params, row.created_at);
    const last = users.at(-1) ?? row.after_user_id;
    const isOver = users.length < batchSize;
    await trx('notification_fan_outs')
      .where({ subject })
      .update({ after_user_id: last, ended_at: isOver ? Date.now() : null });
    return !isOver;
  });
}

/** Nobody where a later version no longer has the notice or the audience. */
async function usersOf(trx: Knex, { audience, audience_of, notice, after_user_id }: FanOutRow): Promise<number[]> {
  if (!isNoticeName(notice) || !isAudienceName(audience)) return [];
  return audiences[audience](trx, audience_of, after_user_id, batchSize);
}

function isAudienceName(name: string): name is AudienceName {
  return Object.hasOwn(audiences, name);
}
