import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recoveryCodes, secondFactor } from '@scholars/contract/second-factor';
import { goodPassword, useAccounts } from '../support/accounts.js';
import { rowOf, type Cms } from '../support/cms.js';
import { codeOf, useSecondFactor } from '../support/second-factor.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

/** The second step of coordinators at sign-in: set up, asked for, lost, taken away. */
export function secondFactorFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const factor = useSecondFactor(cms, accounts);
  const { enrolled, coordinator, halfWay, step, start, confirm, stateOf, change } = factor;
  const mailsTo = (address: string, template: string) =>
    sink.mailsTo(address, 2).then(() => cms.count('mail_jobs', { template }));
  const isLive = async (token: string) => (await cms.get('/api/user', { token })).status === 200;
  const historyOf = async (id: number) => {
    const { document_id } = await cms.db('up_users').where({ id }).first('document_id');
    return cms.db('audit_entries').where({ kind: 'member-accounts', document_id }).orderBy('id').pluck('action');
  };
  const savedByStaff = async (id: number, data: object) => {
    const { document_id: documentId } = await cms.db('up_users').where({ id }).first('document_id');
    await cms.strapi.documents('plugin::users-permissions.user').update({ documentId, data: data as never });
  };
  const asksForCode = async (email: string) => (await accounts.login(email, goodPassword)).status === 403;

  describe('Setting the second step up', () => {
    it('takes the password, shows a secret to that session alone, and is done by a first code', async () => {
      const person = await coordinator();
      const elsewhere = await cms.signIn(person.email, goodPassword);
      expect(await stateOf(person.token)).toMatchObject({ isOn: false, isRequired: false, pending: null, since: null });
      const wrong = await cms.post('/api/second-factor', { password: 'not the password' }, { token: person.token });
      expect({ status: wrong.status, body: wrong.body }).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.any(String)] } },
      });
      const { secret, uri } = await start(person.token);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      const parsed = new URL(uri);
      expect([parsed.protocol, parsed.host]).toEqual(['otpauth:', 'totp']);
      expect(decodeURIComponent(parsed.pathname)).toBe(`/Scholars Network:${person.email}`);
      expect(Object.fromEntries(parsed.searchParams)).toMatchObject({
        secret,
        digits: '6',
        period: '30',
        algorithm: 'SHA1',
      });
      expect(await stateOf(person.token)).toMatchObject({ isOn: false, pending: { secret } });
      expect((await stateOf(elsewhere)).pending).toBeNull();
      expect((await confirm(elsewhere, codeOf(secret))).status).toBe(409);
      expect(await asksForCode(person.email)).toBe(false);

      const refused = await confirm(person.token, codeOf(secret, 9));
      expect(refused.status).toBe(422);
      // There are none yet.
      expect(JSON.stringify(refused.body)).not.toContain('recovery code');
      const { status, body } = await confirm(person.token, codeOf(secret));
      expect(status).toBe(200);
      const codes = body.success ? body.data.codes : [];
      expect(shapeProblems(recoveryCodes, { codes })).toEqual({});
      expect(codes).toHaveLength(10);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/);
      expect(await isLive(elsewhere)).toBe(false);
      const state = await stateOf(person.token);
      expect(shapeProblems(secondFactor, state)).toEqual({});
      expect(state).toMatchObject({ isOn: true, recoveryCodesLeft: 10, pending: null, since: expect.any(String) });
      expect(await historyOf(person.id)).toEqual(['second-factor-on']);
      const again = await cms.post('/api/second-factor', { password: goodPassword }, { token: person.token });
      expect(again.status).toBe(409);
      const mails = await sink.mailsTo(person.email, 2);
      expect(mails.at(-1)?.mail.subject).toContain('second step of your sign-in');
    });

    it('keeps neither secret nor recovery codes in the clear', async () => {
      const { id, secret, codes } = await enrolled();
      const rows = JSON.stringify([
        await cms.db('second_factors').where({ user_id: id }),
        await cms.db('recovery_codes').where({ user_id: id }),
      ]);
      expect(rows).not.toContain(secret);
      for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''));
    });

    it('is forgotten where no code confirms it in half an hour', async () => {
      const person = await coordinator();
      const { secret } = await start(person.token);
      await cms
        .db('second_factors')
        .where({ user_id: person.id })
        .update({ created_at: Date.now() - 31 * 60_000 });
      expect((await stateOf(person.token)).pending).toBeNull();
      expect((await confirm(person.token, codeOf(secret))).status).toBe(409);
      const tidied = cms.module<{ deleteStaleEnrolments(now: number): Promise<void> }>(
        'src/api/account/second-factor.js',
      );
      await tidied.deleteStaleEnrolments(Date.now());
      expect(await cms.count('second_factors', { user_id: person.id })).toBe(0);
    });
  });

  describe('Signing in with a second step', () => {
    it('opens no session by the password alone, and one by the code after it, in either language’s digits', async () => {
      const { email, id, secret, forgetCodes } = await enrolled();
      const sessions = await cms.count('account_sessions', { user_id: id });
      const first = await halfWay(email);
      expect(await cms.count('account_sessions', { user_id: id })).toBe(sessions);
      const opened = await step(first, codeOf(secret));
      expect(opened.status).toBe(200);
      expect(opened.body.success && (await isLive(opened.body.data.token))).toBe(true);
      expect(opened.headers.get('x-known-browser')).toContain(`${id}.`);
      await forgetCodes();
      const arabic = codeOf(secret).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      expect((await step(await halfWay(email), `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200);
    });

    it('takes codes of one step before and after, and no others', async () => {
      const { email, secret, forgetCodes } = await enrolled();
      // In the middle of a step, so that none ends between making a code and judging it.
      vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
      onTestFinished(() => void vi.useRealTimers());
      for (const [steps, status] of [
        [-1, 200],
        [0, 200],
        [1, 200],
        [-4, 422],
        [4, 422],
      ] as const) {
        await forgetCodes();
        const answered = await step(await halfWay(email), codeOf(secret, steps));
        expect({ steps, status: answered.status }).toEqual({ steps, status });
      }
    });

    it('takes each code once, and none that is older than the last; of ten at once one', async () => {
      const { email, secret, forgetCodes } = await enrolled();
      const code = codeOf(secret);
      expect((await step(await halfWay(email), code)).status).toBe(200);
      expect((await step(await halfWay(email), code)).status).toBe(422);
      expect((await step(await halfWay(email), codeOf(secret, -1))).status).toBe(422);
      await forgetCodes();
      const begun = await Promise.all(Array.from({ length: 10 }, () => halfWay(email)));
      const now = codeOf(secret);
      const all = await Promise.all(begun.map((token) => step(token, now)));
      expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
    });

    it('gives a token that opens nothing else, is used once, outlives wrong codes and not ten minutes', async () => {
      const { email, id, secret, forgetCodes } = await enrolled();
      const begun = await halfWay(email);
      for (const path of ['/api/user', '/api/second-factor', '/api/backoffice/travel-intakes'])
        expect({ path, status: (await cms.get(path, { token: begun })).status }).toEqual({ path, status: 401 });
      for (const path of ['/api/reset-password', '/api/set-password'])
        expect((await cms.post(path, { password: 'another lantern 47 tides' }, { token: begun })).status).toBe(401);
      expect((await step(begun, '000000')).status).toBe(422);
      expect((await step(begun, codeOf(secret))).status).toBe(200);
      await forgetCodes();
      expect((await step(begun, codeOf(secret))).status).toBe(401);
      const late = await halfWay(email);
      const { expires_at } = await rowOf(
        cms
          .db('link_tokens')
          .where({ purpose: 'second-step', subject: String(id), used_at: null })
          .first(),
      );
      expect(expires_at).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
      await cms
        .db('link_tokens')
        .where({ purpose: 'second-step', subject: String(id) })
        .update({ expires_at: Date.now() - 1 });
      expect((await step(late, codeOf(secret))).status).toBe(401);
      expect((await step('x'.repeat(43), codeOf(secret))).status).toBe(401);
    });

    it('does not survive, half-way, a new password or a block', async () => {
      const { email, id, secret } = await enrolled();
      const begun = await halfWay(email);
      await savedByStaff(id, { blocked: true });
      await savedByStaff(id, { blocked: false });
      expect((await step(begun, codeOf(secret))).status).toBe(401);
    });

    it('takes a recovery code in place of the app’s, each once, and says so by mail', async () => {
      const { email, token, codes } = await enrolled();
      const [first = '', second = ''] = codes;
      const used = await mailsTo(email, 'second-factor-recovery-used');
      expect((await step(await halfWay(email), first)).status).toBe(200);
      expect(await cms.count('mail_jobs', { template: 'second-factor-recovery-used' })).toBe(used + 1);
      expect((await step(await halfWay(email), first)).status).toBe(422);
      expect((await step(await halfWay(email), ` ${second.toUpperCase().replaceAll('-', '')} `)).status).toBe(200);
      expect(await stateOf(token)).toMatchObject({ recoveryCodesLeft: 8 });
      const mails = await sink.mailsTo(email, 4);
      expect(mails.at(-1)?.mail.text).toContain('8 recovery codes left');
    });

    it('goes on by recovery codes where the secret was sealed under another SECRET', async () => {
      const { email, id, secret, codes } = await enrolled();
      await cms
        .db('second_factors')
        .where({ user_id: id })
        .update({ sealed_secret: Buffer.alloc(60).toString('base64') });
      expect((await step(await halfWay(email), codeOf(secret))).status).toBe(422);
      expect((await step(await halfWay(email), codes[0] ?? '')).status).toBe(200);
    });

    it('is not asked of members, whose sign-in has one step', async () => {
      const { email, id } = await enrolled();
      const role: { id: number } = await cms.db('up_roles').where({ type: 'member' }).first('id');
      await cms.db('up_users_role_lnk').where({ user_id: id }).update({ role_id: role.id });
      expect(await asksForCode(email)).toBe(false);
    });
  });

  describe('A second step that is there', () => {
    it('is turned off by password and code together', async () => {
      const { email, id, token, secret, forgetCodes } = await enrolled();
      expect((await change('remove', token, codeOf(secret), 'not the password')).status).toBe(422);
      expect((await change('remove', token, '000000')).status).toBe(422);
      expect(await asksForCode(email)).toBe(true);
      await forgetCodes();
      expect((await change('remove', token, codeOf(secret))).status).toBe(200);
      expect(await asksForCode(email)).toBe(false);
      expect(await cms.count('second_factors', { user_id: id })).toBe(0);
      expect(await cms.count('recovery_codes', { user_id: id })).toBe(0);
      expect(await historyOf(id)).toEqual(['second-factor-on', 'second-factor-off']);
      const mails = await sink.mailsTo(email, 3);
      expect(mails.at(-1)?.mail.subject).toMatch(/is off$/);
    });

    it('gets new recovery codes by both, and the old ones end', async () => {
      const { email, token, secret, codes } = await enrolled();
      const renewed = await change('recovery-codes', token, codeOf(secret));
      const fresh = renewed.body.success ? renewed.body.data.codes : [];
      expect(fresh).toHaveLength(10);
      expect(fresh).not.toContain(codes[0]);
      expect((await step(await halfWay(email), codes[0] ?? '')).status).toBe(422);
      expect((await step(await halfWay(email), fresh[0] ?? '')).status).toBe(200);
    });

    it('is turned off by staff for who has lost it: sessions end, a mail tells, the history says so', async () => {
      const { email, id, token } = await enrolled();
      await savedByStaff(id, { city: 'Kisumu', secondFactor: false });
      expect(await asksForCode(email)).toBe(true);
      await savedByStaff(id, { endSecondFactor: true });
      expect(await asksForCode(email)).toBe(false);
      expect(await isLive(token)).toBe(false);
      expect(await historyOf(id)).toEqual(['second-factor-on', 'second-factor-off']);
      expect(await cms.db('up_users').where({ id }).first('second_factor', 'end_second_factor')).toEqual({
        second_factor: expect.toSatisfy((value) => !value),
        end_second_factor: expect.toSatisfy((value) => !value),
      });
      const mails = await sink.mailsTo(email, 3);
      expect(mails.at(-1)?.mail.subject).toContain('Staff have turned off');
    });

    it('is turned on by nobody else', async () => {
      const { id, email } = await coordinator();
      await savedByStaff(id, { secondFactor: true });
      expect(await asksForCode(email)).toBe(false);
    });

    it('goes with the account', async () => {
      const { id } = await enrolled();
      const { document_id: documentId } = await cms.db('up_users').where({ id }).first('document_id');
      await cms.strapi.documents('plugin::users-permissions.user').delete({ documentId });
      expect(await cms.count('second_factors', { user_id: id })).toBe(0);
      expect(await cms.count('recovery_codes', { user_id: id })).toBe(0);
    });
  });
}
