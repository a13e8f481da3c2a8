import { describe, expect, it, vi } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { tokenFor, tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { rowOf, type Cms } from '../support/cms.js';
import { dumpDatabase } from '../support/database-dump.js';
import { rawRequest } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import type * as LinkTokens from '../../src/platform/link-tokens/link-tokens.js';
import type { LinkPurpose } from '../../src/platform/link-tokens/link-tokens.js';
import type * as Worker from '../../src/platform/mail/mail-worker.js';

const chosen = 'quiet harbour mornings';
const minuteMs = 60_000;

/** What mailed links and the tokens beside them open, for whom, how long, and what is left of them. */
export function accountLinkFacts(cms: Cms, sink: SmtpSink): void {
  const { register, login, userRow, open } = useAccounts(cms, sink);
  const users = () => cms.strapi.documents('plugin::users-permissions.user');
  const issue = (purpose: LinkPurpose, subject: string) =>
    cms.strapi.db.transaction(({ trx }) =>
      cms
        .module<typeof LinkTokens>('src/platform/link-tokens/link-tokens.js')
        .issueLinkToken(trx, { purpose, subject }),
    );
  const send = async (method: string, path: string, token: string, body?: object) =>
    (await cms.call(method, path, body, { token })).status;

  /** Every call that takes a token, and the purpose that it is for; none where it takes a session. */
  const uses: [purpose: LinkPurpose | 'session', method: string, path: string, body?: object][] = [
    ['session', 'GET', '/api/user'],
    ['session', 'POST', '/api/logout', {}],
    ['resend-verification', 'POST', '/api/resend-email-verification', {}],
    ['reset-password', 'GET', '/api/check-reset-password-token'],
    ['set-password', 'GET', '/api/check-set-password-token'],
    ['newsletter-unsubscribe', 'POST', '/api/newsletter/unsubscribe'],
    ['newsletter-confirm', 'POST', '/api/newsletter/confirm'],
    ['notification-preferences', 'GET', '/api/notification-preferences/check-token'],
    ['notification-preferences', 'GET', '/api/notification-preferences/public'],
    ['notification-preferences', 'PATCH', '/api/notification-preferences/public', {}],
    ['second-step', 'POST', '/api/login/second-step', { code: '123456' }],
    ['give-information', 'GET', '/api/asked-information'],
    ['give-information', 'POST', '/api/asked-information', { fullName: 'Nobody' }],
    ['confirm-email', 'POST', '/api/confirm-email', {}],
    ['change-email', 'POST', '/api/confirm-email-change', {}],
    ['reset-password', 'POST', '/api/reset-password', { password: chosen }],
    ['set-password', 'POST', '/api/set-password', { password: `${chosen} 2` }],
  ];
  const purposes: LinkPurpose[] = [
    'confirm-email',
    'change-email',
    'resend-verification',
    'reset-password',
    'set-password',
    'newsletter-confirm',
    'newsletter-unsubscribe',
    'notification-preferences',
    'connect-provider',
    'second-step',
    'second-step-of-provider',
    'give-information',
  ];

  describe('A token', () => {
    it('of every kind opens what it was made for, and nothing else', async () => {
      expect(
        Object.keys(cms.module<typeof LinkTokens>('src/platform/link-tokens/link-tokens.js').linkPurposes).sort(),
      ).toEqual([...purposes].sort());
      const email = newPerson();
      await register(email);
      const { id } = await userRow(email);
      for (const purpose of purposes) {
        const token = await issue(purpose, String(id));
        for (const [own, method, path, body] of uses) {
          if (own !== purpose)
            expect({ purpose, path, status: await send(method, path, token, body) }).toEqual({
              purpose,
              path,
              status: 401,
            });
        }
      }
      const session = await cms.signIn(await openAnother(), goodPassword);
      for (const [own, method, path, body] of uses)
        if (own !== 'session')
          expect({ path, status: await send(method, path, session, body) }).toEqual({ path, status: 401 });
      // Nothing of all that was anything: the account waits as before, and each kind still opens its own.
      expect(Boolean((await userRow(email)).confirmed)).toBe(false);
      for (const [own, method, path, body] of uses) {
        // A second step takes a code too (`second-factor.ts`), what is asked for is of a submission
        // (`asked-information.ts`), and a new address waits beside its token (`email-change.ts`).
        const isOfMore =
          own === 'second-step' || own === 'give-information' || own === 'change-email' || own.startsWith('newsletter');
        if (own === 'session' || isOfMore) continue;
        expect({ path, status: await send(method, path, await issue(own, String(id)), body) }).toEqual({
          path,
          status: 200,
        });
      }
    });

    it('that is none proves no sign-in with a provider', async () => {
      for (const purpose of ['reset-password', 'resend-verification', 'newsletter-confirm'] as const) {
        const email = newPerson();
        expect(
          (await register(email, { providerToken: await issue(purpose, 'orcid:0000-0001-0000-0001') })).status,
        ).toBe(200);
        expect(JSON.stringify((await userRow(email)).pending_profile)).not.toContain('0000-0001-0000-0001');
      }
    });

    it('that is no token at all is refused, whatever it is', async () => {
      for (const path of ['/api/check-reset-password-token', '/api/check-set-password-token']) {
        for (const bearer of [
          '{}',
          '[]',
          'x'.repeat(10_000),
          'رمز الدخول الذي لا يصلح',
          '%00',
          "' or 1=1 --aaaaaaaaaaaaaaaaaaa",
          'undefined',
          '',
        ]) {
          const { status, body } = await rawRequest(cms.url, {
            path,
            headers: { Authorization: Buffer.from(`Bearer ${bearer}`).toString('latin1') },
          });
          expect({ path, bearer, status, body }).toMatchObject({ status: 401, body: { success: false } });
        }
      }
      const token = 'x'.repeat(43);
      for (const path of ['/api/reset-password', '/api/set-password']) {
        for (const [body, status] of [
          [{}, 422],
          [[], 400],
          [['x'], 400],
          [{ password: {} }, 422],
          [{ password: ['quiet harbour mornings'] }, 422],
          [{ password: 'x'.repeat(10_000) }, 422],
          [{ password: chosen }, 401],
        ] as const) {
          expect({ path, body, status: (await cms.post(path, body, { token })).status }).toEqual({
            path,
            body,
            status,
          });
        }
      }
    });
  });

  async function openAnother(): Promise<string> {
    const email = newPerson();
    await open(email);
    return email;
  }

  describe('A link to a new password', () => {
    it('is good for an hour, and then says so in the reader’s language', async () => {
      const email = await openAnother();
      await cms.post('/api/request-reset-password', { email });
      const token = await tokenFor(sink, email, 2);
      const age = async (minutes: number) => {
        const where = { purpose: 'reset-password', subject: String((await userRow(email)).id) };
        const { created_at, expires_at } = await rowOf(cms.db('link_tokens').where(where).first());
        await cms
          .db('link_tokens')
          .where(where)
          .update({
            created_at: created_at - minutes * minuteMs,
            expires_at: expires_at - minutes * minuteMs,
          });
      };
      await age(59);
      expect((await cms.get('/api/check-reset-password-token', { token })).status).toBe(200);
      await age(2);
      for (const language of locales) {
        for (const answer of [
          await cms.get('/api/check-reset-password-token', { token, language }),
          await cms.post('/api/reset-password', { password: chosen }, { token, language }),
        ]) {
          expect(answer).toMatchObject({
            status: 401,
            body: { success: false, message: messageText(language, 'error.linkToken') },
          });
        }
      }
      expect((await login(email, goodPassword)).status).toBe(200);
    });
  });

  describe('The link that confirms', () => {
    it('is followed by a press of a button alone: whatever asks for it changes nothing', async () => {
      const email = newPerson();
      await register(email);
      const token = await tokenFor(sink, email);
      for (const method of ['HEAD', 'GET', 'HEAD', 'GET', 'HEAD', 'GET', 'PUT', 'DELETE'])
        expect([404, 405]).toContain(
          (await cms.call(method, `/api/confirm-email?token=${token}`, undefined, { token })).status,
        );
      expect(Boolean((await userRow(email)).confirmed)).toBe(false);
      expect((await cms.post('/api/confirm-email', {}, { token })).status).toBe(200);
    });
  });

  describe('What staff change of an account', () => {
    const changes: [what: string, change: (email: string) => Record<string, unknown>][] = [
      ['its address', (email) => ({ email: `New.${email.toUpperCase()}` })],
      ['its password', () => ({ password: 'made-in-Strapi-2026' })],
      ['that it is blocked', () => ({ blocked: true })],
    ];
    it.each(changes)(
      'if it is %s, ends its sessions and all links that were mailed for it, for good',
      async (_, change) => {
        const email = newPerson();
        const session = await open(email);
        const { id, document_id: documentId } = await userRow(email);
        const kinds = ['confirm-email', 'resend-verification', 'reset-password', 'set-password'] as const;
        const tokens = await Promise.all(kinds.map(async (kind) => ({ kind, token: await issue(kind, String(id)) })));
        await users().update({ documentId, data: change(email) as never });
        expect((await cms.get('/api/user', { token: session })).status).toBe(401);
        await cms.db('up_users').where({ id }).update({ blocked: false });
        expect((await cms.get('/api/user', { token: session })).status).toBe(401);
        for (const { kind, token } of tokens) {
          for (const [own, method, path, body] of uses)
            if (own === kind)
              expect({ path, status: await send(method, path, token, body) }).toEqual({ path, status: 401 });
        }
      },
    );

    it('if it is something else, ends nothing', async () => {
      const email = newPerson();
      const session = await open(email);
      const { document_id: documentId } = await userRow(email);
      await users().update({ documentId, data: { email, blocked: false, city: 'Kisumu' } as never });
      expect(await cms.data('/api/user', { token: session })).toMatchObject({ city: 'Kisumu' });
    });

    it('leaves the account to be found by its address in any case', async () => {
      const email = newPerson();
      const role = await cms.db('up_roles').where({ type: 'member' }).first('id');
      await users().create({
        data: {
          username: email,
          email: email.toUpperCase(),
          password: 'made-in-Strapi-2026',
          provider: 'local',
          confirmed: true,
          blocked: false,
          role: role.id,
        } as never,
      });
      expect((await login(email, 'made-in-Strapi-2026')).status).toBe(200);
    });

    it('if it is deleted, ends its sessions and sign-ins', async () => {
      const email = newPerson();
      const session = await open(email);
      const { id, document_id: documentId } = await userRow(email);
      await cms
        .db('account_identities')
        .insert({ provider: 'orcid', subject: `0000-0006-${email}`, user_id: id, connected_at: 1 });
      await users().delete({ documentId });
      expect((await cms.get('/api/user', { token: session })).status).toBe(401);
      expect([
        await cms.count('account_sessions', { user_id: id }),
        await cms.count('account_identities', { user_id: id }),
      ]).toEqual([0, 0]);
    });
  });

  describe('While the mail server is away', () => {
    it('a forgotten password is answered as ever, known or not; and no token, password or address is in the database or the log in clear', async () => {
      const email = newPerson();
      const opened = await open(email);
      const unknown = newPerson();
      const { body } = await register(newPerson());
      if (!body.success) throw new Error(body.message);
      await sink.stop();
      for (const address of [email, unknown, email, unknown]) {
        expect(await cms.post('/api/request-reset-password', { email: address })).toMatchObject({
          status: 200,
          body: { success: true, data: null },
        });
      }
      const waiting = await dumpDatabase(cms);
      await sink.start();
      await cms.db('mail_jobs').where({ state: 'queued' }).update({ next_attempt_at: Date.now() });
      cms.module<typeof Worker>('src/platform/mail/mail-worker.js').wakeMailWorker();
      await vi.waitUntil(async () => (await cms.count('mail_jobs', { state: 'queued' })) === 0, { timeout: 10_000 });
      // They leave at once, so either may arrive first; the one that was asked for last counts.
      const tokens = (await sink.mailsTo(email, 3)).slice(-2).map(tokenIn);
      const statuses: number[] = [];
      for (const token of tokens)
        statuses.push((await cms.post('/api/reset-password', { password: chosen }, { token })).status);
      expect(statuses.sort()).toEqual([200, 401]);
      const after = await dumpDatabase(cms);
      for (const secret of [...tokens, opened, body.data.token, goodPassword, chosen]) {
        expect(waiting.includes(secret)).toBe(false);
        expect(after.includes(secret)).toBe(false);
      }
      // An address that has no account is nowhere, and none is in the log.
      expect(after.includes(unknown)).toBe(false);
      expect(sink.asked).not.toContain(unknown);
      const logged = cms.logged.join('\n');
      expect(logged).toContain('Login of account');
      for (const secret of [...tokens, opened, goodPassword, chosen, '@lakeside.example', 'insert into'])
        expect(logged.includes(secret)).toBe(false);
    });
  });
}
