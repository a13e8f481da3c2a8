import { describe, expect, it, vi } from 'vitest';
import { tokenFor, tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import type * as LinkTokens from '../../src/platform/link-tokens/link-tokens.js';

const theirs = 'whispering gallery 19 stairs';
const chosen = 'quiet harbour mornings';
const dayMs = 86_400_000;

/** Whose account it is when several act on one at once, or one in the name of another. */
export function contestedAccountFacts(cms: Cms, sink: SmtpSink): void {
  const { register, login, userRow, open } = useAccounts(cms, sink);
  const follow = (path: string, token: string, body: object = {}) => cms.post(path, body, { token });
  const identitiesOf = async (email: string) => cms.count('account_identities', { user_id: (await userRow(email)).id });
  const profilesOf = async (email: string) => cms.count('members_user_lnk', { user_id: (await userRow(email)).id });
  /** The proof of somebody’s sign-in with a provider, as its callback hands it out. */
  const proofOf = (subject: string) =>
    cms.strapi.db.transaction(({ trx }) =>
      cms
        .module<typeof LinkTokens>('src/platform/link-tokens/link-tokens.js')
        .issueLinkToken(trx, { purpose: 'connect-provider', subject: `orcid:${subject}` }),
    );

  describe('An address that is registered by two', () => {
    it.each(['before', 'after'])(
      'is opened by no password of the stranger, who came %s its owner, but by the one that the mailbox chooses',
      async (order) => {
        const email = newPerson();
        const stranger = () =>
          proofOf(`0000-0009-${email.length}-${order}`).then((providerToken) =>
            register(email, { password: theirs, firstName: 'Mallory', providerToken }),
          );
        const owner = () => register(email);
        const inOrder = order === 'before' ? [stranger, owner] : [owner, stranger];
        for (const act of inOrder) expect((await act()).status).toBe(200);
        const [first, second] = await sink.mailsTo(email, 2);
        expect(second?.mail.subject).toBe('Choose your password for Scholars Network');
        expect((await follow('/api/confirm-email', tokenIn(first))).status).toBe(401);
        expect((await follow('/api/confirm-email', tokenIn(second))).status).toBe(401);
        for (const password of [theirs, goodPassword]) expect((await login(email, password)).status).toBe(401);
        expect((await follow('/api/set-password', tokenIn(second), { password: chosen })).status).toBe(200);
        for (const password of [theirs, goodPassword]) expect((await login(email, password)).status).toBe(401);
        expect((await login(email, chosen)).status).toBe(200);
        expect([await identitiesOf(email), await profilesOf(email)]).toEqual([0, 1]);
      },
    );

    it('many times at once is one account, which no typed password opens', async () => {
      const email = newPerson();
      const passwords = [1, 2, 3, 4, 5, 6].map((n) => `${theirs} ${n}`);
      const answers = await Promise.all(passwords.map((password) => register(email, { password })));
      expect(answers.map(({ status }) => status)).toEqual(passwords.map(() => 200));
      expect(await cms.count('up_users', { email })).toBe(1);
      for (const password of passwords) expect((await login(email, password)).status).toBe(401);
    });

    it('gets the mail that asks for a password again, when it is asked for', async () => {
      const email = newPerson();
      await register(email, { password: theirs });
      const { body } = await register(email);
      if (!body.success) throw new Error(body.message);
      expect((await follow('/api/resend-email-verification', body.data.token)).status).toBe(200);
      expect((await follow('/api/set-password', await tokenFor(sink, email, 3), { password: chosen })).status).toBe(
        200,
      );
      expect((await login(email, chosen)).status).toBe(200);
    });
  });

  describe('Who forgot the password of an account that was never confirmed', () => {
    it('gets it by the mailbox alone, without what a stranger left in it', async () => {
      const email = newPerson();
      await register(email, { password: theirs, providerToken: await proofOf(`0000-0008-${email}`) });
      await cms.post('/api/request-reset-password', { email });
      expect((await follow('/api/reset-password', await tokenFor(sink, email, 2), { password: chosen })).status).toBe(
        200,
      );
      expect((await login(email, theirs)).status).toBe(401);
      expect((await login(email, chosen)).status).toBe(200);
      expect([await identitiesOf(email), await profilesOf(email)]).toEqual([0, 1]);
    });
  });

  describe('At the same moment', () => {
    it('a confirmation and a reset make one profile', async () => {
      const email = newPerson();
      await register(email);
      const confirming = await tokenFor(sink, email);
      await cms.post('/api/request-reset-password', { email });
      const resetting = await tokenFor(sink, email, 2);
      const [confirmed, reset] = await Promise.all([
        follow('/api/confirm-email', confirming),
        follow('/api/reset-password', resetting, { password: chosen }),
      ]);
      // Whichever comes second may find its link ended by the first.
      expect([200, 401]).toContain(confirmed.status);
      expect(reset.status).toBe(200);
      expect(await profilesOf(email)).toBe(1);
      expect((await login(email, chosen)).status).toBe(200);
    });

    it('several ends of one confirmation make one profile, and people of one name get addresses of their own', async () => {
      const emails = [1, 2, 3].map(() => newPerson());
      const name = { firstName: 'Namesake', lastName: `Of ${newPerson().split('@')[0]}` };
      for (const email of emails) await register(email, name);
      await cms.db('up_users').whereIn('email', emails).update({ confirmed: true });
      const ids: number[] = await cms.db('up_users').whereIn('email', emails).pluck('id');
      const { makeMember } = cms.module<{ makeMember(id: number): Promise<void> }>('src/api/account/make-member.js');
      await Promise.all([...ids, ...ids].map((id) => makeMember(id)));
      expect(await Promise.all(emails.map(profilesOf))).toEqual([1, 1, 1]);
      const slugs = await cms
        .db('members')
        .where({ first_name: name.firstName, last_name: name.lastName })
        .distinct('slug');
      expect(slugs).toHaveLength(3);
    });

    it('a login with the old password gets no session that outlives the reset', async () => {
      const email = newPerson();
      await open(email);
      await cms.post('/api/request-reset-password', { email });
      const token = await tokenFor(sink, email, 2);
      const [reset, ...logins] = await Promise.all([
        follow('/api/reset-password', token, { password: chosen }),
        ...[1, 2, 3, 4, 5].map(() => login(email, goodPassword)),
      ]);
      expect(reset.status).toBe(200);
      for (const { body } of logins)
        if (body.success) expect((await cms.get('/api/user', { token: body.data.token })).status).toBe(401);
      expect(await cms.count('account_sessions', { user_id: (await userRow(email)).id })).toBe(0);
    });

    it('a change and a reset of the password leave the one that was acknowledged', async () => {
      const email = newPerson();
      const session = await open(email);
      await cms.post('/api/request-reset-password', { email });
      const token = await tokenFor(sink, email, 2);
      const change = { oldPassword: goodPassword, password: theirs, passwordConfirmation: theirs };
      const [reset, changed] = await Promise.all([
        follow('/api/reset-password', token, { password: chosen }),
        cms.post('/api/change-old-password', change, { token: session }),
      ]);
      expect([reset.status, changed.status].sort()).toEqual([200, 401]);
      const [good, bad] = reset.status === 200 ? [chosen, theirs] : [theirs, chosen];
      expect([(await login(email, good)).status, (await login(email, bad)).status]).toEqual([200, 401]);
    });
  });

  describe('A person of a provider whom two registrations name', () => {
    it('stays with the first that is confirmed; the other is confirmed without, and nothing else stands still', async () => {
      const [one, two] = [newPerson(), newPerson()];
      const providerToken = await proofOf(`0000-0007-${one}`);
      for (const email of [one, two]) expect((await register(email, { providerToken })).status).toBe(200);
      for (const email of [one, two])
        expect((await follow('/api/confirm-email', await tokenFor(sink, email))).status).toBe(200);
      expect([await identitiesOf(one), await identitiesOf(two)]).toEqual([1, 0]);
      expect((await login(two, goodPassword)).status).toBe(200);
      const { tidyUp } = cms.module<{ tidyUp(): Promise<void> }>('src/composition/housekeeping.js');
      await tidyUp();
      expect(cms.takeErrors()).toEqual([]);
    });
  });

  describe('An address that was registered and never confirmed', () => {
    it('is forgotten after thirty days, and not before; what was confirmed, and what staff made, stays', async () => {
      const [waiting, confirmed, made] = [newPerson(), newPerson(), newPerson()];
      await register(waiting);
      await open(confirmed);
      await register(made);
      const { id: staff } = await cms.db('admin_users').first('id');
      await cms.db('up_users').where({ email: made }).update({ created_by_id: staff });
      const { forgetUnconfirmedAccounts } = cms.module<{ forgetUnconfirmedAccounts(now: number): Promise<void> }>(
        'src/api/account/forget-unconfirmed-accounts.js',
      );
      const left = async () =>
        (await cms.db('up_users').whereIn('email', [waiting, confirmed, made]).pluck('email')).sort();
      await forgetUnconfirmedAccounts(Date.now() + 29 * dayMs);
      expect(await left()).toEqual([waiting, confirmed, made].sort());
      await forgetUnconfirmedAccounts(Date.now() + 31 * dayMs);
      expect(await left()).toEqual([confirmed, made].sort());
      expect((await register(waiting)).status).toBe(200);
    });
  });

  describe('An address in letters that look alike', () => {
    it('is mailed nowhere but to the account that it finds', async () => {
      const email = `kelvin-${newPerson()}`;
      await open(email);
      const alike = email.replace('k', '\u212a');
      expect((await cms.post('/api/request-reset-password', { email: alike })).status).toBe(200);
      expect((await sink.mailsTo(email, 2)).at(-1)?.recipients).toEqual([email]);
      expect(sink.asked).not.toContain(alike);
    });
  });

  describe('Areas of work', () => {
    it('of a registration are some of the five, not a thousand and no part of one', async () => {
      for (const thematicAreas of [Array(1000).fill(1), [0], [6], [1.5], ['x'], [null]]) {
        expect((await register(newPerson(), { thematicAreas })).body).toMatchObject({
          success: false,
          errors: { [thematicAreas.length > 5 ? 'thematicAreas' : 'thematicAreas.0']: expect.anything() },
        });
      }
    });
  });

  describe('A zero character', () => {
    it('in what somebody sends is no failure', async () => {
      const email = newPerson();
      expect((await login(`nobody\0@lakeside.example`, 'some\0thing')).status).toBe(401);
      expect((await register(email.replace('@', '\0@'), { firstName: 'A\0mina' })).status).toBe(200);
      expect((await userRow(email)).first_name).toBe('Amina');
      expect((await cms.post('/api/request-reset-password', { email: `a\0${email}` })).status).toBe(200);
      await vi.waitUntil(async () => (await cms.count('mail_jobs', { state: 'sending' })) === 0, { timeout: 10_000 });
    });
  });
}
