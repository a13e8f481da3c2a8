import { describe, expect, it } from 'vitest';
import type { MailJob } from '@scholars/contract/mail-jobs';
import type { Cms } from '../support/cms.js';
import { useMails } from '../support/mails.js';
import { buildFellow, buildIntake } from '../support/forms.js';
import { headerOf, type SmtpSink } from '../support/smtp-sink.js';
import { findByReference, send } from '../support/submissions.js';
import type * as Worker from '../../src/platform/mail/mail-worker.js';

/** What is mailed, to whom, how often, and what happens while the mail server does not take it. */
export function mailFacts(cms: Cms, sink: SmtpSink): void {
  const { asCoordinator, jobTo, jobsTo, getJob, isSent, newAddress } = useMails(cms, sink);

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
}
