import { afterEach, describe, expect, it } from 'vitest';
import type { remindOfDeadlines } from '../../src/api/application/deadline-reminders.js';
import { useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { useOpenings } from '../support/openings.js';
import type { SmtpSink } from '../support/smtp-sink.js';

const uid = 'api::opportunity.opportunity';
const dayMs = 86_400_000;
const threeDaysBefore = Date.parse('2031-03-10T12:00:00Z');
const deadline = new Date(threeDaysBefore + 3 * dayMs);

/** Reminders of deadlines. */
export function deadlineReminderFacts(cms: Cms, sink: SmtpSink): void {
  const { person } = useAccounts(cms, sink);
  const remindAt = (now: number) =>
    cms
      .module<{ remindOfDeadlines: typeof remindOfDeadlines }>('src/api/application/deadline-reminders.js')
      .remindOfDeadlines(now);
  const remindersOf = (id: number) => cms.count('notifications', { user_id: id, notice: 'deadline-reminder' });
  const queued = () => cms.count('mail_jobs', { template: 'notice' });
  const openings = useOpenings(cms);
  const publish = (changes: Record<string, unknown> = {}) => openings.publish({ deadline, ...changes });
  const change = async (documentId: string, data: Record<string, unknown>) => {
    await cms.strapi.documents(uid).update({ documentId, locale: 'en', data: data as never }); // as above
    await cms.strapi.documents(uid).publish({ documentId, locale: 'en' });
  };
  const save = async (token: string, slug: string) => {
    expect((await cms.post(`/api/job-opportunities/${slug}/save`, {}, { token })).status).toBe(200);
  };

  afterEach(async () => {
    await cms.db('deadline_reminders').delete();
  });

  describe('A deadline that is near', () => {
    it('is told once, three days before, to who has saved the opportunity or begun to apply, by mail as they prefer', async () => {
      const [saver, drafter, silent, stranger] = [await person(), await person(), await person(), await person()];
      const { documentId, slug } = await publish();
      for (const { token } of [saver, silent]) await save(token, slug);
      await cms.post(
        `/api/job-opportunities/apply/${slug}`,
        { coverLetter: 'I have', submit: false },
        { token: drafter.token },
      );
      const types = { 'new-opportunity': { inApp: true, email: 'off' } };
      await cms.call('PATCH', '/api/notification-preferences', { types }, { token: silent.token });
      const before = await queued();
      await remindAt(threeDaysBefore - 3_600_000);
      expect(await remindersOf(saver.id)).toBe(0);
      await Promise.all([remindAt(threeDaysBefore), remindAt(threeDaysBefore)]);
      await remindAt(threeDaysBefore + dayMs);
      for (const { id } of [saver, drafter, silent]) expect(await remindersOf(id)).toBe(1);
      expect(await remindersOf(stranger.id)).toBe(0);
      // Weekly by default, which would come too late.
      expect((await queued()) - before).toBe(2);
      const taken = (await sink.mailsTo(saver.email, 2)).at(-1);
      expect(taken?.mail.subject).toMatch(/^Closes on .*2031: Keeper of <lakes>$/);
      expect(taken?.mail.text).toContain(`/en/opportunities/${documentId}`);
    });

    it('is not told to who has applied, nor of what is closed or withdrawn', async () => {
      const own = await person();
      const [applied, closed, gone] = [await publish(), await publish({ closed: true }), await publish()];
      for (const { slug } of [applied, closed, gone]) await save(own.token, slug);
      await cms.strapi.db.query('api::application.application').create({
        data: {
          applicantId: own.id,
          opportunityId: applied.documentId,
          reference: `OA-test-${own.id}`,
          status: 'submitted',
          version: 1,
          language: 'en',
          publishedAt: new Date(),
        },
      });
      await cms.strapi.documents(uid).unpublish({ documentId: gone.documentId, locale: '*' });
      await remindAt(threeDaysBefore);
      expect(await remindersOf(own.id)).toBe(0);
      await cms.db('applications').where({ applicant_id: own.id }).delete();
    });

    it('is told again once it was put off by a day or more, and not for an hour', async () => {
      const own = await person();
      const { documentId, slug } = await publish();
      await save(own.token, slug);
      await remindAt(threeDaysBefore);
      await change(documentId, { deadline: new Date(deadline.getTime() + 3_600_000) });
      await remindAt(threeDaysBefore + 7_200_000);
      expect(await remindersOf(own.id)).toBe(1);
      await change(documentId, { deadline: new Date(deadline.getTime() + 7 * dayMs) });
      await remindAt(threeDaysBefore + dayMs);
      expect(await remindersOf(own.id)).toBe(1);
      await remindAt(threeDaysBefore + 7 * dayMs);
      expect(await remindersOf(own.id)).toBe(2);
    });

    it('waits a day for who has just saved it, and is in no mail during a pause', async () => {
      const own = await person();
      const { documentId, slug } = await publish();
      await save(own.token, slug);
      await cms.db('saved_opportunities').where({ opportunity_id: documentId }).update({ saved_at: threeDaysBefore });
      const pausedUntil = new Date(Date.now() + dayMs).toISOString();
      await cms.call('PATCH', '/api/notification-preferences', { pausedUntil }, { token: own.token });
      const before = [await queued(), await cms.count('notification_digest_lines')];
      await remindAt(threeDaysBefore);
      expect(await remindersOf(own.id)).toBe(0);
      await remindAt(threeDaysBefore + dayMs);
      expect(await remindersOf(own.id)).toBe(1);
      expect([await queued(), await cms.count('notification_digest_lines')]).toEqual(before);
    });
  });
}
