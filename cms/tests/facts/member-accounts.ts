import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  memberAccount,
  memberAccountDetail,
  relatedToSubmission,
  type AccountState,
  type MemberAccount,
  type MemberAccountDetail,
  type RelatedToSubmission,
} from '@scholars/contract/member-accounts';
import type { UserProfile } from '@scholars/contract/profile';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { buildFellow, buildIntake } from '../support/forms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, send } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

/** What coordinators see of members' accounts, and what they may do with them. */
export function memberAccountFacts(cms: Cms, sink: SmtpSink): void {
  const { open, register, userRow } = useAccounts(cms, sink);
  let token: string;
  const path = '/api/backoffice/member-accounts';
  const listed = (query: string) => cms.data<MemberAccount[]>(`${path}?${query}`, { token });
  const detail = async (email: string) =>
    cms.data<MemberAccountDetail>(`${path}/${(await userRow(email)).document_id}`, { token });
  const act = async (email: string, step: string, body: object = {}) =>
    cms.post<MemberAccountDetail>(`${path}/${(await userRow(email)).document_id}/${step}`, body, { token });
  const stateOf = async (email: string) => (await detail(email)).state;
  const mailsOf = (template: string) => cms.count('mail_jobs', { template });
  const madeByStaff = async () => {
    const email = newPerson();
    await register(email);
    await cms.db('up_users').where({ email }).update({ created_by_id: 1, password: null, pending_profile: null });
    return email;
  };

  describe('Accounts of members', () => {
    beforeAll(async () => {
      token = await cms.tokenOf('coordinator');
    });

    it('are found by name in both scripts and by address, the newest or the oldest first', async () => {
      const email = newPerson();
      await open(email, goodPassword, { firstName: 'Zubayda', lastName: 'O%Neil_' });
      for (const q of ['zubayda', 'o%neil_', 'NEIL zub', email.toUpperCase()]) {
        const rows = await listed(`q=${encodeURIComponent(q)}`);
        for (const row of rows) expect(shapeProblems(memberAccount, row)).toEqual({});
        expect(rows.map((row) => row.email)).toEqual([email]);
      }
      expect(await listed('q=%25')).toMatchObject([{ email }]);
      expect(await listed('q=ubayda')).toMatchObject([{ email }]);
      const other = newPerson();
      await open(other, goodPassword, { firstName: 'Ubaydah', lastName: 'Rahim' });
      expect(await listed('q=ubayda')).toMatchObject([{ email: other }]);
      expect(await listed('q=*ubayda')).toMatchObject([{ email: other }, { email }]);
      for (const q of ['ليلى حداد', 'ليلي حدّاد', 'يلى حداد', 'الحداد ليلى'])
        expect(await listed(`q=${encodeURIComponent(q)}`)).toMatchObject([{ slug: 'layla-haddad' }]);
      expect((await listed('pageSize=1'))[0]?.email).toBe(other);
      const [oldest] = await listed('sort=oldest&pageSize=1');
      expect(oldest?.email).not.toBe(email);
      expect((await cms.get(`${path}?state=nonsense`, { token })).status).toBe(422);
    });

    it('stand in one state each, by which they are found', async () => {
      const [unconfirmed, active, suspended, closed, blocked] = [1, 2, 3, 4, 5].map(newPerson) as [
        string,
        string,
        string,
        string,
        string,
      ];
      const invited = await madeByStaff();
      await register(unconfirmed);
      for (const email of [active, suspended, blocked]) await open(email);
      const leaving = await open(closed);
      expect((await act(suspended, 'suspend', { reason: 'Spam' })).status).toBe(200);
      await cms.db('up_users').where({ email: blocked }).update({ blocked: true });
      expect((await cms.post('/api/my-account/delete', { password: goodPassword }, { token: leaving })).status).toBe(
        200,
      );
      const expected: Record<AccountState, string> = { unconfirmed, active, suspended, closed, blocked, invited };
      for (const [state, email] of Object.entries(expected)) {
        expect({ state: await stateOf(email) }).toEqual({ state });
        for (const [asked] of Object.entries(expected)) {
          const rows = await listed(`state=${asked}&q=${email}`);
          expect({ state, asked, found: rows.length }).toEqual({ state, asked, found: asked === state ? 1 : 0 });
        }
      }
    });

    it('show all that their person has sent, with the account or from its address in any case', async () => {
      const email = newPerson();
      await open(email);
      const { reference } = await send(cms, 'travel-intake', buildIntake({ emailAddress: email.toUpperCase() }));
      const found = await detail(email);
      expect(shapeProblems(memberAccountDetail, found)).toEqual({});
      expect(found.sent).toMatchObject([{ kind: 'travel-intakes', reference, status: 'new' }]);
    });

    it('are suspended with a reason that their person is told, and freed again, each with its line', async () => {
      const email = newPerson();
      const theirs = await open(email);
      expect((await act(email, 'lift')).status).toBe(422);
      expect((await act(email, 'suspend', { reason: ' ' })).status).toBe(422);
      expect((await act(email, 'suspend', { reason: 'Please stop', days: 400 })).status).toBe(422);
      expect((await act(email, 'suspend', { reason: 'Please stop', days: 3 })).status).toBe(200);
      const { suspension } = await detail(email);
      expect(suspension).toMatchObject({ reason: 'Please stop', until: expect.any(String) });
      expect(
        (await cms.post('/api/connections', { memberId: 'kenji-morita', note: '' }, { token: theirs })).status,
      ).toBe(422);
      expect((await act(email, 'lift')).status).toBe(200);
      const { history, state } = await detail(email);
      expect(state).toBe('active');
      expect(history).toMatchObject([
        { action: 'suspended', actor: 'Mariam Al-Sayed', reason: 'Please stop' },
        { action: 'suspension-lifted', actor: 'Mariam Al-Sayed' },
      ]);
      // A colleague is staff's to judge.
      expect((await act('coordinator@scholars.example', 'suspend', { reason: 'x' })).status).toBe(422);
    });

    it('that were suspended before they coordinated are freed by a colleague, and not by themselves', async () => {
      const email = newPerson();
      const theirs = await open(email);
      expect((await act(email, 'suspend', { reason: 'Please stop' })).status).toBe(200);
      const { id, document_id } = await userRow(email);
      const role: { id: number } = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
      await cms.db('up_users_role_lnk').where({ user_id: id }).update({ role_id: role.id });
      expect((await cms.post(`${path}/${document_id}/lift`, {}, { token: theirs })).status).toBe(422);
      expect(await cms.count('account_suspensions', { user_id: id })).toBe(1);
      expect((await act(email, 'lift')).status).toBe(200);
    });

    it('get the mail that confirms their address, or the invitation to a first password, where one is due', async () => {
      const waiting = newPerson();
      await register(waiting);
      const [invited, active] = [await madeByStaff(), newPerson()];
      await open(active);
      const [confirmations, invitations] = [await mailsOf('confirm-email'), await mailsOf('set-password')];
      expect((await act(waiting, 'resend-confirmation')).status).toBe(200);
      expect((await act(invited, 'invite')).status).toBe(200);
      for (const [email, step] of [
        [waiting, 'invite'],
        [invited, 'resend-confirmation'],
        [active, 'invite'],
        [active, 'resend-confirmation'],
      ] as const)
        expect({ step, status: (await act(email, step)).status }).toEqual({ step, status: 422 });
      expect([await mailsOf('confirm-email'), await mailsOf('set-password')]).toEqual([
        confirmations + 1,
        invitations + 1,
      ]);
      expect((await detail(invited)).history).toMatchObject([{ action: 'invitation-sent' }]);
    });

    describe('of founding fellows who are approved', () => {
      const kind = 'founding-fellows-profiles';
      const fellow = async (changes: Record<string, string>) => {
        const { reference } = await send(cms, 'founding-fellows-profile', buildFellow(changes), { language: 'ar' });
        const found = await findByReference(cms, kind, reference);
        await cms.db('founding_fellows_profiles').where({ reference }).update({ status: 'in_review' });
        return found;
      };
      const approve = ({ id, version }: { id: string; version: number }) =>
        cms.post<SubmissionDetail>(
          `/api/backoffice/${kind}/${id}/transition`,
          { to: 'approved', reason: '', version },
          { token },
        );
      const related = (id: string) => cms.data<RelatedToSubmission>(`/api/backoffice/${kind}/${id}/related`, { token });

      it('are made once, with an invitation in their language, and their profile once the password is set', async () => {
        const email = newPerson();
        const record = await fellow({ emailAddress: email.toUpperCase(), fullName: 'هند سالم المهندي' });
        const answers = await Promise.all([approve(record), approve(record)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const { history } = await findByReference(cms, kind, record.reference);
        expect(history.filter(({ action }) => action === 'invitation-sent')).toHaveLength(1);
        const found = await related(record.id);
        expect(shapeProblems(relatedToSubmission, found)).toEqual({});
        expect(found.account).toMatchObject({ email, state: 'invited', name: 'هند سالم المهندي', slug: null });
        const mailed = await vi.waitUntil(
          () =>
            sink.taken.find(
              ({ recipients, mail }) => recipients.includes(email) && mail.text?.includes('set-password'),
            ),
          { timeout: 10_000 },
        );
        expect(mailed?.mail.html).toContain('dir="rtl"');
        const link = /set-password\?token=([\w-]{43})/.exec(mailed?.mail.text ?? '')?.[1] ?? '';
        expect((await cms.post('/api/set-password', { password: goodPassword }, { token: link })).status).toBe(200);
        const theirs = await cms.signIn(email, goodPassword);
        const profile = await cms.data<UserProfile>('/api/user-profile', { token: theirs, language: 'ar' });
        expect(profile).toMatchObject({
          firstName: 'هند سالم',
          lastName: 'المهندي',
          currentInstitution: record.fields.currentInstitution,
          currentTitle: record.fields.currentTitle,
        });
        expect(profile.biography).toContain(record.fields.biography?.slice(0, 20));
        expect((await related(record.id)).account).toMatchObject({ state: 'active', slug: expect.any(String) });
      });

      it('keep an account that is there, whatever case its address was typed in', async () => {
        const email = newPerson();
        await open(email, goodPassword, { firstName: 'Amina', lastName: 'Otieno' });
        const record = await fellow({ emailAddress: email.toUpperCase() });
        const [people, invitations] = [await cms.count('up_users'), await mailsOf('set-password')];
        expect((await approve(record)).status).toBe(200);
        expect([await cms.count('up_users'), await mailsOf('set-password')]).toEqual([people, invitations]);
        expect((await related(record.id)).account).toMatchObject({ email, state: 'active' });
      });

      it('are pointed out where the same person seems to have sent more than one', async () => {
        const email = newPerson();
        const same = { fullName: 'Zubayr Qamhawi', currentInstitution: 'Académie of Lakes' };
        const record = await fellow({ emailAddress: email, ...same });
        const again = await fellow({
          emailAddress: newPerson(),
          fullName: 'ZUBAYR QAMHAWI',
          currentInstitution: 'academie of LAKES',
        });
        await fellow({ emailAddress: newPerson(), ...same, currentInstitution: 'Elsewhere' });
        const intake = await send(cms, 'travel-intake', buildIntake({ emailAddress: email }));
        const { others } = await related(record.id);
        expect(others.map(({ reference, by }) => ({ reference, by }))).toEqual([
          { reference: intake.reference, by: 'email' },
          { reference: again.reference, by: 'name' },
        ]);
      });
    });

    it('are for coordinators alone', async () => {
      const member = await cms.tokenOf('member');
      expect((await cms.get(path, { token: member })).status).toBe(403);
      const { document_id } = await userRow('member@scholars.example');
      expect((await cms.get(`${path}/${document_id}`, { token: member })).status).toBe(403);
      expect((await cms.get(`${path}/nobody`, { token })).status).toBe(404);
    });
  });
}
