import { describe, expect, it } from 'vitest';
import type { Notification } from '@scholars/contract/notifications';
import { ownTravelRequest, type OwnTravelRequest } from '@scholars/contract/submissions';
import type { Cms } from '../support/cms.js';
import { buildTravelRequest } from '../support/forms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, send } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

/** What members ask for by the travel request, and what they see of it. */
export function travelRequestFacts(cms: Cms, sink: SmtpSink): void {
  const mine = (token: string, language?: 'en' | 'ar', query = '') =>
    cms.data<OwnTravelRequest[]>(`/api/travel-request${query}`, { token, ...(language && { language }) });
  const ask = async (changes = {}) =>
    send(cms, 'travel-request', buildTravelRequest(changes), { token: await cms.tokenOf('member') });

  describe('A travel request', () => {
    it('is a member’s to send, and asks for country and purpose beside what an intake does', async () => {
      expect((await cms.post('/api/travel-request', buildTravelRequest())).status).toBe(401);
      const token = await cms.tokenOf('member');
      const { status, body } = await cms.post('/api/travel-request', buildTravelRequest({ country: '', purpose: '' }), {
        token,
      });
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: { country: [expect.any(String)], purpose: [expect.any(String)] } });
      const { reference } = await ask();
      expect(reference).toMatch(/^TR-\d{4}-\d{6}$/);
    });

    it('sent twice under one key is stored once; under the same key of another member it is theirs', async () => {
      const [token, other] = [await cms.tokenOf('member'), await cms.tokenOf('other')];
      const headers = { 'Idempotency-Key': 'one-journey-to-doha' };
      const sent = (of: string) => cms.post('/api/travel-request', buildTravelRequest(), { token: of, headers });
      const [first, again] = [(await sent(token)).body, (await sent(token)).body];
      expect(again).toEqual(first);
      const { body } = await sent(other);
      expect(body).toMatchObject({ success: true });
      expect(body).not.toEqual(first);
    });

    it('is its sender’s alone to see, with its status and history in their words', async () => {
      const [token, stranger] = [await cms.tokenOf('member'), await cms.tokenOf('other')];
      const { reference } = await ask({ purpose: 'To read <b>maps</b>' });
      const { id, version } = await findByReference(cms, 'travel-requests', reference);
      const coordinator = await cms.tokenOf('coordinator');
      const step = (to: string, at: number, reason = '') =>
        cms.post(
          `/api/backoffice/travel-requests/${id}/transition`,
          { to, reason, version: at },
          { token: coordinator },
        );
      expect((await step('in_review', version)).status).toBe(200);
      expect((await step('needs_info', version + 1, 'Which hotel?')).status).toBe(200);

      const [own] = await mine(token);
      expect(shapeProblems(ownTravelRequest, own)).toEqual({});
      expect(own).toMatchObject({
        id,
        reference,
        purpose: 'To read <b>maps</b>',
        fullName: 'Amina Otieno',
        emailAddress: 'amina@lakeside.example',
        phoneNumber: '+254 711550142',
        country: { code: 'KE', name: 'Kenya' },
        specialTravelRequirements: 'None',
        passport: { name: 'passport.pdf', size: expect.any(Number), erasedAt: null },
        status: 'needs_info',
        statusLabel: 'Action needed',
        history: [
          { status: 'new', statusLabel: 'Received', note: '' },
          { status: 'in_review', statusLabel: 'Under review', note: '' },
          { status: 'needs_info', statusLabel: 'Action needed', note: 'Which hotel?' },
        ],
      });
      const [inArabic] = await mine(token, 'ar');
      expect([inArabic?.statusLabel, ...(inArabic?.history ?? []).map(({ statusLabel }) => statusLabel)]).toEqual(
        // As of an application.
        ['مطلوب منكم إجراء', 'تم الاستلام', 'قيد المراجعة', 'مطلوب منكم إجراء'],
      );
      expect((await mine(stranger)).map((request) => request.reference)).not.toContain(reference);
      expect(JSON.stringify(own)).not.toMatch(/senderId|actor|sha256/i);

      const { notifications } = await cms.data<{ notifications: Notification[] }>('/api/user-notifications', { token });
      expect(notifications.slice(0, 2)).toMatchObject([
        { data: { type: 'submission-status', redirect_url: `/en/account/my-travel-requests?request=${id}#${id}` } },
        { data: { type: 'submission-status', title: expect.stringContaining('Under review') } },
      ]);
    });

    it('is on the page of the list that is asked for by its id; another’s leads to no other page', async () => {
      const token = await cms.tokenOf('member');
      const { id } = await findByReference(cms, 'travel-requests', (await ask()).reference);
      const stranger = await findByReference(
        cms,
        'travel-requests',
        (await send(cms, 'travel-request', buildTravelRequest(), { token: await cms.tokenOf('other') })).reference,
      );
      await ask();
      await ask();
      const pageOf = async (query: string) => {
        const { body } = await cms.get(`/api/travel-request?pageSize=2${query}`, { token });
        return body as unknown as { data: OwnTravelRequest[]; meta: { page: number } }; // it was answered
      };
      const page = await pageOf(`&having=${id}`);
      expect(page.meta.page).toBe(2);
      expect(page.data.map((request) => request.id)).toContain(id);
      expect((await pageOf(`&page=3&having=${stranger.id}`)).meta.page).toBe(3);
    });

    it('is what its mails lead to', async () => {
      const { reference } = await ask({ emailAddress: 'led@lakeside.example' });
      const { id } = await findByReference(cms, 'travel-requests', reference);
      const { mail } = await sink.mailTo('led@lakeside.example');
      expect(mail.text).toContain(`/en/account/my-travel-requests?request=${id}#${id}`);
    });

    it('takes nothing that is not the sender’s to say', async () => {
      const { reference } = await ask({ status: 'approved', senderId: '1', reference: 'TR-1999-000001', version: '9' });
      expect(await findByReference(cms, 'travel-requests', reference)).toMatchObject({ status: 'new', version: 1 });
      const [own] = await mine(await cms.tokenOf('member'));
      expect(own?.reference).toBe(reference);
    });
  });
}
