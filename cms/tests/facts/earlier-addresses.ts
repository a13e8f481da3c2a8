import { describe, expect, it, vi } from 'vitest';
import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import { messageText } from '@scholars/contract/message-catalogues';
import { tokenIn } from '../support/account-mails.js';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { rowOf, type Cms } from '../support/cms.js';
import { useEmailChange } from '../support/email-change.js';
import { buildIntake } from '../support/forms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, send } from '../support/submissions.js';

/** What goes with an account to its new address, what stays of the one before, and what nobody gains by either. */
export function earlierAddressFacts(cms: Cms, sink: SmtpSink): void {
  const { register, userRow, person } = useAccounts(cms, sink);
  const { mailAbout, move } = useEmailChange(cms, sink);
  const coordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  async function sentBy(email: string): Promise<string[]> {
    const { document_id: id } = await userRow(email);
    const path = `/api/backoffice/member-accounts/${id}`;
    return (await cms.data<MemberAccountDetail>(path, await coordinator())).sent.map(({ reference }) => reference);
  }

  describe('What somebody has sent from the address that they had', () => {
    const intake = async (emailAddress: string) =>
      (await send(cms, 'travel-intake', buildIntake({ emailAddress }))).reference;
    /** What is sent at a moment of its own, as days lie between in life. */
    const later = async () => {
      const now = Date.now();
      await vi.waitUntil(() => Date.now() > now);
    };

    it('stays theirs, and what is written of it comes to their new address', async () => {
      const own = await person();
      const before = await intake(own.email.toUpperCase());
      await later();
      const next = await move(own.token);
      const after = await intake(next);
      expect((await sentBy(next)).sort()).toEqual([before, after].sort());
      const { id } = await findByReference(cms, 'travel-intakes', before);
      const letter = { text: 'Your flight is booked.' };
      expect(
        (await cms.post(`/api/backoffice/travel-intakes/${id}/messages`, letter, await coordinator())).status,
      ).toBe(200);
      await mailAbout(next, before);
      const related = await cms.data<{ account: { email: string } }>(
        `/api/backoffice/travel-intakes/${id}/related`,
        await coordinator(),
      );
      expect(related.account).toMatchObject({ email: next });
    });

    it('is moved on by colleagues alone', async () => {
      const own = await person();
      const reference = await intake(own.email);
      await later();
      await move(own.token);
      const role: { id: number } = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
      await cms.db('up_users_role_lnk').where({ user_id: own.id }).update({ role_id: role.id });
      const { id, version } = await findByReference(cms, 'travel-intakes', reference);
      const step = (token: string) =>
        cms.post(`/api/backoffice/travel-intakes/${id}/transition`, { to: 'in_review', version }, { token });
      expect(await step(own.token)).toMatchObject({
        status: 422,
        body: { message: messageText('en', 'error.ownSubmission') },
      });
      expect((await step(await cms.tokenOf('coordinator'))).status).toBe(200);
    });

    it('is not whose the address becomes after them, nor is that person’s theirs', async () => {
      const own = await person();
      const first = await intake(own.email);
      await later();
      const next = await move(own.token);
      await later();
      const second = await intake(own.email);
      await register(own.email);
      const confirmation = await mailAbout(own.email, 'Confirm your email address', 2);
      expect((await cms.post('/api/confirm-email', {}, { token: tokenIn(confirmation) })).status).toBe(200);
      const other = await cms.signIn(own.email, goodPassword);
      expect(await sentBy(own.email)).toEqual([second]);
      expect(await sentBy(next)).toEqual([first]);
      // Not even when the address is theirs again.
      await later();
      const third = await move(other);
      await later();
      await move(own.token, own.email);
      const fourth = await intake(own.email);
      expect((await sentBy(own.email)).sort()).toEqual([first, fourth].sort());
      expect(await sentBy(third)).toEqual([second]);
    });

    it('goes with their account when it is erased, and what another sent from it since stays', async () => {
      const own = await person();
      const first = await intake(own.email);
      await later();
      await move(own.token);
      await later();
      const second = await intake(own.email);
      await cms.post('/api/my-account/delete', { password: goodPassword }, own);
      const { eraseClosedAccounts } = cms.module<{ eraseClosedAccounts(now: number): Promise<void> }>(
        'src/api/privacy/erase-accounts.js',
      );
      await eraseClosedAccounts(Date.now() + 31 * 86_400_000);
      const addressOf = async (reference: string) =>
        (await rowOf<{ email_address: string }>(cms.db('travel_intakes').where({ reference }).first('email_address')))
          .email_address;
      expect([await addressOf(first), await addressOf(second)]).toEqual(['', own.email]);
      expect(await cms.count('earlier_addresses', { user_id: own.id })).toBe(0);
    });
  });

  describe('What the network sends to an address', () => {
    it('as an invitation and the newsletter goes to the one that takes its place', async () => {
      const own = await person();
      const { id } = await rowOf<{ id: number }>(cms.db('event_invitations').orderBy('id', 'desc').first('id'));
      await cms.db('event_invitations').where({ id }).update({ email_address: own.email.toUpperCase() });
      await cms.post('/api/subscribe-to-newsletter', { email: own.email, consent: true });
      await cms.db('newsletter_subscribers').where({ email: own.email }).update({ status: 'confirmed' });
      const next = await move(own.token);
      expect(await cms.db('event_invitations').where({ id }).first('email_address')).toEqual({ email_address: next });
      expect(await cms.db('newsletter_subscribers').where({ email: next }).first('status')).toEqual({
        status: 'confirmed',
      });
      expect(await cms.count('newsletter_subscribers', { email: own.email })).toBe(0);
    });

    it.each([
      ['unsubscribed', 'unsubscribed'],
      ['pending', 'confirmed'],
    ])('as the newsletter ends where the new address itself is %s: then it is %s', async (present, kept) => {
      const own = await person();
      const next = newPerson();
      for (const [email, status] of [
        [own.email, 'confirmed'],
        [next, present],
      ] as const) {
        await cms.post('/api/subscribe-to-newsletter', { email, consent: true });
        await cms.db('newsletter_subscribers').where({ email }).update({ status });
      }
      await move(own.token, next);
      expect(
        await cms.db('newsletter_subscribers').whereIn('email', [own.email, next]).select('email', 'status'),
      ).toEqual([{ email: next, status: kept }]);
    });
  });
}
