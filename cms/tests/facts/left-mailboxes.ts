import { describe, expect, it } from 'vitest';
import type { EventInvitation } from '@scholars/contract/events';
import { tokenIn } from '../support/account-mails.js';
import { useAccounts } from '../support/accounts.js';
import { rowOf, type Cms } from '../support/cms.js';
import { useEmailChange } from '../support/email-change.js';
import { buildForm, buildIntake, buildTravelRequest } from '../support/forms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, send } from '../support/submissions.js';

interface MakesInvitations {
  makeInvitation(fields: object, by: { name: string }, send: boolean): Promise<string>;
}

/** What links in a mailbox still open once its person has another, and what takes their place. */
export function leftMailboxFacts(cms: Cms, sink: SmtpSink): void {
  const { person } = useAccounts(cms, sink);
  const { mailAbout, mailsAbout, move } = useEmailChange(cms, sink);
  const coordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  /** What somebody has sent is asked about, by a link to the address that they have then. @returns its token */
  async function ask(kind: 'travel-intakes' | 'travel-requests', reference: string, to: string): Promise<string> {
    await cms.db(kind.replace('-', '_')).where({ reference }).update({ status: 'in_review' });
    const { id, version } = await findByReference(cms, kind, reference);
    const step = { to: 'needs_info', reason: 'Which airport?', version, fields: ['preferredAirport'] };
    const path = `/api/backoffice/${kind}/${id}/transition`;
    expect((await cms.post(path, step, await coordinator())).status).toBe(200);
    return tokenIn(await mailAbout(to, 'complete'));
  }
  const asked = (token: string) => cms.get('/api/asked-information', { token });
  const until = async (reference: string, kind: string) => {
    const { document_id } = await rowOf<{ document_id: string }>(
      cms.db(kind.replace('-', '_')).where({ reference }).first('document_id'),
    );
    const where = { purpose: 'give-information' as const, subject: `${kind}/${document_id}` };
    return Number((await rowOf(cms.db('link_tokens').where(where).whereNull('used_at').first())).expires_at);
  };

  describe('A link by which a form is completed', () => {
    it('is no longer good in the mailbox that is left, and comes to the new one for as long as it was good', async () => {
      const own = await person();
      const { reference } = await send(cms, 'travel-intake', buildIntake({ emailAddress: own.email }));
      const old = await ask('travel-intakes', reference, own.email);
      const endsAt = await until(reference, 'travel-intakes');
      const next = await move(own.token);
      const token = tokenIn(await mailAbout(next, reference));
      expect([(await asked(old)).status, (await asked(token)).status]).toEqual([401, 200]);
      expect(Math.abs((await until(reference, 'travel-intakes')) - endsAt)).toBeLessThan(1000);
      const given = buildForm({ preferredAirport: 'Doha (DOH)' });
      expect((await cms.post('/api/asked-information', given, { token })).status).toBe(200);
    });

    it('is good no more in either mailbox for who goes back to the first, but for the one that comes then', async () => {
      const own = await person();
      const { reference } = await send(cms, 'travel-intake', buildIntake({ emailAddress: own.email }));
      const first = await ask('travel-intakes', reference, own.email);
      const next = await move(own.token);
      const second = tokenIn(await mailAbout(next, reference));
      await move(own.token, own.email);
      const third = tokenIn(await mailAbout(own.email, 'complete', 2));
      expect(await Promise.all([first, second, third].map(async (token) => (await asked(token)).status))).toEqual([
        401, 401, 200,
      ]);
    });

    it('stays where it is when it was mailed elsewhere than to the account', async () => {
      const own = await person();
      const elsewhere = `office-of-${own.email}`;
      const { reference } = await send(cms, 'travel-request', buildTravelRequest({ emailAddress: elsewhere }), own);
      const token = await ask('travel-requests', reference, elsewhere);
      const next = await move(own.token);
      await mailAbout(own.email, 'was changed');
      expect((await asked(token)).status).toBe(200);
      expect(mailsAbout(next, reference)).toEqual([]);
    });
  });

  describe('A personal link of an invitation', () => {
    const slug = 'annual-gathering-24';
    const codeIn = (text = '') => /invitation=([\w-]+)/.exec(text)?.[1] ?? '';
    const openedBy = async (code: string) =>
      (await cms.data<{ invitation: EventInvitation | null }>(`/api/events/${slug}?invitation=${code}`)).invitation;
    const invite = (emailAddress: string, isSent: boolean) =>
      cms.module<MakesInvitations>('src/api/event-invitation/make-invitations.js').makeInvitation(
        {
          fullName: 'Guest of a test',
          emailAddress,
          language: 'en',
          maxGuests: 0,
          eventSlug: slug,
          travelOffered: false,
        },
        { name: 'Mariam' },
        isSent,
      );

    it('opens nothing from the mailbox that is left; a new one comes, and the answer stays', async () => {
      const own = await person();
      const id = await invite(own.email, true);
      const old = codeIn((await mailAbout(own.email, 'invitation')).mail.text);
      await cms.db('event_invitations').where({ document_id: id }).update({ attending: 'online' });
      const next = await move(own.token);
      const code = codeIn((await mailAbout(next, 'new invitation link')).mail.text);
      expect(await openedBy(old)).toBeNull();
      expect(await openedBy(code)).toMatchObject({ emailAddress: next, attending: 'online' });
      const history = `/api/events/${slug}/invitations/${id}/history`;
      const steps = await cms.data<{ step: string }[]>(history, await coordinator());
      expect(steps.map(({ step }) => step)).toEqual(['made', 'sent', 'renewed', 'opened']);
    });

    it('that has left for nobody stays as it is, and is mailed to nobody', async () => {
      const own = await person();
      const id = await invite(own.email, false);
      const row = () => cms.db('event_invitations').where({ document_id: id }).first('code_hash', 'email_address');
      const { code_hash } = await rowOf<{ code_hash: string }>(row());
      const next = await move(own.token);
      await mailAbout(own.email, 'was changed');
      expect(await row()).toEqual({ code_hash, email_address: next });
      expect(mailsAbout(next, 'invitation')).toEqual([]);
    });
  });

  describe('A link by which the newsletter ends', () => {
    it('ends nothing from the mailbox that is left; the new one is told how it leaves', async () => {
      const own = await person();
      await cms.post('/api/subscribe-to-newsletter', { email: own.email, consent: true });
      const confirm = tokenIn(await mailAbout(own.email, 'newsletter'));
      expect((await cms.post('/api/newsletter/confirm', undefined, { token: confirm })).status).toBe(200);
      const old = tokenIn(await mailAbout(own.email, 'newsletter', 2));
      const next = await move(own.token);
      const token = tokenIn(await mailAbout(next, 'newsletter'));
      const statusOf = async () =>
        (await rowOf<{ status: string }>(cms.db('newsletter_subscribers').where({ email: next }).first())).status;
      expect((await cms.post('/api/newsletter/unsubscribe', undefined, { token: old })).status).toBe(401);
      expect(await statusOf()).toBe('confirmed');
      expect((await cms.post('/api/newsletter/unsubscribe', undefined, { token })).status).toBe(200);
      expect(await statusOf()).toBe('unsubscribed');
    });

    it('is not there for who has asked and not confirmed: the question stays behind', async () => {
      const own = await person();
      await cms.post('/api/subscribe-to-newsletter', { email: own.email, consent: true });
      const confirm = tokenIn(await mailAbout(own.email, 'newsletter'));
      const next = await move(own.token);
      expect((await cms.post('/api/newsletter/confirm', undefined, { token: confirm })).status).toBe(401);
      expect(await cms.db('newsletter_subscribers').whereIn('email', [own.email, next])).toEqual([]);
    });
  });
}
