import { describe, expect, it } from 'vitest';
import type { Session } from '@scholars/contract/account';
import { demoPassword, people, type Cms } from '../support/cms.js';
import { tokenFor, tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { RequestOptions } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** Opening an account, confirming it, its passwords and its sessions, with every mail read from a real mail server. */
export function accountFacts(cms: Cms, sink: SmtpSink): void {
  const asLink = (token: string, options: RequestOptions = {}): RequestOptions => ({ token, ...options });
  const { register, login, userRow, open } = useAccounts(cms, sink);

  describe('A registration', () => {
    it('becomes an account and a profile once the mailed link is followed', async () => {
      const email = newPerson();
      const answer = await register(email, {}, { language: 'ar' });
      expect(answer.body).toEqual({ success: true, data: { token: expect.stringMatching(/^[\w-]{43}$/) } });
      const mail = await sink.mailTo(email);
      expect(mail.mail.subject).toContain('أكّدوا بريدكم الإلكتروني');
      const token = await tokenFor(sink, email);
      expect((await cms.post('/api/confirm-email', {}, asLink(token))).status).toBe(200);

      const user = await cms.data<Record<string, unknown>>('/api/user', {
        token: await cms.signIn(email, goodPassword),
      });
      expect(user).toMatchObject({
        email,
        firstName: 'Amina',
        lastName: 'Otieno',
        fullNameAr: '',
        role: 'member',
        language: 'ar',
        country: 'KE',
        confirmed: true,
        messaging_system: 1,
      });
      const profile = await cms
        .db('members')
        .where({ document_id: String(user.memberId) })
        .first('slug', 'current_title');
      expect(profile.current_title).toBe('Senior Lecturer');
      const member = await cms.data<{ thematicAreas: { id: number }[] }>(`/api/members/${profile.slug}`);
      expect(member.thematicAreas.map(({ id }) => id).sort()).toEqual([1, 5]);
    });

    it('signs nobody in before the address is confirmed, and says so to whom knows the password alone', async () => {
      const email = newPerson();
      await register(email);
      const { status, body } = await login(email, goodPassword);
      expect({ status, body }).toEqual({
        status: 403,
        body: {
          success: false,
          message: 'Please confirm your email address first: we have sent you a link',
          data: { token: expect.stringMatching(/^[\w-]{43}$/) },
        },
      });
      expect((await login(email, 'not the password')).status).toBe(401);
    });

    it('cannot be confirmed twice, nor by a link of another kind, nor by asking only', async () => {
      const email = newPerson();
      await register(email);
      const token = await tokenFor(sink, email);
      for (const path of ['/api/reset-password', '/api/set-password'])
        expect((await cms.post(path, { password: goodPassword }, asLink(token))).status).toBe(401);
      expect((await cms.get('/api/user', { token })).status).toBe(401);
      expect((await cms.get('/api/confirm-email', asLink(token))).status).toBeGreaterThanOrEqual(400);
      expect(Boolean((await userRow(email)).confirmed)).toBe(false);
      const both = await Promise.all([
        cms.post('/api/confirm-email', {}, asLink(token)),
        cms.post('/api/confirm-email', {}, asLink(token)),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('of an address that has an account changes nothing; the answer is the same and the mail tells', async () => {
      const email = newPerson();
      await open(email);
      const before = await userRow(email);
      const again = await register(email, { firstName: 'Mallory', password: 'another fine password' });
      expect(again).toMatchObject({
        status: 200,
        body: { success: true, data: { token: expect.stringMatching(/^[\w-]{43}$/) } },
      });
      expect(await userRow(email)).toEqual(before);
      const [, told] = await sink.mailsTo(email, 2);
      expect(told?.mail.subject).toBe('You already have an account with Scholars Network');
      if (!again.body.success) throw new Error(again.body.message);
      // The token that came with it sends nothing to anybody.
      expect((await cms.post('/api/resend-email-verification', {}, asLink(again.body.data.token))).status).toBe(200);
      expect((await sink.mailsTo(email, 2)).length).toBe(2);
    });

    it('made again before it is confirmed replaces the first, whose link no longer works', async () => {
      const email = newPerson();
      await register(email, { firstName: 'Amna' });
      const first = await tokenFor(sink, email);
      await register(email);
      const second = await tokenFor(sink, email, 2);
      expect((await cms.post('/api/confirm-email', {}, asLink(first))).status).toBe(401);
      expect((await cms.post('/api/confirm-email', {}, asLink(second))).status).toBe(200);
      expect(await cms.data('/api/user', { token: await cms.signIn(email, goodPassword) })).toMatchObject({
        firstName: 'Amina',
      });
      expect(await cms.count('up_users', { email })).toBe(1);
    });

    it('made ten times at once is one account', async () => {
      const email = newPerson();
      const answers = await Promise.all(Array.from({ length: 10 }, () => register(email)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(await cms.count('up_users', { email })).toBe(1);
      const mails = await sink.mailsTo(email, 10);
      const ends = await Promise.all(
        mails.map(async (mail) => (await cms.post('/api/confirm-email', {}, asLink(tokenIn(mail)))).status),
      );
      expect(ends.sort()).toEqual([200, ...Array(9).fill(401)]);
      expect((await login(email, goodPassword)).status).toBe(200);
    });

    it('gives nobody more than a member’s rights, whatever else it says', async () => {
      const email = newPerson();
      await register(email, {
        role: 'coordinator',
        confirmed: true,
        blocked: false,
        provider: 'orcid',
        messaging_system: 1,
        id: 1,
        userId: 1,
        resetPasswordToken: 'x',
        pendingProfile: {},
      });
      const row = await userRow(email);
      expect({ confirmed: Boolean(row.confirmed), provider: row.provider, reset: row.reset_password_token }).toEqual({
        confirmed: false,
        provider: 'local',
        reset: null,
      });
      await cms.post('/api/confirm-email', {}, asLink(await tokenFor(sink, email)));
      expect(await cms.data('/api/user', { token: await cms.signIn(email, goodPassword) })).toMatchObject({
        role: 'member',
      });
    });

    it.each([
      ['of 11 characters', 'elevenchars', 'Use at least 12 characters'],
      ['of 129 characters', 'a1'.repeat(64) + 'x', 'Use at most 128 characters'],
      [
        'that everybody uses',
        'password1234',
        'This password is too well known. Please choose a few words that only you would put together',
      ],
      [
        'that is the network’s name',
        'ScholarsNetwork2026',
        'Please choose a password that is not your email address or the name of this network',
      ],
    ])('with a password %s is refused', async (_, password, message) => {
      const { status, body } = await register(newPerson(), { password });
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: { password: [message] } });
    });

    it('with the address as password is refused', async () => {
      const email = newPerson();
      expect((await register(email, { password: email })).body).toMatchObject({
        errors: { password: [expect.stringContaining('not your email address')] },
      });
    });

    it.each([
      ['64 Latin letters', 'orchard-lantern-'.repeat(4)],
      ['64 Arabic letters', 'منارةالبستان'.repeat(6).slice(0, 64)],
      ['128 characters of both, with signs and spaces', 'منارة 🏮 orchard '.repeat(20).slice(0, 127) + '.'],
    ])('takes a password of %s, whole', async (_, password) => {
      const email = newPerson();
      await open(email, password);
      expect((await login(email, [...password].slice(0, -1).join(''))).status).toBe(401);
    });

    it('takes a password in either form of Unicode', async () => {
      const email = newPerson();
      await open(email, 'Café Zürich déjà vu'.normalize('NFC'));
      expect((await login(email, 'Café Zürich déjà vu'.normalize('NFD'))).status).toBe(200);
    });
  });

  describe('The mail that confirms', () => {
    it('is sent again by the token of the registration, and the newest link works', async () => {
      const email = newPerson();
      const { body } = await register(email);
      if (!body.success) throw new Error(body.message);
      for (const count of [2, 3]) {
        expect((await cms.post('/api/resend-email-verification', {}, asLink(body.data.token))).status).toBe(200);
        await sink.mailsTo(email, count);
      }
      expect((await cms.post('/api/confirm-email', {}, asLink(await tokenFor(sink, email, 3)))).status).toBe(200);
      expect((await cms.post('/api/resend-email-verification', {}, asLink('x'.repeat(43)))).status).toBe(401);
    });
  });

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

  describe('One’s information', () => {
    it('is changed, whole or in part', async () => {
      const token = await open(newPerson());
      const whole = {
        firstName: 'Zoë',
        lastName: 'Kamau',
        phoneNumber: '+254 711550142',
        country: 'Kenya',
        city: 'Kisumu',
        language: 'ar',
      };
      expect((await cms.post('/api/user-info', whole, { token })).body).toMatchObject({
        data: { ...whole, country: 'KE', fullName: 'Zoë Kamau' },
      });
      for (const path of ['/api/update-profile', '/api/user-info'])
        expect((await cms.post(path, { city: 'Nairobi' }, { token })).body).toMatchObject({
          data: { firstName: 'Zoë', city: 'Nairobi', phoneNumber: '+254 711550142', country: 'KE', language: 'ar' },
        });
    });

    it('of somebody else is not to be found, and not to be changed', async () => {
      const token = await open(newPerson());
      const other = await cms.data<{ id: string; firstName: string }>('/api/user', {
        token: await cms.tokenOf('member'),
      });
      expect(
        (await cms.post('/api/update-profile', { userId: other.id, firstName: 'Mallory' }, { token })).status,
      ).toBe(404);
      expect(await cms.data('/api/user', { token: await cms.tokenOf('member') })).toEqual(other);
    });

    it('keeps address, role and password whatever is sent', async () => {
      const email = newPerson();
      const token = await open(email);
      await cms.post(
        '/api/update-profile',
        {
          email: people.coordinator,
          password: demoPassword,
          role: 'coordinator',
          blocked: true,
          messaging_system: 0,
          profile_completion_percentage: 100,
          city: 'Kisumu',
        },
        { token },
      );
      expect(await cms.data('/api/user', { token })).toMatchObject({
        email,
        role: 'member',
        messaging_system: 1,
        city: 'Kisumu',
      });
      expect((await login(email, goodPassword)).status).toBe(200);
    });
  });

  describe('One’s sessions', () => {
    it('are listed with the one at hand, and each can be ended; nobody else’s', async () => {
      const email = newPerson();
      const here = await open(email);
      const { body } = await cms.post<{ token: string }>(
        '/api/login',
        { email, password: goodPassword },
        { headers: { 'User-Agent': 'A phone' } },
      );
      if (!body.success) throw new Error(body.message);
      const sessions = await cms.data<Session[]>('/api/sessions', { token: here });
      expect(sessions.map(({ current, device }) => [current, device]).sort()).toEqual([
        [false, 'A phone'],
        [true, expect.any(String)],
      ]);
      const other = sessions.find(({ current }) => !current);
      expect(
        (await cms.call('DELETE', `/api/sessions/${other?.id}`, undefined, { token: await cms.tokenOf('member') }))
          .status,
      ).toBe(404);
      expect((await cms.call('DELETE', `/api/sessions/${other?.id}`, undefined, { token: here })).status).toBe(200);
      expect([
        (await cms.get('/api/user', { token: here })).status,
        (await cms.get('/api/user', { token: body.data.token })).status,
      ]).toEqual([200, 401]);
    });
  });
}
