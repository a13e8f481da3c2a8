import type { Locale } from '@scholars/contract/locale';
import { openPayload } from './payload-cipher.js';
import { giveUpAfterMs, neverPutOffMs, retryDelayMs, type Failure } from './retry.js';

/** Longer than any delivery takes: what is `sending` for so long was left by a process that died. */
const lostAfterMs = 5 * 60_000;

export interface JobRow {
  id: string;
  template: string;
  locale: Locale;
  state: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  next_attempt_at: number;
  give_up_at: number;
  claimed_at: number | null;
  last_error: string;
  payload: string | null;
  created_at: number;
  sent_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    mail_jobs: JobRow;
  }
}

export type ClaimedJob = Pick<
  JobRow,
  'id' | 'template' | 'locale' | 'attempts' | 'give_up_at' | 'payload' | 'created_at'
>;

/**
 * Takes due jobs for this process alone: of several that see the same row, one changes it. The number of the
 * attempt is the claim's name, so that a claim that was taken back can no longer write its end.
 */
export async function claimDueJobs(limit: number): Promise<ClaimedJob[]> {
  const { connection } = strapi.db;
  const now = Date.now();
  const due = await connection('mail_jobs')
    .where({ state: 'queued' })
    .whereNotBetween('next_attempt_at', [now + 1, now + neverPutOffMs])
    .orderBy('next_attempt_at')
    .limit(limit)
    .select('*');
  const claimed: ClaimedJob[] = [];
  for (const job of due) {
    const attempts = job.attempts + 1;
    const changed = await connection('mail_jobs')
      .where({ id: job.id, state: 'queued', attempts: job.attempts })
      .update({ state: 'sending', attempts, claimed_at: now });
    if (changed === 1) claimed.push({ ...job, attempts });
  }
  return claimed;
}

/** Writes how an attempt ended. A sent mail's payload is erased. */
export async function finishJob({ id, attempts, give_up_at }: ClaimedJob, failure: Failure | null): Promise<void> {
  const claim = strapi.db.connection('mail_jobs').where({ id, state: 'sending', attempts });
  if (!failure) {
    await claim.update({ state: 'sent', sent_at: Date.now(), payload: null, last_error: '', claimed_at: null });
    return;
  }
  const next = Date.now() + retryDelayMs(attempts);
  const isOver = failure.isPermanent || next > give_up_at;
  await claim.update({
    state: isOver ? 'failed' : 'queued',
    next_attempt_at: next,
    last_error: failure.reason,
    claimed_at: null,
  });
}

/**
 * Puts back what a process that died had claimed, also by a clock that has been set back since. It may have been sent, so the reader may get it twice, under one
 * Message-ID.
 */
export async function requeueLostJobs(): Promise<void> {
  const now = Date.now();
  await strapi.db
    .connection('mail_jobs')
    .where({ state: 'sending' })
    .whereNotBetween('claimed_at', [now - lostAfterMs, now + lostAfterMs])
    .update({ state: 'queued', claimed_at: null });
}

/**
 * Makes a job due now, with its full time ahead.
 *
 * @returns false when it is sent, being sent, or has nothing left to send
 */
export async function resendJob(id: string): Promise<boolean> {
  const now = Date.now();
  const changed = await strapi.db
    .connection('mail_jobs')
    .where({ id })
    .whereIn('state', ['failed', 'queued'])
    .whereNotNull('payload')
    .update({ state: 'queued', next_attempt_at: now, give_up_at: now + giveUpAfterMs });
  return changed === 1;
}

const failedPayloadMs = 30 * 86_400_000;
const jobMs = 90 * 86_400_000;

/** Erases what failed mails still hold after 30 days, and forgets jobs that ended 90 days ago. */
export async function tidyMailJobs(now: number): Promise<void> {
  const ended = () => strapi.db.connection('mail_jobs').whereIn('state', ['sent', 'failed']);
  await ended()
    .where('created_at', '<', now - jobMs)
    .delete();
  await ended()
    .where('created_at', '<', now - failedPayloadMs)
    .whereNotNull('payload')
    .update({ payload: null });
}

const lookedThroughAtOnce = 200;

/** Forgets mails to an address that still hold what they say: they wait, or have failed. */
export async function forgetMailsTo(address: string): Promise<void> {
  const table = () => strapi.db.connection('mail_jobs');
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: Pick<JobRow, 'id' | 'payload'>[] = await table()
      .whereNotNull('payload')
      .where('id', '>', last)
      .orderBy('id')
      .limit(lookedThroughAtOnce)
      .select('id', 'payload');
    const theirs = rows.filter(({ id, payload }) => payload && isTo(address, id, payload)).map(({ id }) => id);
    if (theirs.length > 0) await table().whereIn('id', theirs).delete();
    last = rows.length < lookedThroughAtOnce ? undefined : rows.at(-1)?.id;
  }
}

/** One that no longer opens can be sent to nobody. */
function isTo(address: string, id: string, payload: string): boolean {
  try {
    return openPayload(id, payload).to.toLowerCase() === address;
  } catch {
    return false;
  }
}
