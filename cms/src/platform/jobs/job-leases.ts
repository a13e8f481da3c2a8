import { randomUUID } from 'node:crypto';

/** A job of the composition's table: who has it now, and how it went. Times in milliseconds. */
interface ScheduledJobRow {
  name: string;
  /** The run that has it; nobody's where the time is over. */
  leased_by: string | null;
  leased_until: number | string;
  /** When the last run that ended had begun. */
  last_run_at: number | string | null;
  last_failed_at: number | string | null;
  /** A code or a class of the last run's failure; '' where it went well. */
  last_failure: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    scheduled_jobs: ScheduledJobRow;
  }
}

/** The lease of a process that died is over by then. One that lives renews its own. */
export const leaseMs = 5 * 60_000;

const table = () => strapi.db.connection<ScheduledJobRow>('scheduled_jobs');

/** Clocks of several machines differ by less. What was noted for later than that, a clock noted that has been set back. */
const clocksDifferMs = leaseMs;

/** When the last run of each job that ended had begun, by name; nothing of one that is still to come by the clock of now. */
export async function lastRuns(): Promise<ReadonlyMap<string, number>> {
  const rows = await table()
    .where('last_run_at', '<=', Date.now() + clocksDifferMs)
    .select('name', 'last_run_at');
  return new Map(rows.map(({ name, last_run_at }) => [name, Number(last_run_at)]));
}

/**
 * Takes a job for one run alone: of several that ask, one changes the row.
 *
 * @returns the run's name; nothing where another has it
 */
export async function takeLease(name: string): Promise<string | undefined> {
  const now = Date.now();
  const run = randomUUID();
  await table().insert({ name, leased_until: 0, last_failure: '' }).onConflict('name').ignore();
  const taken = await table()
    .where({ name })
    .whereNotBetween('leased_until', [now + 1, now + leaseMs + clocksDifferMs])
    .update({ leased_by: run, leased_until: now + leaseMs });
  return taken === 1 ? run : undefined;
}

export async function renewLease(name: string, run: string): Promise<void> {
  await table()
    .where({ name, leased_by: run })
    .update({ leased_until: Date.now() + leaseMs });
}

/** @param failure '' where it went well */
export async function endLease(name: string, run: string, beganAt: number, failure: string): Promise<void> {
  await table()
    .where({ name, leased_by: run })
    .update({
      leased_by: null,
      leased_until: 0,
      last_run_at: beganAt,
      last_failure: failure,
      ...(failure && { last_failed_at: Date.now() }),
    });
}
