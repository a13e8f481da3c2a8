import { afterEach, describe, expect, it } from 'vitest';
import { goodPassword, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { useEmailChange } from '../support/email-change.js';
import { useOpenings } from '../support/openings.js';
import type { SmtpSink } from '../support/smtp-sink.js';

const path = '/api/calendar-feed';

/** Private calendars of members. */
export function calendarFeedFacts(cms: Cms, sink: SmtpSink): void {
  const { person, userRow } = useAccounts(cms, sink);
  const { mailAbout, move } = useEmailChange(cms, sink);
  async function addressOf(token: string, language: 'en' | 'ar' = 'en'): Promise<string> {
    const { body } = await cms.post<{ url: string }>(path, {}, { token, language });
    if (!body.success) throw new Error(body.message);
    const { pathname, search } = new URL(body.data.url);
    return `${pathname}${search}`;
  }
  const read = (address: string, headers: Record<string, string> = {}) => fetch(`${cms.url}${address}`, { headers });
  const textOf = async (address: string) => (await (await read(address)).text()).replaceAll('\r\n ', '');
  const { publish: publishOpening } = useOpenings(cms);
  const publish = async (title: string, changes: Record<string, unknown> = {}) =>
    (await publishOpening({ title, deadline: new Date('2031-03-10T12:00:00Z'), ...changes })).slug;

  afterEach(async () => {
    await cms.db('event_invitations').where({ full_name: 'Guest of a test' }).delete();
  });

  describe('A private calendar', () => {
    it('has the deadlines of what one has saved, begun or applied to, and nobody else’s, in the language of its address', async () => {
      const [own, stranger] = [await person(), await person()];
      const [saved, begun, over, others] = [
        await publish('Saved lakes'),
        await publish('Begun lakes'),
        await publish('Old lakes', { deadline: new Date('2020-03-10T12:00:00Z') }),
        await publish('Other lakes'),
      ];
      for (const slug of [saved, begun, over]) await cms.post(`/api/job-opportunities/${slug}/save`, {}, own);
      await cms.post(`/api/job-opportunities/${others}/save`, {}, stranger);
      await cms.post(`/api/job-opportunities/apply/${begun}`, { coverLetter: 'I have', submit: false }, own);
      const address = await addressOf(own.token);
      const answer = await read(address);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const text = await textOf(address);
      expect(text).toContain('SUMMARY:Deadline: Saved lakes');
      expect(text).toContain('SUMMARY:Deadline\\, application begun: Begun lakes');
      expect(text).toContain('DTSTART;VALUE=DATE:20310310');
      expect(text).not.toMatch(/Old lakes|Other lakes/);
      expect(await textOf(address.replace('lang=en', 'lang=ar'))).toContain('SUMMARY:آخر موعد للتقديم: Saved lakes');
    });

    it('has the days of the gathering for who is invited, unless they have said no', async () => {
      const own = await person();
      const address = await addressOf(own.token);
      expect(await textOf(address)).not.toContain('annual-gathering-24');
      const { id } = await cms.strapi.db.query('api::event-invitation.event-invitation').create({
        data: {
          fullName: 'Guest of a test',
          emailAddress: own.email.toUpperCase(),
          language: 'en',
          eventSlug: 'annual-gathering-24',
          maxGuests: 0,
          travelOffered: false,
          withdrawn: false,
          codeHash: `hash-${own.id}`,
          codeSealed: 'sealed',
          publishedAt: new Date(),
        },
      });
      expect(await textOf(address)).toContain('UID:event-annual-gathering-24');
      await cms.db('event_invitations').where({ id }).update({ attending: 'no' });
      expect(await textOf(address)).not.toContain('annual-gathering-24');
    });

    it('is said to be unchanged to who has it, and is kept by no shared cache', async () => {
      const own = await person();
      const slug = await publish('Saved lakes');
      const address = await addressOf(own.token);
      const first = await read(address);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const tag = first.headers.get('etag') ?? '';
      const again = await read(address, { 'If-None-Match': `W/${tag}` });
      expect([again.status, await again.text()]).toEqual([304, '']);
      await cms.post(`/api/job-opportunities/${slug}/save`, {}, own);
      expect((await read(address, { 'If-None-Match': tag })).status).toBe(200);
    });

    it('is read by its last address alone, of which only a hash is kept', async () => {
      const own = await person();
      expect(await cms.data(path, own)).toEqual({ madeAt: null });
      const first = await addressOf(own.token);
      const second = await addressOf(own.token);
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
      const token = new URL(second, cms.url).searchParams.get('token') ?? '';
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await cms.count('calendar_feeds', { token_hash: token })).toBe(0);
      await cms.db('up_users').where({ id: own.id }).update({ blocked: true });
      expect((await read(second)).status).toBe(404);
      await cms.db('up_users').where({ id: own.id }).update({ blocked: false });
      const row = { user_id: own.id, asked_at: 1, erase_at: Date.now() + 86_400_000, was_listed: false };
      await cms.db('account_closings').insert(row);
      expect((await read(second)).status).toBe(404);
      await cms.db('account_closings').where({ user_id: own.id }).delete();
      expect((await read(second)).status).toBe(200);
      expect((await cms.call('DELETE', path, undefined, own)).status).toBe(200);
      expect((await read(second)).status).toBe(404);
      expect((await read(`${path}/dates.ics`)).status).toBe(404);
    });
  });

  /** Staff save something of an account in Strapi. */
  const byStaff = async (email: string, data: object) =>
    cms.strapi
      .documents('plugin::users-permissions.user')
      .update({ documentId: (await userRow(email)).document_id, data: data as never });

  describe('The address of a private calendar', () => {
    const newPassword = 'quiet harbour mornings';
    const change = (token: string) =>
      cms.post(
        '/api/change-old-password',
        {
          oldPassword: goodPassword,
          password: newPassword,
          passwordConfirmation: newPassword,
        },
        { token },
      );

    it('goes on with a new address and a new password, which the mail about the password says', async () => {
      const own = await person();
      const address = await addressOf(own.token);
      const next = await move(own.token);
      expect((await change(own.token)).status).toBe(200);
      const { mail } = await mailAbout(next, 'password');
      expect(mail.text).toMatch(/address of your private calendar, made on .+\/en\/account\/my-calendar/s);
      expect((await read(address)).status).toBe(200);
      const other = await person();
      expect((await change(other.token)).status).toBe(200);
      expect((await mailAbout(other.email, 'password')).mail.text).not.toContain('calendar');
    });

    it.each([
      ['choose its password', { password: 'made-in-Strapi-2026' }],
      ['block it', { blocked: true }],
    ])('ends for good where staff %s', async (_, data) => {
      const own = await person();
      const address = await addressOf(own.token);
      await byStaff(own.email, { city: 'Kisumu' });
      expect((await read(address)).status).toBe(200);
      await byStaff(own.email, data);
      await cms.db('up_users').where({ id: own.id }).update({ blocked: false });
      expect((await read(address)).status).toBe(404);
    });
  });
}
