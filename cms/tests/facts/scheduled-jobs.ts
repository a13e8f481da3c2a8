import { describe, expect, it, vi } from 'vitest';
import type { hourly, Jobs, runDueJobs, runJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import type { Cms } from '../support/cms.js';

interface ScheduledJobs {
  hourly: typeof hourly;
  runDueJobs: typeof runDueJobs;
  runJobs: typeof runJobs;
}

/** Jobs of the CMS's own table: who runs them, and what becomes of one that fails. */
export function scheduledJobFacts(cms: Cms): void {
  const jobs = () => cms.module<ScheduledJobs>('src/platform/jobs/scheduled-jobs.js');
  const rowOf = async (name: string) => cms.db('scheduled_jobs').where({ name }).first();
  const hourMs = 3_600_000;
  /** A job that tells when it has begun, and ends when it is let go. */
  const held = () => {
    let runs = 0;
    let end = () => {};
    let tellBegun = () => {};
    const begun = new Promise<void>((resolve) => (tellBegun = resolve));
    const ended = new Promise<void>((resolve) => (end = resolve));
    const run = async () => {
      runs += 1;
      tellBegun();
      await ended;
    };
    return { run, begun, end: () => end(), runs: () => runs };
  };

  describe('A scheduled job', () => {
    it('that fails is logged and noted by its name, keeps no other from its work, and is tried again', async () => {
      let isBad = true;
      let others = 0;
      const table: Jobs = {
        'bad one': jobs().hourly(async () => {
          if (isBad) throw new RangeError('amina@lakeside.example');
        }),
        'good one': jobs().hourly(async () => (others += 1)),
      };
      await jobs().runJobs(table);
      expect(cms.takeErrors()).toEqual(['Housekeeping failed: bad one (RangeError)']);
      expect(others).toBe(1);
      expect(await rowOf('bad one')).toMatchObject({ last_failure: 'RangeError', leased_by: null });
      const failedAt = Number((await rowOf('bad one'))?.last_failed_at);
      expect(failedAt).toBeGreaterThan(0);
      isBad = false;
      await jobs().runJobs(table);
      expect(others).toBe(2);
      expect(await rowOf('bad one')).toMatchObject({ last_failure: '' });
      expect(Number((await rowOf('bad one'))?.last_failed_at)).toBe(failedAt);
    });

    it('is run once at a time, whoever asks', async () => {
      const job = held();
      const table = { 'slow one': jobs().hourly(job.run) };
      const first = jobs().runJobs(table);
      await job.begun;
      await Promise.all([jobs().runJobs(table), jobs().runJobs(table)]);
      expect(job.runs()).toBe(1);
      job.end();
      await first;
      await jobs().runJobs(table);
      expect(job.runs()).toBe(2);
    });

    it('keeps its lease for as long as it takes', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      try {
        const job = held();
        const running = jobs().runJobs({ 'long one': jobs().hourly(job.run) });
        await job.begun;
        await cms.db('scheduled_jobs').where({ name: 'long one' }).update({ leased_until: 1 });
        vi.advanceTimersByTime(60_000);
        await vi.waitFor(async () =>
          expect(Number((await rowOf('long one'))?.leased_until)).toBeGreaterThan(Date.now() + 200_000),
        );
        job.end();
        await running;
      } finally {
        vi.useRealTimers();
      }
    });

    it('of a process that died is taken up once its lease is over, and not before', async () => {
      let runs = 0;
      const table = { 'left one': jobs().hourly(async () => (runs += 1)) };
      await jobs().runJobs(table);
      const leaseTo = (leased_until: number) =>
        cms.db('scheduled_jobs').where({ name: 'left one' }).update({ leased_by: 'who died', leased_until });
      await leaseTo(Date.now() + 60_000);
      await jobs().runJobs(table);
      expect(runs).toBe(1);
      await leaseTo(Date.now() - 1);
      await jobs().runJobs(table);
      expect(runs).toBe(2);
    });

    it('is due when no process has run it for its time', async () => {
      let runs = 0;
      const table = { 'hourly one': jobs().hourly(async () => (runs += 1)) };
      const ranBefore = (ms: number) =>
        cms
          .db('scheduled_jobs')
          .where({ name: 'hourly one' })
          .update({ last_run_at: Date.now() - ms });
      await jobs().runDueJobs(table);
      await jobs().runDueJobs(table);
      expect(runs).toBe(1);
      await ranBefore(hourMs / 2);
      await jobs().runDueJobs(table);
      expect(runs).toBe(1);
      await ranBefore(hourMs);
      await jobs().runDueJobs(table);
      expect(runs).toBe(2);
    });

    it('is due where a clock that has been set back since noted its run, and taken where it died then', async () => {
      let runs = 0;
      const table = { 'early one': jobs().hourly(async () => (runs += 1)) };
      await jobs().runDueJobs(table);
      const note = (row: object) => cms.db('scheduled_jobs').where({ name: 'early one' }).update(row);
      await note({ last_run_at: Date.now() + 60_000 });
      await jobs().runDueJobs(table);
      expect(runs).toBe(1);
      await note({ last_run_at: Date.now() + hourMs, leased_by: 'who died', leased_until: Date.now() + hourMs });
      await jobs().runDueJobs(table);
      expect(runs).toBe(2);
      expect(Number((await rowOf('early one'))?.last_run_at)).toBeLessThanOrEqual(Date.now());
    });
  });
}
