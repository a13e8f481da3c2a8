import { errorKind } from '@scholars/contract/error-kind';
import { isPostgres } from '../database/dialect.js';
import { noteRun } from './job-metrics.js';
import { endLease, lastRuns, leaseMs, renewLease, takeLease } from './job-leases.js';

/** Something that is done again and again, by one process at a time. */
export interface Job {
  everyMs: number;
  /** @param now the time that terms are counted by */
  run(now: number): Promise<unknown>;
}

/** By the name that a job is leased and logged under, in the order in which they are done. */
export type Jobs = Readonly<Record<string, Job>>;

const hourMs = 3_600_000;
// As often as the job that is done most often. What a process that died had leased is taken up by another one within
// this time and the lease.
const lookEveryMs = 60_000;
const timers: NodeJS.Timeout[] = [];

export function hourly(run: Job['run']): Job {
  return { everyMs: hourMs, run };
}

/** Does jobs from now on, each when its time has come, which is looked at every so often. */
export function startScheduledJobs(jobs: Jobs, lookMs: number = lookEveryMs): void {
  timers.push(setInterval(() => void runDueJobs(jobs, lookMs), lookMs).unref());
}

export function stopScheduledJobs(): void {
  for (const timer of timers.splice(0)) clearInterval(timer);
}

/** Runs the jobs that no process has run for as long as they are to wait. */
export async function runDueJobs(jobs: Jobs, lookMs: number = lookEveryMs): Promise<void> {
  try {
    const ran = await lastRuns();
    // Half a look early rather than a whole one late.
    const dueAt = ([name, { everyMs }]: [string, Job]) => (ran.get(name) ?? 0) + everyMs - lookMs / 2;
    await runJobs(Object.fromEntries(Object.entries(jobs).filter((job) => dueAt(job) <= Date.now())));
  } catch (error) {
    strapi.log.warn(`No job was looked for: ${errorKind(error)}`);
  }
}

/**
 * Runs jobs now, one after the other, each by itself: one that fails, as on a full disk, is noted, logged and tried
 * again the next time, and keeps no other from its work. One that another process is at is left to it.
 */
export async function runJobs(jobs: Jobs, now: number = Date.now()): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await runLeased(name, () => job.run(now));
    } catch (error) {
      strapi.log.error(`Housekeeping failed: ${name} (${errorKind(error)})`);
    }
  }
}

async function runLeased(name: string, work: () => Promise<unknown>): Promise<void> {
  const beganAt = Date.now();
  const run = await takeLease(name).catch(unlessAlone);
  if (run === undefined) return;
  const renewing = setInterval(() => void renewLease(name, run).catch(() => undefined), leaseMs / 5).unref();
  let failure = '';
  try {
    await work();
  } catch (error) {
    failure = errorKind(error);
    throw error;
  } finally {
    clearInterval(renewing);
    noteRun(name, failure !== '', Date.now() - beganAt);
    // Whoever cannot write this cannot say more: the lease ends by itself.
    await endLease(name, run, beganAt, failure).catch(() => undefined);
  }
}

/** SQLite has one process: where its disk is full, what makes room is done all the same. */
function unlessAlone(error: unknown): string {
  if (isPostgres(strapi.db.connection)) throw error;
  return 'not leased';
}
