import { Counter } from 'prom-client';
import { declareNetworkFigure, ofTheNetwork } from '../metrics/network-figures.js';
import { gauge, registry } from '../metrics/registry.js';

// The label is `task`: by `job` Prometheus names what it scrapes.
const runs = new Counter({
  name: 'scholars_cms_job_runs_total',
  help: 'Runs of scheduled jobs by this process: one runs a job at a time, whichever comes first.',
  labelNames: ['task', 'outcome'],
  registers: [registry],
});
const duration = gauge('scholars_cms_job_duration_seconds', 'How long the last run of a job by this process took.', [
  'task',
]);
const interval = gauge('scholars_cms_job_interval_seconds', 'How often a job is to be run.', ['task']);
const lastRun = gauge(
  'scholars_cms_job_last_run_timestamp_seconds',
  `When the last run of a job that ended had begun; while it is not failing, its last success. ${ofTheNetwork}`,
  ['task'],
);
const failing = gauge('scholars_cms_job_failing', `1 where the last run of a job failed. ${ofTheNetwork}`, ['task']);
const leased = gauge(
  'scholars_cms_job_leases',
  `Scheduled jobs that some process is at, and holds a lease of. ${ofTheNetwork}`,
);

/** Notes how a run of this process went. */
export function noteRun(task: string, hasFailed: boolean, ms: number): void {
  runs.inc({ task, outcome: hasFailed ? 'failed' : 'done' });
  duration.set({ task }, ms / 1000);
}

/** Call once, before the first request. */
export function declareJobFigures(jobs: Readonly<Record<string, { everyMs: number }>>): void {
  for (const [task, { everyMs }] of Object.entries(jobs)) {
    interval.set({ task }, everyMs / 1000);
    for (const outcome of ['done', 'failed']) runs.inc({ task, outcome }, 0);
  }
  // Rows of jobs that a version no longer has stay in the table.
  const isKnown = ({ label }: { label: string }) => Object.hasOwn(jobs, label);
  declareNetworkFigure('jobs', {
    select: (db) =>
      db('scheduled_jobs').select({ label: 'name' }, db.raw("case when last_failure = '' then 0 else 1 end as n"), {
        at: 'last_run_at',
      }),
    show(rows) {
      for (const { label: task, n, at } of rows.filter(isKnown)) {
        failing.set({ task }, n);
        if (at !== null) lastRun.set({ task }, at / 1000);
      }
    },
    forget() {
      failing.reset();
      lastRun.reset();
    },
  });
  declareNetworkFigure('leases', {
    select: (db) =>
      db('scheduled_jobs')
        .where('leased_until', '>', Date.now())
        .select(db.raw("'' as label"))
        .count({ n: '*' })
        .select(db.raw('cast(null as bigint) as at')),
    show: ([row]) => leased.set(row?.n ?? 0),
    forget: () => leased.remove(),
  });
}
