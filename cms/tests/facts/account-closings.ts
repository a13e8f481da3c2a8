import { describe, expect, it } from 'vitest';
import type { User } from '@scholars/contract/account';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { usePrivacy } from '../support/privacy.js';
import type { SmtpSink } from '../support/smtp-sink.js';

const dayMs = 86_400_000;

/** What an account is, to its person and to others, from when it is to be deleted until it is kept or erased. */
export function accountClosingFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { mailed, profileOf, isListed, close, eraseAt } = usePrivacy(cms, sink);

  describe('An account that is to be deleted', () => {
    it('asks for the password, ends every session and leaves the directory at once; a mail says until when', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      const second = await cms.signIn(email, goodPassword);
      const { slug } = await profileOf(token);
      expect(await isListed(slug)).toBe(true);
      for (const [password, message] of [
        ['not the password', 'This is not your current password'],
        ['', 'Password is required'],
      ] as const) {
        const { status, body } = await close(token, password);
        expect({ status, body }).toMatchObject({ status: 422, body: { errors: { password: [message] } } });
      }
      expect((await cms.get('/api/user', { token })).status).toBe(200);
      const { status, body } = await close(token);
      expect({ status, body }).toMatchObject({ status: 200, body: { data: { erasedAt: expect.any(String) } } });
      for (const ended of [token, second]) expect((await cms.get('/api/user', { token: ended })).status).toBe(401);
      expect(await isListed(slug)).toBe(false);
      await mailed(email, 'will be erased on');
    });

    it('is told of at the next sign-in, and is kept as it was by who changes their mind', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      const { slug } = await profileOf(token);
      await close(token);
      const { body } = await cms.post<{ token: string; erasedAt?: string }>('/api/login', {
        email,
        password: goodPassword,
      });
      if (!body.success) throw new Error(body.message);
      const erasedAt = body.data.erasedAt ?? '';
      expect(Math.round((Date.parse(erasedAt) - Date.now()) / dayMs)).toBe(30);
      const back = body.data.token;
      expect(await cms.data('/api/my-account', { token: back })).toMatchObject({ erasedAt });
      expect(await cms.data('/api/user', { token: back })).toMatchObject({ erasedAt });
      // Whoever closes it again does not gain time.
      expect((await cms.post('/api/my-account/keep', {}, { token: back })).body).toMatchObject({
        data: { erasedAt: null },
      });
      expect(await cms.data('/api/user', { token: back })).toMatchObject({ erasedAt: null });
      expect(await isListed(slug)).toBe(true);
      await mailed(email, 'stays');
      await eraseAt(Date.now() + 31 * dayMs);
      expect((await cms.get('/api/user', { token: back })).status).toBe(200);
    });

    it('and is kept at once is in the directory where it is kept, and nowhere where it is not', async () => {
      const email = newPerson();
      const { slug } = await profileOf(await accounts.open(email));
      const { id } = await accounts.userRow(email);
      const keep = (token: string) => cms.post('/api/my-account/keep', {}, { token });
      for (const keepFirst of [true, false, true]) {
        await close(await cms.signIn(email, goodPassword));
        const [one, two] = [await cms.signIn(email, goodPassword), await cms.signIn(email, goodPassword)];
        const both = keepFirst ? [keep(one), close(two)] : [close(two), keep(one)];
        await Promise.all(both);
        expect(await isListed(slug)).toBe((await cms.count('account_closings', { user_id: id })) === 0);
        await keep(await cms.signIn(email, goodPassword));
        expect(await isListed(slug)).toBe(true);
      }
      // What the clock does to those who were closed when it looked.
      const { hideClosed } = cms.module<{ hideClosed(userId: number): Promise<void> }>(
        'src/api/privacy/close-account.js',
      );
      await hideClosed(id);
      expect(await isListed(slug)).toBe(true);
    });

    it('is there for nobody from that moment: no card, no suggestion, no request, no message; kept, all is as it was', async () => {
      const [email, friend] = [newPerson(), newPerson()];
      const [token, theirs] = [await accounts.open(email), await accounts.open(friend)];
      const [own, stranger] = [await profileOf(token), await accounts.open(newPerson())];
      const { memberId } = await cms.data<User>('/api/user', { token });
      const asked = await cms.post<{ id: string }>('/api/connections', { memberId }, { token: theirs });
      const id = asked.body.success ? asked.body.data.id : '';
      expect((await cms.post(`/api/connections/${id}/update`, { statusId: 2 }, { token })).status).toBe(200);
      const begun = await cms.post<{ id: string }>('/api/conversations', { memberId }, { token: theirs });
      const talk = begun.body.success ? begun.body.data.id : '';
      const write = (clientMessageId: string, as = theirs) =>
        cms.post(`/api/conversations/${talk}/messages`, { text: 'Good morning', clientMessageId }, { token: as });
      expect((await write('a-first-message')).status).toBe(200);
      const seen = async () => {
        const [connections, talks, suggested, recommended, found] = [
          await cms.data('/api/connections', { token: theirs }),
          await cms.data('/api/conversations', { token: theirs }),
          await cms.data('/api/connections/suggestions', { token: stranger }),
          await cms.data('/api/recommendations', { token: stranger }),
          await cms.data('/api/members?q=Otieno&pageSize=100'),
        ];
        return [connections, talks, suggested, recommended, found].map((part) =>
          JSON.stringify(part).includes(own.slug),
        );
      };
      expect((await seen()).slice(0, 2)).toEqual([true, true]);
      await close(token);
      const back = await cms.signIn(email, goodPassword);
      expect(await seen()).toEqual([false, false, false, false, false]);
      expect((await write('a-second-message')).status).toBe(422);
      expect((await write('a-third-message', back)).status).toBe(422);
      expect((await cms.get(`/api/conversations/${talk}`, { token: theirs })).status).toBe(404);
      for (const as of [theirs, stranger])
        expect((await cms.post('/api/connections', { memberId }, { token: as })).status).toBe(422);
      const { memberId: other } = await cms.data<User>('/api/user', { token: stranger });
      const closed = { success: false, message: expect.stringContaining('Your account is to be deleted') };
      expect(await cms.post('/api/connections', { memberId: other }, { token: back })).toMatchObject({
        status: 409,
        body: closed,
      });
      expect(await cms.post('/api/conversations', { memberId: other }, { token: back })).toMatchObject({
        status: 409,
        body: closed,
      });
      expect(await cms.post('/api/user-profile', { directoryVisible: true }, { token: back })).toMatchObject({
        status: 409,
        body: closed,
      });
      expect(await isListed(own.slug)).toBe(false);
      expect((await cms.post('/api/my-account/keep', {}, { token: back })).status).toBe(200);
      expect((await seen()).slice(0, 2)).toEqual([true, true]);
      expect((await write('a-fourth-message')).status).toBe(200);
    });

    it('of somebody outside of the directory stays there when it is kept, and gets no news until then', async () => {
      const email = newPerson();
      const token = await accounts.open(email);
      await cms.post('/api/user-profile', { directoryVisible: false }, { token });
      await close(token);
      const back = await cms.signIn(email, goodPassword);
      // Whoever shows themselves again is taken out at the next round.
      await cms.post('/api/user-profile', { directoryVisible: true }, { token: back });
      await eraseAt(Date.now());
      expect((await profileOf(back)).directoryVisible).toBe(false);
      await cms.post('/api/my-account/keep', {}, { token: back });
      expect((await profileOf(back)).directoryVisible).toBe(false);
    });
  });
}
