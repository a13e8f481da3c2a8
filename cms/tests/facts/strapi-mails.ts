import { describe, expect, it, vi } from 'vitest';
import type { MailJob } from '@scholars/contract/mail-jobs';
import { rowOf, type Cms } from '../support/cms.js';
import { adminUrl } from '../support/places.js';
import { headerOf, type SmtpSink } from '../support/smtp-sink.js';

const staff = 'staff@scholars.example';

/** What Strapi mails by itself: to staff who forgot their password, and whatever else its plugins send. */
export function strapiMailFacts(cms: Cms, sink: SmtpSink): void {
  const ask = (email: string, headers: Record<string, string> = {}) =>
    cms.post('/admin/forgot-password', { email }, { headers });
  const send = (mail: object): Promise<void> => cms.strapi.plugin('email').service('email').send(mail);

  describe('A member of staff who forgot the password of Strapi', () => {
    it('is mailed once, by our mail server, a link to where staff open the admin, whatever the request says of itself', async () => {
      expect((await ask(staff, { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' })).status).toBe(
        204,
      );
      const taken = await sink.mailTo(staff);
      const { reset_password_token: code } = await cms
        .db('admin_users')
        .where({ email: staff })
        .first('reset_password_token');
      expect(taken.recipients).toEqual([staff]);
      expect(taken.mail.from).toEqual({ name: 'Scholars Network', address: 'no-reply@portal.scholars.example' });
      expect(taken.mail.subject).toBe('Reset password');
      for (const words of [taken.mail.text, taken.mail.html]) {
        expect(words).toContain('We heard that you lost your password');
        expect(words).toContain(`${adminUrl}/auth/reset-password?code=${code}`);
        expect(words).not.toMatch(/evil|localhost|127\.0\.0\.1/);
      }
      const sent = () => cms.db('mail_jobs').where({ template: 'strapi', state: 'sent' });
      await vi.waitUntil(async () => (await sent()).length === 1, { timeout: 10_000 });
      expect(headerOf(taken, 'Message-ID')).toBe(`<${(await sent())[0]?.id}@portal.scholars.example>`);
    });

    it('gets the same answer as somebody unknown, before anything is looked up', async () => {
      const held = await cms.db.transaction();
      try {
        // SQLite has one connection, and this is it.
        if (cms.strapi.db.dialect.client === 'postgres')
          await held.raw('lock table admin_users in access exclusive mode');
        for (const email of [staff, 'nobody@scholars.example']) {
          const { status, bytes } = await ask(email);
          expect({ status, body: bytes.toString() }).toEqual({ status: 204, body: '' });
        }
      } finally {
        await held.rollback();
      }
      await sink.mailsTo(staff, 2);
      expect(sink.asked).not.toContain('nobody@scholars.example');
    });

    it('is mailed when the mail server is back; until then nobody can read the mail in the database, and coordinators see that it waits', async () => {
      await sink.stop();
      expect((await ask(staff)).status).toBe(204);
      const token = await cms.tokenOf('coordinator');
      let waiting: MailJob[] = [];
      await vi.waitUntil(
        async () =>
          (waiting = (await cms.data<MailJob[]>('/api/mail-jobs?state=queued', { token })).filter(
            ({ template }) => template === 'strapi',
          )).length > 0,
        { timeout: 10_000 },
      );
      expect(waiting).toMatchObject([{ recipient: staff, subject: 'Reset password', locale: 'en' }]);
      const id = waiting[0]?.id ?? '';
      const payload = (await rowOf(cms.db('mail_jobs').where({ id }).first())).payload ?? '';
      expect(payload).not.toBe('');
      const { reset_password_token: code } = await cms
        .db('admin_users')
        .where({ email: staff })
        .first('reset_password_token');
      for (const text of [payload, Buffer.from(payload, 'base64').toString('latin1')])
        expect(text.includes(staff) || text.includes(code)).toBe(false);
      await sink.start();
      await vi.waitUntil(async () =>
        [200, 409].includes((await cms.post(`/api/mail-jobs/${id}/resend`, undefined, { token })).status),
      );
      expect((await sink.mailsTo(staff, 3)).at(-1)?.mail.text).toContain(code);
    });
  });

  describe('A mail of a plugin', () => {
    it('goes to each of its recipients by itself, from whom it says, and in its words', async () => {
      const names = ['to', 'also', 'copy', 'blind'] as const;
      await send({
        to: ['Staff, of ours <plugin-to@lakeside.example>', 'plugin-also@lakeside.example'],
        cc: 'plugin-copy@lakeside.example',
        bcc: 'plugin-blind@lakeside.example',
        from: 'The desk <desk@scholars.example>',
        replyTo: 'answers@scholars.example',
        subject: 'Ready\r\nBcc: victim@lakeside.example',
        text: 'As text',
        html: '<p>As <b>HTML</b></p>',
      });
      for (const name of names) {
        const taken = await sink.mailTo(`plugin-${name}@lakeside.example`);
        expect(taken.recipients).toEqual([`plugin-${name}@lakeside.example`]);
        expect(taken.mail).toMatchObject({
          from: { name: 'The desk', address: 'desk@scholars.example' },
          replyTo: [{ address: 'answers@scholars.example' }],
          subject: 'Ready Bcc: victim@lakeside.example',
          html: '<p>As <b>HTML</b></p>\n',
        });
        expect(taken.mail.text?.trim()).toBe('As text');
      }
      expect(sink.asked).not.toContain('victim@lakeside.example');
    });

    it('without HTML is text alone; without a recipient, or with files, it is refused', async () => {
      await send({ to: 'plugin-text@lakeside.example', subject: 'Test', text: 'It works' });
      const { mail } = await sink.mailTo('plugin-text@lakeside.example');
      expect([mail.text?.trim(), mail.html]).toEqual(['It works', undefined]);
      await expect(send({ to: '', subject: 'Test', text: 'To nobody' })).rejects.toThrow('without a recipient');
      await expect(
        send({ to: 'plugin-file@lakeside.example', subject: 'Test', attachments: [{ path: '/etc/passwd' }] }),
      ).rejects.toThrow('no attachments');
    });
  });
}
