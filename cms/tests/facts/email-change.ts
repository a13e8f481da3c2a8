import { describe, expect, it, vi } from 'vitest';
import type { EmailChange } from '@scholars/contract/email-change';
import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { tokenFor, tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { dumpDatabase } from '../support/database-dump.js';
import { emailChangePath as path, linkWords, useEmailChange } from '../support/email-change.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import type * as LinkTokens from '../../src/platform/link-tokens/link-tokens.js';

const hourMs = 3_600_000;
const none = { waiting: null, hasPassword: true, isProven: false };

/** How a member gives their account another address. */
export function emailChangeFacts(cms: Cms, sink: SmtpSink): void {
  const { register, login, userRow, person } = useAccounts(cms, sink);
  const { ask, asked, confirm, mailsAbout, mailAbout, move } = useEmailChange(cms, sink);
  const stateOf = (token: string) => cms.data<EmailChange>(path, { token });
  const idOf = async (email: string): Promise<number> => (await userRow(email)).id;

  describe('A new address of an account', () => {
    it('counts once the link is opened that was mailed to it: then it signs in, and the one before does not', async () => {
      const { email, token } = await person();
      const elsewhere = await cms.signIn(email, goodPassword);
      const typed = `New.${newPerson()}`;
      const next = typed.toLowerCase();
      expect(await stateOf(token)).toEqual(none);
      const { status, body } = await ask(token, typed);
      expect({ status, body }).toMatchObject({ status: 200, body: { data: { waiting: { email: next } } } });
      const until = Date.parse((await stateOf(token)).waiting?.until ?? '');
      expect(Math.round((until - Date.now()) / hourMs)).toBe(24);
      const told = await mailAbout(email, 'was asked for');
      expect(told.mail.text).toContain('/en/auth/reset-password');
      expect(told.raw).not.toContain(next.split('@')[0]);
      const link = tokenIn(await mailAbout(next, linkWords));
      expect((await login(email, goodPassword)).status).toBe(200);
      expect((await login(next, goodPassword)).status).toBe(401);
      for (const method of ['HEAD', 'GET', 'PUT', 'DELETE'])
        expect([404, 405]).toContain(
          (await cms.call(method, `/api/confirm-email-change?token=${link}`, undefined, { token: link })).status,
        );
      expect((await login(next, goodPassword)).status).toBe(401);

      expect((await confirm(link)).body).toEqual({ success: true, data: { email: next } });
      expect((await login(next, goodPassword)).status).toBe(200);
      expect((await login(email, goodPassword)).status).toBe(401);
      expect(await userRow(next)).toMatchObject({ username: next });
      expect(await cms.data('/api/user', { token })).toMatchObject({ email: next });
      expect((await cms.get('/api/user', { token: elsewhere })).status).toBe(401);
      expect(await stateOf(token)).toEqual(none);
      expect((await confirm(link)).status).toBe(401);
      expect((await mailAbout(email, 'was changed')).raw).not.toContain(next.split('@')[0]);
      const { document_id: id } = await userRow(next);
      const { history } = await cms.data<MemberAccountDetail>(`/api/backoffice/member-accounts/${id}`, {
        token: await cms.tokenOf('coordinator'),
      });
      expect(history.map(({ action, reason }) => [action, reason])).toEqual([['email-changed', '']]);
      const notices = await cms.data<{ notifications: { data: { title: string } }[] }>('/api/user-notifications', {
        token,
      });
      expect(notices.notifications.map(({ data }) => data.title)).toContain('Your email address was changed');
      expect((await dumpDatabase(cms)).includes(link)).toBe(false);
    });

    it('is asked for by who proves that the account is theirs, and is another one', async () => {
      const { email, token } = await person();
      const next = newPerson();
      for (const language of locales)
        for (const [address, password, field, key] of [
          [next, 'not the password', 'password', 'password.wrong'],
          [next, '', 'password', 'password.required'],
          [email.toUpperCase(), goodPassword, 'email', 'email.same'],
          ['nowhere', goodPassword, 'email', 'email.invalid'],
          ['', goodPassword, 'email', 'email.required'],
        ] as const) {
          const { status, body } = await ask(token, address, password, { language });
          expect({ status, body }).toMatchObject({
            status: 422,
            body: { errors: { [field]: [messageText(language, key)] } },
          });
        }
      expect((await cms.post(path, { email: next, password: goodPassword })).status).toBe(401);
      expect(await stateOf(token)).toEqual(none);
      expect(mailsAbout(next, '')).toEqual([]);
      expect(await cms.count('link_tokens', { purpose: 'change-email', subject: String(await idOf(email)) })).toBe(0);
    });

    it('is asked for without a password by who has just signed in with a provider', async () => {
      const { email, token } = await person();
      const id = await idOf(email);
      await cms.db('up_users').where({ id }).update({ password: null });
      expect(await stateOf(token)).toMatchObject({ hasPassword: false, isProven: false });
      const next = newPerson();
      expect((await ask(token, next, '')).status).toBe(422);
      await cms.db('account_sessions').where({ user_id: id }).update({ proven_at: Date.now() });
      expect(await stateOf(token)).toMatchObject({ hasPassword: false, isProven: true });
      expect((await ask(token, next, '')).status).toBe(200);
    });

    it('waits for a day', async () => {
      const { email, token } = await person();
      const next = newPerson();
      const link = await asked(token, next);
      const id = await idOf(email);
      const age = async (hours: number) => {
        await cms
          .db('link_tokens')
          .where({ purpose: 'change-email', subject: String(id) })
          .decrement('expires_at', hours * hourMs);
        await cms
          .db('email_changes')
          .where({ user_id: id })
          .decrement('expires_at', hours * hourMs);
      };
      await age(23.9);
      expect((await stateOf(token)).waiting?.email).toBe(next);
      await age(0.2);
      expect(await stateOf(token)).toEqual(none);
      expect((await confirm(link)).status).toBe(401);
      expect((await cms.post(`${path}/resend`, {}, { token })).status).toBe(404);
      const { forgetLateAddresses } = cms.module<{ forgetLateAddresses(now: number): Promise<void> }>(
        'src/api/account/waiting-address.js',
      );
      await forgetLateAddresses(Date.now());
      expect(await cms.count('email_changes', { user_id: id })).toBe(0);
    });

    it('is one at a time: another takes its place, its link is mailed again, or it is taken back', async () => {
      const { token } = await person();
      const [first, second] = [newPerson(), newPerson()];
      const replaced = await asked(token, first);
      const earlier = await asked(token, second);
      expect((await stateOf(token)).waiting?.email).toBe(second);
      expect((await confirm(replaced)).status).toBe(401);
      const { status, body } = await cms.post(`${path}/resend`, {}, { token });
      expect({ status, body }).toMatchObject({ status: 200, body: { data: { waiting: { email: second } } } });
      const later = tokenIn(await mailAbout(second, linkWords, 2));
      expect((await confirm(earlier)).status).toBe(401);
      expect((await cms.call('DELETE', path, undefined, { token })).body).toMatchObject({ data: none });
      expect((await confirm(later)).status).toBe(401);
      expect((await cms.post(`${path}/resend`, {}, { token })).status).toBe(404);
    });

    it('is taken once, however often its link is opened at a time', async () => {
      const { token } = await person();
      const link = await asked(token, newPerson());
      const statuses = await Promise.all([1, 2, 3].map(async () => (await confirm(link)).status));
      expect(statuses.sort()).toEqual([200, 401, 401]);
    });

    const endings: [what: string, end: (email: string, token: string) => Promise<unknown>][] = [
      [
        'a new password',
        (_, token) =>
          cms.post(
            '/api/change-old-password',
            {
              oldPassword: goodPassword,
              password: 'quiet harbour mornings',
              passwordConfirmation: 'quiet harbour mornings',
            },
            { token },
          ),
      ],
      [
        'a password by a link to the present address',
        async (email) => {
          const tokens = cms.module<typeof LinkTokens>('src/platform/link-tokens/link-tokens.js');
          const subject = String(await idOf(email));
          const link = await cms.strapi.db.transaction(({ trx }) =>
            tokens.issueLinkToken(trx, { purpose: 'reset-password', subject }),
          );
          return cms.post('/api/reset-password', { password: 'quiet harbour mornings' }, { token: link });
        },
      ],
      ['a closed account', (_, token) => cms.post('/api/my-account/delete', { password: goodPassword }, { token })],
      ['a block', (email) => byStaff(email, { blocked: true })],
      ['an address that staff give it', (email) => byStaff(email, { email: newPerson() })],
    ];
    const byStaff = async (email: string, data: object) =>
      cms.strapi
        .documents('plugin::users-permissions.user')
        .update({ documentId: (await userRow(email)).document_id, data: data as never });

    it.each(endings)('ends with %s', async (_, end) => {
      const { email, token } = await person();
      const id = await idOf(email);
      const next = newPerson();
      const link = await asked(token, next);
      await end(email, token);
      expect(await cms.count('email_changes', { user_id: id })).toBe(0);
      await cms.db('up_users').where({ id }).update({ blocked: false });
      expect((await confirm(link)).status).toBe(401);
      expect(await userRow(next)).toBeUndefined();
    });

    it('is given to no account that is to be erased', async () => {
      const { email, token } = await person();
      await cms.post('/api/my-account/delete', { password: goodPassword }, { token });
      const back = await cms.signIn(email, goodPassword);
      expect((await ask(back, newPerson())).status).toBe(409);
    });

    it('ends the links to preferences that lie in the mailbox of the one before', async () => {
      const { email, token } = await person();
      const tokens = cms.module<typeof LinkTokens>('src/platform/link-tokens/link-tokens.js');
      const subject = String(await idOf(email));
      const link = await cms.strapi.db.transaction(({ trx }) =>
        tokens.issueLinkToken(trx, { purpose: 'notification-preferences', subject }),
      );
      const check = async () => (await cms.get('/api/notification-preferences/check-token', { token: link })).status;
      expect(await check()).toBe(200);
      await move(token);
      expect(await check()).toBe(401);
    });
  });

  describe('An address that another account has', () => {
    it('is answered like any other; its owner is mailed no link, and nothing changes', async () => {
      const [own, other] = [await person(), await person()];
      const { status, body } = await ask(own.token, other.email);
      expect({ status, body }).toMatchObject({ status: 200, body: { data: { waiting: { email: other.email } } } });
      await mailAbout(own.email, 'was asked for');
      const { mail } = await mailAbout(other.email, 'already have an account');
      expect(mail.text).not.toContain('token=');
      expect((await cms.post(`${path}/resend`, {}, own)).status).toBe(200);
      await mailAbout(other.email, 'already have an account', 2);
      expect(mailsAbout(other.email, linkWords)).toEqual([]);
      expect((await login(other.email, goodPassword)).status).toBe(200);
      expect(await cms.data('/api/user', own)).toMatchObject({ email: own.email });
    });

    it('is not even mailed of where that account is blocked', async () => {
      const [own, other] = [await person(), await person()];
      await cms.db('up_users').where({ id: other.id }).update({ blocked: true });
      const before = mailsAbout(other.email, '').length;
      expect((await ask(own.token, other.email)).status).toBe(200);
      await mailAbout(own.email, 'was asked for');
      await vi.waitUntil(async () => (await cms.count('mail_jobs', { state: 'queued' })) === 0, { timeout: 10_000 });
      expect(mailsAbout(other.email, '')).toHaveLength(before);
    });

    it('since the link was mailed stays with that account', async () => {
      const own = await person();
      const next = newPerson();
      const link = await asked(own.token, next);
      await cms
        .db('up_users')
        .where({ id: (await person()).id })
        .update({ email: next });
      for (const language of locales)
        expect(await cms.post('/api/confirm-email-change', {}, { token: link, language })).toMatchObject({
          status: 409,
          body: { message: messageText(language, 'account.addressTaken') },
        });
      expect(await cms.data('/api/user', own)).toMatchObject({ email: own.email });
    });

    it('but has never confirmed is free for who reads its mails', async () => {
      const own = await person();
      const next = newPerson();
      expect((await register(next)).status).toBe(200);
      const waits = await tokenFor(sink, next);
      await move(own.token, next);
      expect((await userRow(next)).id).toBe(own.id);
      expect((await cms.post('/api/confirm-email', {}, { token: waits })).status).toBe(401);
      expect(await cms.data('/api/user', own)).toMatchObject({ email: next });
    });
  });
}
