import { describe, expect, it, vi } from 'vitest';
import { mailJob, type MailJob } from '@scholars/contract/mail-jobs';
import type { Cms } from '../support/cms.js';
import { useMails } from '../support/mails.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';
import type * as JobStates from '../../src/platform/mail/job-states.js';
import type * as Worker from '../../src/platform/mail/mail-worker.js';
import type * as Outbox from '../../src/platform/mail/outbox.js';

/** The queue of mails: what it holds and for how long, who takes it up, and what coordinators see of it. */
export function mailQueueFacts(cms: Cms, sink: SmtpSink): void {
  const { asCoordinator, findJob, getJob, stateOf, newAddress, sentMail } = useMails(cms, sink);

  describe('The list of mails', () => {
    it('has the shape that the contract declares, the newest first, by state', async () => {
      const { id } = await sentMail();
      const listed = await cms.data<MailJob[]>('/api/mail-jobs?pageSize=100', await asCoordinator());
      expect(listed.map(({ createdAt }) => createdAt)).toEqual(
        listed
          .map(({ createdAt }) => createdAt)
          .sort()
          .reverse(),
      );
      for (const job of listed) expect(shapeProblems(mailJob, job)).toEqual({});
      const sent = await cms.data<MailJob[]>('/api/mail-jobs?pageSize=100&state=sent', await asCoordinator());
      expect(sent.every(({ state }) => state === 'sent')).toBe(true);
      expect(sent.map((job) => job.id)).toContain(id);
      expect((await cms.get('/api/mail-jobs?state=lost', await asCoordinator())).status).toBe(422);
    });

    it('is for coordinators only', async () => {
      for (const [options, status] of [
        [{}, 401],
        [{ token: await cms.tokenOf('member') }, 403],
      ] as const) {
        expect((await cms.get('/api/mail-jobs', options)).status).toBe(status);
        expect((await cms.post('/api/mail-jobs/any/resend', undefined, options)).status).toBe(status);
      }
    });

    it('offers nothing to send again for a mail that was sent, and knows no other', async () => {
      const { id } = await sentMail();
      expect((await cms.post(`/api/mail-jobs/${id}/resend`, undefined, await asCoordinator())).status).toBe(409);
      expect(
        (await cms.post('/api/mail-jobs/00000000-0000-4000-8000-000000000000/resend', undefined, await asCoordinator()))
          .status,
      ).toBe(404);
    });
  });

  describe('The queue', () => {
    const outbox = () => cms.module<typeof Outbox>('src/platform/mail/outbox.js');
    const states = () => cms.module<typeof JobStates>('src/platform/mail/job-states.js');
    const inFiveMinutes = () => Date.now() + 5 * 60_000;
    /** A job that the running worker leaves alone. */
    const queueAside = async (address: string): Promise<string> =>
      cms.strapi.db.transaction(async ({ trx }) => {
        const data = {
          kind: 'travel-intakes',
          reference: 'TI-2026-000001',
          name: 'Amina Otieno',
          receivedAt: new Date().toISOString(),
        } as const;
        const id = await outbox().queueMail(trx, { template: 'submission-received', to: address, locale: 'en', data });
        await trx('mail_jobs').where({ id }).update({ next_attempt_at: inFiveMinutes() });
        return id;
      });

    it('holds neither the address nor the contents in clear, and nothing of them once the mail is sent', async () => {
      const address = newAddress('hidden');
      const id = await queueAside(address);
      const waiting = JSON.stringify(await getJob(id));
      for (const word of [address, 'hidden', 'lakeside', 'Amina', 'TI-2026-000001'])
        expect(waiting).not.toContain(word);
      expect(Buffer.from((await getJob(id)).payload ?? '', 'base64').toString('latin1')).not.toMatch(/hidden|Amina/);
      const sent = await sentMail();
      expect((await getJob(sent.id)).payload).toBeNull();
      expect(JSON.stringify(await getJob(sent.id))).not.toContain(sent.address);
    });

    it('has nothing of a change that did not happen', async () => {
      const before = await cms.count('mail_jobs');
      const data = {
        kind: 'travel-intakes',
        reference: 'TI-2026-000001',
        name: '',
        receivedAt: new Date().toISOString(),
      } as const;
      const failing = cms.strapi.db.transaction(async ({ trx }) => {
        await outbox().queueMail(trx, { template: 'submission-received', to: newAddress(), locale: 'en', data });
        throw new Error('The change failed');
      });
      await expect(failing).rejects.toThrow('The change failed');
      expect(await cms.count('mail_jobs')).toBe(before);
    });

    it('gives each due mail to one of several workers', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => queueAside(newAddress())));
      await cms
        .db('mail_jobs')
        .whereIn('id', ids)
        .update({ next_attempt_at: Date.now() - 1 });
      const claims = await Promise.all(Array.from({ length: 4 }, () => states().claimDueJobs(5)));
      const claimed = claims.flat().map(({ id }) => id);
      expect(new Set(claimed).size).toBe(claimed.length);
      // The running worker may have been one of them.
      expect((await cms.db('mail_jobs').whereIn('id', ids).select('attempts')).map(({ attempts }) => attempts)).toEqual(
        [1, 1, 1, 1, 1],
      );
      await cms.db('mail_jobs').whereIn('id', ids).delete();
    });

    it('takes back what a process that died had claimed, once it is old', async () => {
      const [young, old] = [await queueAside(newAddress()), await queueAside(newAddress())];
      await cms.db('mail_jobs').whereIn('id', [young, old]).update({ state: 'sending', claimed_at: Date.now() });
      await cms
        .db('mail_jobs')
        .where({ id: old })
        .update({ claimed_at: Date.now() - 6 * 60_000 });
      await states().requeueLostJobs();
      expect([await stateOf(young), await stateOf(old)]).toEqual(['sending', 'queued']);
      await cms.db('mail_jobs').whereIn('id', [young, old]).delete();
    });

    it('is sent where a clock that has been set back since put it off or claimed it', async () => {
      const waiting = await queueAside(newAddress());
      const early = await queueAside(newAddress());
      const claimed = await queueAside(newAddress());
      const note = (id: string, row: object) => cms.db('mail_jobs').where({ id }).update(row);
      await note(early, { next_attempt_at: Date.now() + 3_600_000 });
      await note(claimed, { next_attempt_at: Date.now(), state: 'sending', claimed_at: Date.now() + 3_600_000 });
      await states().requeueLostJobs();
      await states().claimDueJobs(20);
      // The running worker may have come before.
      const attemptsOf = async (id: string) => (await getJob(id)).attempts;
      expect(await Promise.all([waiting, early, claimed].map(attemptsOf))).toEqual([0, 1, 1]);
      await cms.db('mail_jobs').whereIn('id', [waiting, early, claimed]).delete();
    });

    it('lets a claim that was taken back no longer write its end', async () => {
      const id = await queueAside(newAddress());
      await cms.db('mail_jobs').where({ id }).update({ state: 'sending', attempts: 2, claimed_at: Date.now() });
      await states().finishJob({ ...(await getJob(id)), attempts: 1 }, null);
      expect(await getJob(id)).toMatchObject({ state: 'sending', attempts: 2 });
      await cms.db('mail_jobs').where({ id }).delete();
    });

    it('forgets what a failed mail held after 30 days, and the job after 90', async () => {
      const [recent, month, quarter] = [
        await queueAside(newAddress()),
        await queueAside(newAddress()),
        await queueAside(newAddress()),
      ];
      const days = (n: number) => Date.now() - n * 86_400_000;
      for (const [id, age] of [
        [recent, 29],
        [month, 31],
        [quarter, 91],
      ] as const)
        await cms
          .db('mail_jobs')
          .where({ id })
          .update({ state: 'failed', created_at: days(age) });
      await states().tidyMailJobs(Date.now());
      expect((await getJob(recent)).payload).not.toBeNull();
      expect((await getJob(month)).payload).toBeNull();
      expect(await findJob(quarter)).toBeUndefined();
      expect((await cms.post(`/api/mail-jobs/${month}/resend`, undefined, await asCoordinator())).status).toBe(409);
      await cms.db('mail_jobs').whereIn('id', [recent, month]).delete();
    });

    it('fails a mail whose payload was changed, and says nothing of it', async () => {
      const [id, other] = [await queueAside(newAddress()), await queueAside(newAddress())];
      const { payload } = await getJob(other);
      await cms.db('mail_jobs').where({ id }).update({ payload, next_attempt_at: Date.now() });
      cms.module<typeof Worker>('src/platform/mail/mail-worker.js').wakeMailWorker();
      await vi.waitUntil(async () => (await stateOf(id)) === 'failed', { timeout: 10_000 });
      expect((await getJob(id)).last_error).toBe('EPAYLOAD');
      await cms.db('mail_jobs').whereIn('id', [id, other]).delete();
    });
  });
}
