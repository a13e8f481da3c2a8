import { describe, expect, it } from 'vitest';
import { readScrape, type Scrape } from '@scholars/contract/tests/scrape';
import { commonMetrics } from '@scholars/contract/metrics';
import { kindNames } from '@scholars/contract/queues/submission-kinds';
import type * as Metrics from '../../src/platform/metrics/metrics-server.js';
import { people, rowOf, type Cms } from '../support/cms.js';
import { buildMessage } from '../support/forms.js';
import { rawRequest } from '../support/request.js';

const requests = commonMetrics.requests.name;

export function metricsFacts(cms: Cms): void {
  const render = (maxAgeMs?: number) =>
    cms.module<typeof Metrics>('src/platform/metrics/metrics-server.js').renderMetrics(maxAgeMs);
  /** Read anew, also where it was read a moment ago. */
  const scrape = async (): Promise<Scrape> => readScrape(await render(-1));
  /** By how much figures went up while something was done. */
  const risen = async (work: () => Promise<unknown>) => {
    const before = await scrape();
    await work();
    const after = await scrape();
    return (name: string, labels: Record<string, string> = {}) =>
      (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0);
  };

  describe('What the CMS tells in figures', () => {
    it('counts each request by route, method and class of status, with how long it took', async () => {
      const by = await risen(async () => {
        await cms.get('/api/members/nobody-of-this-name');
        await cms.get('/api/members/another-one');
        await cms.post('/api/contact-us', {});
      });
      expect(by(requests, { route: '/api/members/{id}', method: 'GET', status: '4xx' })).toBe(2);
      expect(by(requests, { method: 'POST', status: '4xx' })).toBe(1);
      expect(by(`${commonMetrics.durations.name}_count`, { route: '/api/members/{id}' })).toBe(2);
      expect(by(commonMetrics.inFlight.name)).toBe(0);
    });

    it('has no more routes and methods for what anybody can think of', async () => {
      const nonsense = async (round: number) => {
        for (let n = 0; n < 20; n += 1) {
          await rawRequest(cms.url, { path: `/nonsense-${round}-${n}` });
          await rawRequest(cms.url, { path: `/api/nonsense/${round}/${n}?q=${n}` });
          await rawRequest(cms.url, { path: `/api/members/${round}-${n}%2e` });
          await rawRequest(cms.url, { path: `/uploads/${round}-${n}.png` });
        }
        for (const method of ['PROPFIND', 'PURGE', 'OPTIONS']) await rawRequest(cms.url, { method, path: '/' });
      };
      await nonsense(1);
      const before = await scrape();
      await nonsense(2);
      const after = await scrape();
      for (const label of ['route', 'method', 'status'])
        expect(after.labelValues(requests, label)).toEqual(before.labelValues(requests, label));
      expect([...after.labelValues(requests, 'route')].filter((route) => /nonsense|\d/.test(route))).toEqual([]);
      expect([...after.labelValues(requests, 'method')]).not.toContain('PROPFIND');
    });

    it('counts what was kept and what was not', async () => {
      const kept = 'scholars_cms_kept_answers_total';
      const path = `/api/job-opportunities?pageSize=7&search=figures`;
      const first = await risen(() => cms.get(path));
      expect([first(kept, { outcome: 'miss' }), first(kept, { outcome: 'hit' })]).toEqual([1, 0]);
      const second = await risen(() => cms.get(path));
      expect([second(kept, { outcome: 'miss' }), second(kept, { outcome: 'hit' })]).toEqual([0, 1]);
      expect(second(requests, { route: '/api/job-opportunities', status: '2xx' })).toBe(1);
      expect((await scrape()).value(commonMetrics.memoryBytes.name, { memory: 'answers' })).toBeGreaterThan(0);
    });

    it('counts sign-ins and those that were refused', async () => {
      const signIns = 'scholars_cms_sign_ins_total';
      const by = await risen(async () => {
        await cms.signIn(people.other);
        await cms.post('/api/login', { email: people.other, password: 'wrong-Passw0rd-1' });
        await cms.post('/api/login', { email: 'nobody@readers.example', password: 'wrong-Passw0rd-1' });
      });
      expect([by(signIns, { outcome: 'password' }), by(signIns, { outcome: 'wrong-password' })]).toEqual([1, 2]);
    });

    it('tells how many mails wait, and for how long the oldest has', async () => {
      await cms.db('mail_jobs').insert({
        id: 'figures-1',
        template: 'none',
        locale: 'en',
        state: 'queued',
        attempts: 0,
        // Nobody comes to it meanwhile.
        next_attempt_at: Date.now() + 300_000,
        give_up_at: Date.now() + 3_600_000,
        claimed_at: null,
        last_error: '',
        payload: '',
        created_at: Date.now() - 600_000,
        sent_at: null,
      });
      const waits = await scrape();
      await cms.db('mail_jobs').where({ id: 'figures-1' }).update({ state: 'failed' });
      const failed = await scrape();
      await cms.db('mail_jobs').where({ id: 'figures-1' }).delete();
      const mails = (state: string) => [waits, failed].map((at) => at.value('scholars_cms_mails', { state }) ?? NaN);
      expect(mails('queued')[0]).toBeGreaterThanOrEqual(1);
      expect(waits.value('scholars_cms_mail_oldest_seconds')).toBeGreaterThanOrEqual(600);
      expect(mails('failed')).toEqual([0, 1]);
      expect(failed.value('scholars_cms_mail_oldest_seconds')).toBeLessThan(600);
    });

    it('tells of each kind how many were sent, and how many wait', async () => {
      const by = await risen(async () => {
        expect((await cms.post('/api/contact-us', buildMessage({ recaptcha: 'x' }))).status).toBe(200);
      });
      expect(by('scholars_cms_submissions', { kind: 'contact-messages' })).toBe(1);
      expect(by('scholars_cms_submissions_waiting', { kind: 'contact-messages' })).toBe(1);
      expect((await scrape()).labelValues('scholars_cms_submissions', 'kind')).toEqual(new Set(kindNames));
    });

    it('tells when each job was last run, and whether it failed', async () => {
      const lastRun = (at: Scrape) => at.value('scholars_cms_job_last_run_timestamp_seconds', { task: 'mails' }) ?? 0;
      const failing = (at: Scrape) => at.value('scholars_cms_job_failing', { task: 'mails' });
      const began = await scrape();
      expect([failing(began), lastRun(began) * 1000 < Date.now(), lastRun(began) > 0]).toEqual([0, true, true]);
      const { tidyUp } = cms.module<{ tidyUp(): Promise<void> }>('src/composition/housekeeping.js');
      const by = await risen(tidyUp);
      expect(by('scholars_cms_job_runs_total', { task: 'mails', outcome: 'done' })).toBe(1);
      expect(lastRun(await scrape())).toBeGreaterThan(lastRun(began));
      await cms.db('scheduled_jobs').where({ name: 'mails' }).update({ last_failure: 'ENOSPC' });
      await cms.db('scheduled_jobs').insert({ name: 'of-another-version', leased_until: 0, last_failure: '' });
      const after = await scrape();
      expect(failing(after)).toBe(1);
      expect(after.labelValues('scholars_cms_job_failing', 'task')).not.toContain('of-another-version');
      await cms.db('scheduled_jobs').where({ name: 'of-another-version' }).delete();
      await cms.db('scheduled_jobs').where({ name: 'mails' }).update({ last_failure: '' });
    });

    it('counts statements that fail, by whether they were meant to', async () => {
      const by = await risen(async () => {
        await cms.db('table_of_nobody').catch(() => undefined);
        const row = await rowOf(cms.db('table_steps').first());
        await cms.db.transaction((trx) => trx('table_steps').insert(row)).catch(() => undefined);
      });
      const failures = (kind: string) => by('scholars_cms_database_failures_total', { kind });
      expect([failures('other'), failures('refused'), failures('away')]).toEqual([1, 1, 0]);
    });

    it('tells of connections, disks and readiness as they are', async () => {
      const now = await scrape();
      expect(now.value('scholars_cms_database_connections_max')).toBeGreaterThanOrEqual(1);
      expect(now.value('scholars_cms_database_waiting')).toBe(0);
      const [free = 0, size = 0] = ['free', 'size'].map((what) =>
        now.value(`scholars_cms_disk_${what}_bytes`, { place: 'data' }),
      );
      expect([free > 0, free <= size]).toEqual([true, true]);
      expect(now.value(commonMetrics.ready.name)).toBe(1);
      expect(now.labelValues(commonMetrics.checks.name, 'check')).toEqual(
        new Set(['traffic', 'database', 'tables', 'space']),
      );
    });

    it('asks the database once for all that is the network’s, however many want to know within seconds', async () => {
      await scrape();
      let asked = 0;
      const note = ({ sql }: { sql: string }) =>
        (asked += /push_messages.* union all .*scheduled_jobs/s.test(sql) ? 1 : 0);
      cms.db.on('query', note);
      await Promise.all([render(), render(), render()]);
      expect(asked).toBe(0);
      await scrape();
      expect(asked).toBe(1);
      cms.db.removeListener('query', note);
    });

    it('shows none of the network’s figures while the database cannot be asked', async () => {
      await cms.db.schema.renameTable('push_messages', 'push_messages_away');
      const away = await scrape();
      await cms.db.schema.renameTable('push_messages_away', 'push_messages');
      const names = ['scholars_cms_mail_oldest_seconds', 'scholars_cms_pushes_waiting', 'scholars_cms_job_leases'];
      expect(away.value('scholars_cms_network_figures_read')).toBe(0);
      expect(names.map((name) => away.value(name))).toEqual([undefined, undefined, undefined]);
      const back = await scrape();
      expect(back.value('scholars_cms_network_figures_read')).toBe(1);
      expect(names.map((name) => back.value(name))).toEqual([0, 0, 0]);
    });
  });
}
