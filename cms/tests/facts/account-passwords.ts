import { describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { tokenFor, tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { RequestOptions } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** A password that is forgotten, and one that is changed. */
export function accountPasswordFacts(cms: Cms, sink: SmtpSink): void {
  const asLink = (token: string, options: RequestOptions = {}): RequestOptions => ({ token, ...options });
  const { login, userRow, open } = useAccounts(cms, sink);

  describe('A forgotten password', () => {
    it('is replaced once by the mailed link: sessions end, a mail tells, and nobody is signed in by it', async () => {
      const email = newPerson();
      const session = await open(email);
      expect((await cms.post('/api/request-reset-password', { email })).body).toEqual({ success: true, data: null });
      const token = await tokenFor(sink, email, 2);
      expect((await cms.get('/api/check-reset-password-token', asLink(token))).status).toBe(200);
      expect((await cms.post('/api/reset-password', { password: 'password1234' }, asLink(token))).status).toBe(422);
      const both = await Promise.all(
        [1, 2].map((n) => cms.post('/api/reset-password', { password: `quiet harbour mornings ${n}` }, asLink(token))),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(both.find(({ status }) => status === 200)?.body).toEqual({ success: true, data: null });
      expect((await cms.get('/api/user', { token: session })).status).toBe(401);
      expect((await login(email, goodPassword)).status).toBe(401);
      expect((await cms.get('/api/check-reset-password-token', asLink(token))).status).toBe(401);
      expect((await sink.mailsTo(email, 3)).at(-1)?.mail.subject).toBe(
        'Your password for Scholars Network was changed',
      );
    });

    it('is replaced by the last link that was asked for alone, also where two were asked for at once', async () => {
      const email = newPerson();
      await open(email);
      const ask = () => cms.post('/api/request-reset-password', { email });
      const check = async (token: string) => (await cms.get('/api/check-reset-password-token', asLink(token))).status;
      await ask();
      const first = await tokenFor(sink, email, 2);
      await ask();
      const second = await tokenFor(sink, email, 3);
      expect([await check(first), await check(second)]).toEqual([401, 200]);
      expect(
        (await cms.post('/api/reset-password', { password: 'quiet harbour mornings' }, asLink(first))).status,
      ).toBe(401);
      await Promise.all([ask(), ask()]);
      const [third, fourth] = (await sink.mailsTo(email, 5)).slice(-2).map(tokenIn) as [string, string];
      expect([await check(second), ...[await check(third), await check(fourth)].sort()]).toEqual([401, 200, 401]);
      expect((await login(email, goodPassword)).status).toBe(200);
    });

    it('of an address without an account gets the same answer, and no mail', async () => {
      const email = newPerson();
      expect((await cms.post('/api/request-reset-password', { email })).body).toEqual({ success: true, data: null });
      expect(await cms.count('up_users', { email })).toBe(0);
      expect(sink.asked).not.toContain(email);
    });

    it('cannot be replaced after an hour, nor on a blocked account, nor by a token for something else', async () => {
      const email = newPerson();
      await open(email);
      await cms.post('/api/request-reset-password', { email });
      const token = await tokenFor(sink, email, 2);
      await cms.db('up_users').where({ email }).update({ blocked: true });
      expect(
        (await cms.post('/api/reset-password', { password: 'quiet harbour mornings' }, asLink(token))).status,
      ).toBe(401);
      await cms.db('up_users').where({ email }).update({ blocked: false });
      expect((await cms.post('/api/set-password', { password: 'quiet harbour mornings' }, asLink(token))).status).toBe(
        401,
      );
      await cms
        .db('link_tokens')
        .where({ purpose: 'reset-password', subject: String((await userRow(email)).id) })
        .update({ expires_at: Date.now() - 1 });
      expect(
        (await cms.post('/api/reset-password', { password: 'quiet harbour mornings' }, asLink(token))).status,
      ).toBe(401);
      expect((await login(email, goodPassword)).status).toBe(200);
    });

    it('is nowhere in the database, and neither is a mailed token', async () => {
      const email = newPerson();
      await open(email);
      await cms.post('/api/request-reset-password', { email });
      const token = await tokenFor(sink, email, 2);
      for (const table of ['link_tokens', 'mail_jobs', 'up_users', 'account_sessions']) {
        const stored = JSON.stringify(await cms.db(table).select('*'));
        expect(stored).not.toContain(token);
        expect(stored).not.toContain(goodPassword);
      }
    });
  });

  describe('A password', () => {
    it('is changed by whom knows the old one: other sessions end, this one goes on, a mail tells', async () => {
      const email = newPerson();
      const here = await open(email);
      const elsewhere = await cms.signIn(email, goodPassword);
      const change = (oldPassword: string, password: string) =>
        cms.post(
          '/api/change-old-password',
          { oldPassword, password, passwordConfirmation: password },
          { token: here },
        );
      expect((await change('not the password', 'quiet harbour mornings')).body).toMatchObject({
        errors: { oldPassword: ['This is not your current password'] },
      });
      expect((await change(goodPassword, goodPassword)).body).toMatchObject({
        errors: { password: ['Please choose a password that differs from the current one'] },
      });
      expect((await change(goodPassword, 'quiet harbour mornings')).status).toBe(200);
      expect([
        (await cms.get('/api/user', { token: here })).status,
        (await cms.get('/api/user', { token: elsewhere })).status,
      ]).toEqual([200, 401]);
      expect((await login(email, 'quiet harbour mornings')).status).toBe(200);
      expect((await sink.mailsTo(email, 2)).at(-1)?.mail.subject).toBe(
        'Your password for Scholars Network was changed',
      );
    });
  });
}
