import { describe, expect, it, vi } from 'vitest';
import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import { tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { rowOf, type Cms } from '../support/cms.js';
import { useEmailChange } from '../support/email-change.js';
import { buildIntake, buildTravelRequest } from '../support/forms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, send } from '../support/submissions.js';

/** What follows an account to the address that staff give it in Strapi, and what is a stranger's. */
export function staffGivenAddressFacts(cms: Cms, sink: SmtpSink): void {
  const { person, userRow } = useAccounts(cms, sink);
  const { mailAbout, mailsAbout, move } = useEmailChange(cms, sink);
  const coordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const users = () => cms.strapi.documents('plugin::users-permissions.user');
  /** Staff give an account another address. @returns it */
  async function give(email: string, next = newPerson()): Promise<string> {
    const { document_id: documentId } = await userRow(email);
    await users().update({ documentId, data: { email: next.toUpperCase(), username: next } as never });
    return next;
  }
  /** Staff make an account, whose invitation is mailed unless they say that its address is confirmed. */
  async function make(email: string, confirmed: boolean): Promise<number> {
    const role = await cms.db('up_roles').where({ type: 'member' }).first('id');
    const own = { username: email, email, password: 'made-in-Strapi-2026', provider: 'local', blocked: false };
    await users().create({ data: { ...own, confirmed, role: role.id } as never });
    return (await userRow(email)).id;
  }
  const detailOf = async (email: string) => {
    const { document_id: id } = await userRow(email);
    return cms.data<MemberAccountDetail>(`/api/backoffice/member-accounts/${id}`, await coordinator());
  };
  const sentBy = async (email: string) => (await detailOf(email)).sent.map(({ reference }) => reference);
  const intake = async (emailAddress: string) =>
    (await send(cms, 'travel-intake', buildIntake({ emailAddress }))).reference;
  /** What is sent at a moment of its own, as days lie between in life. */
  const later = async () => {
    const now = Date.now();
    await vi.waitUntil(() => Date.now() > now);
  };
  async function write(kind: 'travel-intakes' | 'travel-requests', reference: string): Promise<void> {
    const { id } = await findByReference(cms, kind, reference);
    const letter = { text: 'Your flight is booked.' };
    expect((await cms.post(`/api/backoffice/${kind}/${id}/messages`, letter, await coordinator())).status).toBe(200);
  }

  describe('To an address that staff give an account', () => {
    it('what was sent from a proven one follows, with what the network sends, and both mailbox and history tell', async () => {
      const own = await person();
      const reference = await intake(own.email);
      await cms.post('/api/subscribe-to-newsletter', { email: own.email, consent: true });
      await cms.db('newsletter_subscribers').where({ email: own.email }).update({ status: 'confirmed' });
      await later();
      const next = await give(own.email);
      await later();
      const others = await intake(own.email);
      expect(await sentBy(next)).toEqual([reference]);
      await write('travel-intakes', reference);
      await mailAbout(next, reference);
      await write('travel-intakes', others);
      expect((await mailAbout(own.email, others, 2)).mail.text).toContain('Your flight is booked.');
      await mailAbout(own.email, 'was changed');
      expect((await detailOf(next)).history.map(({ action }) => action)).toContain('email-changed');
      expect(await cms.count('newsletter_subscribers', { email: next, status: 'confirmed' })).toBe(1);
    });

    it('nothing follows that a stranger has sent whose address staff had mistyped, and they are not told', async () => {
      const mistyped = newPerson();
      const strangers = await intake(mistyped);
      await cms.post('/api/subscribe-to-newsletter', { email: mistyped, consent: true });
      const id = await make(mistyped, true);
      await cms
        .db('up_users')
        .where({ id })
        .update({ password: await hashOf(goodPassword) });
      const token = await cms.signIn(mistyped, goodPassword);
      const own = await send(cms, 'travel-request', buildTravelRequest({ emailAddress: mistyped }), { token });
      await later();
      const next = await give(mistyped);
      expect(await sentBy(next)).toEqual([own.reference]);
      // What was sent with the account is its person's, whatever address it names.
      await write('travel-requests', own.reference);
      await mailAbout(next, own.reference);
      await write('travel-intakes', strangers);
      await mailAbout(mistyped, strangers, 2);
      expect(mailsAbout(next, strangers)).toEqual([]);
      expect(mailsAbout(mistyped, 'was changed')).toEqual([]);
      expect(await cms.count('newsletter_subscribers', { email: mistyped })).toBe(1);
    });

    it('nothing follows either when its person then takes another, until they have proven it', async () => {
      const mistyped = newPerson();
      const strangers = await intake(mistyped);
      const id = await make(mistyped, true);
      await cms
        .db('up_users')
        .where({ id })
        .update({ password: await hashOf(goodPassword) });
      await later();
      const proven = await move(await cms.signIn(mistyped, goodPassword));
      const theirs = await intake(proven);
      await later();
      const last = await give(proven);
      expect(await sentBy(last)).toEqual([theirs]);
      expect(await sentBy(last)).not.toContain(strangers);
    });

    it('the invitation comes that lay in the wrong mailbox, where it opens nothing any more', async () => {
      const mistyped = newPerson();
      await make(mistyped, false);
      const [first] = await sink.mailsTo(mistyped);
      const next = await give(mistyped);
      const [second] = await sink.mailsTo(next);
      const set = (token: string) => cms.post('/api/set-password', { password: goodPassword }, { token });
      expect((await set(tokenIn(first))).status).toBe(401);
      expect((await set(tokenIn(second))).status).toBe(200);
      await cms.signIn(next, goodPassword);
    });

    it('the same in other letters is no other one', async () => {
      const own = await person();
      await give(own.email, own.email);
      expect(await cms.count('earlier_addresses', { user_id: own.id })).toBe(0);
      expect(
        (await rowOf<{ email: string }>(cms.db('proven_addresses').where({ user_id: own.id }).first())).email,
      ).toBe(own.email);
    });
  });

  const hashOf = (password: string) =>
    cms
      .module<{ hashPassword(password: string): Promise<string> }>('src/api/account/hash-password.js')
      .hashPassword(password);
}
