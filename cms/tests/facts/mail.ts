import { describe, expect, it, vi } from 'vitest';
import { mailJob, type MailJob } from '@scholars/contract/mail-jobs';
import { rowOf, type Cms } from '../support/cms.js';
import { buildFellow, buildIntake } from '../support/forms.js';
import { headerOf, type SmtpSink } from '../support/smtp-sink.js';
import { findByReference, send } from '../support/submissions.js';
import { shapeProblems } from './reads.js';
import type * as JobStates from '../../src/platform/mail/job-states.js';
import type * as Worker from '../../src/platform/mail/mail-worker.js';
import type * as Outbox from '../../src/platform/mail/outbox.js';

let people = 0;
/** An address that no other fact writes to. */
const newAddress = (name = 'person') => `${name}-${(people += 1)}@lakeside.example`;

/** What is mailed, to whom, how often, and what happens while the mail server does not take it. */
export function mailFacts(cms: Cms, sink: SmtpSink): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const jobsTo = async (address: string, state = '') =>
    (await cms.data<MailJob[]>(`/api/mail-jobs?pageSize=100&state=${state}`, await asCoordinator())).filter(
      ({ recipient }) => recipient === address,
    );
  const jobTo = async (address: string, state: MailJob['state'], attempts = 0): Promise<MailJob> => {
    let job: MailJob | undefined;
    await vi.waitUntil(async () => (job = (await jobsTo(address, state)).find((found) => found.attempts >= attempts)), {
      timeout: 10_000,
    });
    if (!job) throw new Error(`No ${state} mail to ${address}`);
    return job;
  };
  const findJob = (id: string) => cms.db('mail_jobs').where({ id }).first();
  const getJob = (id: string) => rowOf(findJob(id));
  const stateOf = async (id: string) => (await getJob(id)).state;
  const isSent = (id: string) => vi.waitUntil(async () => (await stateOf(id)) === 'sent', { timeout: 10_000 });

  describe('A form that was taken', () => {
    it('is confirmed once, in the language of its sender, with the reference', async () => {
      const [english, arabic] = [newAddress(), newAddress()];
      const first = await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: english }));
      const second = await send(cms, 'travel-intake', buildIntake({ emailAddress: arabic, fullName: 'هند المهندي' }), {
        language: 'ar',
      });
      const inEnglish = await sink.mailTo(english);
      const inArabic = await sink.mailTo(arabic);

      expect(inEnglish.mail.subject).toBe(`We have received your Founding Fellows Profile (${first.reference})`);
      expect(inEnglish.mail.from).toEqual({ name: 'Scholars Network', address: 'no-reply@portal.scholars.example' });
      expect(inEnglish.mail.text).toContain('Dear Amina Otieno,');
      expect(inEnglish.mail.html).toContain('<html lang="en" dir="ltr">');
      expect(inArabic.mail.subject).toBe(`استلمنا بيانات سفركم (${second.reference})`);
      expect(inArabic.mail.from?.name).toBe('شبكة العلماء');
      expect(inArabic.mail.text).toContain('مرحبًا هند المهندي،');
      expect(inArabic.mail.html).toContain('<html lang="ar" dir="rtl">');
      for (const [{ mail }, { reference }] of [
        [inEnglish, first],
        [inArabic, second],
      ] as const) {
        expect(mail.text).toContain(reference);
        expect(mail.html).toContain(`<bdi dir="ltr">${reference}</bdi>`);
      }
    });

    it('has a mail that says what it is to machines', async () => {
      const address = newAddress();
      await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: address }));
      const taken = await sink.mailTo(address);
      expect(headerOf(taken, 'Auto-Submitted')).toBe('auto-generated');
      expect(headerOf(taken, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@portal\.scholars\.example>$/);
      expect(headerOf(taken, 'Content-Language')).toBe('en');
      expect(Date.parse(headerOf(taken, 'Date') ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(headerOf(taken, 'Reply-To')).toContain('contact@scholars.example');
    });

    it('that was sent twice under one key is confirmed once', async () => {
      const address = newAddress();
      const options = { headers: { 'Idempotency-Key': `mail-once-${address}` } };
      const receipts = [];
      for (let turn = 0; turn < 3; turn += 1)
        receipts.push(await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: address }), options));
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
      const last = newAddress();
      await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: last }));
      await sink.mailTo(last);
      await sink.mailTo(address);
      expect(await jobsTo(address)).toEqual([]);
    });

    it('that is refused is not confirmed', async () => {
      const before = await cms.count('mail_jobs');
      expect((await cms.post('/api/founding-fellows-profile', buildFellow({ fullName: '' }))).status).toBe(422);
      expect(await cms.count('mail_jobs')).toBe(before);
    });

    it('brings no words of strangers into the headers, and goes to one person', async () => {
      const address = newAddress();
      await send(
        cms,
        'founding-fellows-profile',
        buildFellow({
          emailAddress: address,
          fullName: 'Amina\r\nBcc: victim@lakeside.example\r\n\r\nBuy at evil.example',
        }),
      );
      const taken = await sink.mailTo(address);
      expect(taken.recipients).toEqual([address]);
      // Ids are random: three letters stand in one of sixty of them.
      expect(taken.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:|victim|evil/im);
      expect(taken.mail.text).not.toMatch(/victim|evil/);
      for (const emailAddress of [
        `${address}\r\nBcc: victim@lakeside.example`,
        `${address}, victim@lakeside.example`,
        `<${address}>`,
      ]) {
        expect((await cms.post('/api/founding-fellows-profile', buildFellow({ emailAddress }))).status).toBe(422);
      }
      expect(sink.asked).not.toContain('victim@lakeside.example');
    });
  });

  describe('A step of a coordinator', () => {
    const move = async (id: string, to: string, version: number, reason = '') =>
      cms.post(`/api/backoffice/travel-intakes/${id}/transition`, { to, version, reason }, await asCoordinator());

    it('is told to the person where it concerns them, with the reason that was written for them', async () => {
      const address = newAddress();
      const { reference } = await send(cms, 'travel-intake', buildIntake({ emailAddress: address }), {
        language: 'ar',
      });
      const { id } = await findByReference(cms, 'travel-intakes', reference);
      await sink.mailTo(address);
      expect((await move(id, 'in_review', 1, 'Only for us')).status).toBe(200);
      expect((await move(id, 'needs_info', 2, 'يُرجى إرسال صفحة الصورة')).status).toBe(200);
      expect((await move(id, 'approved', 3, 'Only for us')).status).toBe(200);
      expect((await move(id, 'booked', 4)).status).toBe(200);
      expect((await move(id, 'closed', 5)).status).toBe(200);
      const told = (await sink.mailsTo(address, 4)).slice(1);
      const subjects = told.map(({ mail }) => mail.subject);
      expect(subjects.sort()).toEqual(
        [
          `تم حجز رحلتكم (${reference})`,
          `تمت الموافقة على بيانات سفركم (${reference})`,
          `نحتاج إلى معلومات إضافية بشأن بيانات سفركم (${reference})`,
        ].sort(),
      );
      const text = told.map(({ mail }) => mail.text).join('\n');
      expect(text).toContain('> يُرجى إرسال صفحة الصورة');
      expect(text).not.toContain('Only for us');
    });

    it('that was not possible is told to nobody', async () => {
      const { reference } = await send(cms, 'travel-intake', buildIntake({ emailAddress: newAddress() }));
      const { id } = await findByReference(cms, 'travel-intakes', reference);
      const before = await cms.count('mail_jobs');
      expect((await move(id, 'approved', 1)).status).toBe(422);
      expect((await move(id, 'in_review', 7)).status).toBe(409);
      expect(await cms.count('mail_jobs')).toBe(before);
    });
  });

  describe('While the mail server is away', () => {
    it('a form is taken as ever, and confirmed once when the server is back', async () => {
      const address = newAddress();
      await sink.stop();
      await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: address }));
      const job = await jobTo(address, 'queued', 1);
      expect(job).toMatchObject({ lastError: 'ESOCKET', subject: expect.stringContaining('We have received') });
      expect(Date.parse(job.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 30_000);
      await sink.start();
      expect((await cms.post(`/api/mail-jobs/${job.id}/resend`, undefined, await asCoordinator())).status).toBe(200);
      await isSent(job.id);
      expect(headerOf(await sink.mailTo(address), 'Message-ID')).toContain(job.id);
    });

    it('a mail that it puts off keeps its Message-ID', async () => {
      const address = newAddress();
      sink.refuse = () => 451;
      await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: address }));
      const job = await jobTo(address, 'queued', 1);
      expect(job.lastError).toBe('EENVELOPE 451');
      sink.refuse = () => undefined;
      await cms.db('mail_jobs').where({ id: job.id }).update({ next_attempt_at: Date.now() });
      cms.module<typeof Worker>('src/platform/mail/mail-worker.js').wakeMailWorker();
      await isSent(job.id);
      expect(headerOf(await sink.mailTo(address), 'Message-ID')).toBe(`<${job.id}@portal.scholars.example>`);
    });

    it('a mail is given up after three days, not before', async () => {
      const address = newAddress();
      sink.refuse = () => 451;
      await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: address }));
      const { id } = await jobTo(address, 'queued', 1);
      const row = await getJob(id);
      expect(row.give_up_at - row.created_at).toBe(72 * 3_600_000);
      await cms
        .db('mail_jobs')
        .where({ id })
        .update({ next_attempt_at: Date.now(), give_up_at: Date.now() + 60_000 });
      cms.module<typeof Worker>('src/platform/mail/mail-worker.js').wakeMailWorker();
      expect((await jobTo(address, 'failed')).attempts).toBe(2);
      sink.refuse = () => undefined;
    });
  });

  describe('A mail that the server refuses for good', () => {
    it('is shown to coordinators as failed, and can be sent again', async () => {
      const address = newAddress();
      sink.refuse = (recipient) => (recipient === address ? 550 : undefined);
      const { reference } = await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: address }));
      const job = await jobTo(address, 'failed');
      expect(job).toMatchObject({
        template: 'submission-received',
        locale: 'en',
        attempts: 1,
        lastError: 'EENVELOPE 550',
        sentAt: null,
        nextAttemptAt: null,
        subject: expect.stringContaining(reference),
      });
      sink.refuse = () => undefined;
      const { status, body } = await cms.post<MailJob>(
        `/api/mail-jobs/${job.id}/resend`,
        undefined,
        await asCoordinator(),
      );
      expect({ status, state: body.success && body.data.state }).toEqual({ status: 200, state: 'queued' });
      await isSent(job.id);
      expect((await sink.mailTo(address)).mail.subject).toContain(reference);
    });

    it('keeps no other mail from its reader', async () => {
      const [refused, other] = [newAddress(), newAddress()];
      sink.refuse = (recipient) => (recipient === refused ? 550 : undefined);
      await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: refused }));
      await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: other }));
      await sink.mailTo(other);
      sink.refuse = () => undefined;
    });
  });

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

  /** A mail that has arrived. */
  async function sentMail(): Promise<{ id: string; address: string }> {
    const address = newAddress();
    await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: address }));
    const id = headerOf(await sink.mailTo(address), 'Message-ID')?.slice(1, 37) ?? '';
    await isSent(id);
    return { id, address };
  }

  describe('The queue', () => {
    const outbox = () => cms.module<typeof Outbox>('src/platform/mail/outbox.js');
    const states = () => cms.module<typeof JobStates>('src/platform/mail/job-states.js');
    const inAnHour = () => Date.now() + 3_600_000;
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
        await trx('mail_jobs').where({ id }).update({ next_attempt_at: inAnHour() });
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
