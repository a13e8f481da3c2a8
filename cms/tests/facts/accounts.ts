import { describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { tokenFor, tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { RequestOptions } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** Accounts from their registration to their confirmation. */
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
}
