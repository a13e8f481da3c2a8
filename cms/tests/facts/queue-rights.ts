import { describe, expect, it } from 'vitest';
import type { User } from '@scholars/contract/account';
import { endpoints } from '@scholars/contract/endpoints';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import type { RelatedToSubmission } from '@scholars/contract/member-accounts';
import type { FoundRecord, RowResult } from '@scholars/contract/queue-work';
import type { QueueView } from '@scholars/contract/queue-views';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Statistics } from '@scholars/contract/statistics';
import type { Coordinator, SubmissionDetail } from '@scholars/contract/submissions';
import { useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { buildIntake } from '../support/forms.js';
import { addressOf } from '../support/samples.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference, makeSubmission, send } from '../support/submissions.js';

type Reach = 'queue' | 'own' | 'all';

/**
 * Every call for coordinators: of the queue that its path names, about no other queues than the caller's, or for
 * coordinators of all queues. A new one does not pass before it stands here.
 */
const reaches: Record<string, Reach> = {
  assignSubmission: 'queue',
  changeMessageTemplate: 'all',
  changeQueueView: 'own',
  changeSubmissions: 'queue',
  checkSheet: 'all',
  commentOnSubmission: 'queue',
  confirmSecondFactor: 'own',
  createMessageTemplate: 'all',
  deleteQueueView: 'own',
  exportGuests: 'all',
  exportSubmissions: 'queue',
  findRecords: 'own',
  getMemberAccount: 'all',
  getMessageTemplate: 'own',
  getQueueBreakdown: 'queue',
  getRelatedToSubmission: 'queue',
  getReportPeople: 'queue',
  getSecondFactor: 'own',
  getSheetImport: 'all',
  getStatistics: 'own',
  getSubmission: 'queue',
  getSubmissionCounts: 'queue',
  getSubmissionDetail: 'queue',
  importSheet: 'all',
  inviteMember: 'all',
  liftMemberSuspension: 'all',
  listCoordinators: 'own',
  listDoorGuests: 'all',
  listEventAnswers: 'all',
  listEventBadges: 'all',
  listGuestHistory: 'all',
  listMailJobs: 'all',
  listMemberAccounts: 'all',
  listMessageTemplates: 'own',
  listQueueViews: 'own',
  listSheetImports: 'all',
  listSubmissions: 'queue',
  makeInvitations: 'all',
  moveWaiting: 'all',
  openRefusedRows: 'all',
  openReportedMessages: 'queue',
  openSheetTemplate: 'all',
  openSubmissionFile: 'queue',
  removeMessageTemplate: 'all',
  removeSecondFactor: 'own',
  renewRecoveryCodes: 'own',
  resendMail: 'all',
  resendMemberConfirmation: 'all',
  saveEventSettings: 'all',
  saveQueueView: 'own',
  startSecondFactor: 'own',
  stepInvitations: 'all',
  suspendMemberAccount: 'all',
  takeArrivals: 'all',
  transitionSubmission: 'queue',
  writeToSubmitter: 'queue',
};

/** Coordinators to whom staff have given some queues. */
export function queueRightFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const forCoordinators = Object.entries(endpoints).filter(([, { access }]) => access === 'coordinator');
  const everywhere = async () => ({ token: await cms.tokenOf('coordinator') });
  /** Staff save it in Strapi, as its form does. */
  const give = async (id: number, queues: unknown) => {
    const { document_id: documentId } = await cms.db('up_users').where({ id }).first('document_id');
    const data = { queues } as never; // Strapi's types know no columns of ours
    await cms.strapi.documents('plugin::users-permissions.user').update({ documentId, data });
  };
  async function coordinatorOf(queues: unknown) {
    const person = await accounts.person();
    const role: { id: number } = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
    await cms.db('up_users_role_lnk').where({ user_id: person.id }).update({ role_id: role.id });
    await give(person.id, queues);
    const { id } = await cms.data<User>('/api/user', { token: person.token });
    return { ...person, documentId: id };
  }

  describe('A coordinator of one queue', () => {
    it(
      'is answered 404 by every call about another, in whichever way, and by all that is no queue’s',
      { timeout: 60_000 },
      async () => {
        expect(forCoordinators.map(([name]) => name).filter((name) => !(name in reaches))).toEqual([]);
        const { token } = await coordinatorOf(['contact-messages']);
        for (const [name, { method }] of forCoordinators) {
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          // A travel intake, where it is about a submission.
          const { status } = await cms.call(method, await addressOf(cms, name), body, { token });
          // What is one's own is found by an id that nobody has, and so is a template.
          const isUnknown = ['changeQueueView', 'deleteQueueView', 'getMessageTemplate'].includes(name);
          expect({ name, isClosed: status === 404 }).toEqual({ name, isClosed: reaches[name] !== 'own' || isUnknown });
        }
      },
    );

    it('works in theirs as everybody does', async () => {
      const { token, documentId } = await coordinatorOf(['travel-intakes']);
      const { reference } = await send(cms, 'travel-intake', buildIntake());
      const { id, version, files } = await findByReference(cms, 'travel-intakes', reference);
      const path = `/api/backoffice/travel-intakes/${id}`;
      for (const address of [path, `${path}/detail`, `${path}/related`, `${path}/files/${files[0]?.id}`])
        expect({ address, status: (await cms.get(address, { token })).status }).toEqual({ address, status: 200 });
      for (const address of ['', '/counts', '/breakdown', '/export?format=csv'])
        expect((await cms.get(`/api/backoffice/travel-intakes${address}`, { token })).status).toBe(200);
      const taken = await cms.post<SubmissionDetail>(`${path}/assign`, { assignee: documentId, version }, { token });
      expect(taken.body).toMatchObject({ success: true, data: { assignee: { id: documentId } } });
      const step = { to: 'in_review', reason: '', version: version + 1 };
      expect((await cms.post(`${path}/transition`, step, { token })).status).toBe(200);
    });

    it('finds, counts and is shown nothing of the others', async () => {
      const emailAddress = 'of.two.queues@lakeside.example';
      const intake = await send(cms, 'travel-intake', buildIntake({ emailAddress }));
      const { id, reference } = await makeSubmission(cms, 'contact-messages');
      await cms.db('contact_messages').where({ document_id: id }).update({ email_address: emailAddress });
      const guest = { fullName: 'A guest', emailAddress, language: 'en', eventSlug: gatheringSlug, maxGuests: 0 };
      await cms.strapi.documents('api::event-invitation.event-invitation').create({ data: guest as never });
      const { token } = await coordinatorOf(['contact-messages']);
      const found = await cms.data<FoundRecord[]>('/api/backoffice/records?q=lakeside', { token });
      expect(found.map(({ reference: one }) => one)).toContain(reference);
      expect(found.filter(({ kind }) => kind !== 'contact-messages')).toEqual([]);
      const statistics = await cms.data<Statistics>('/api/backoffice/statistics', { token });
      expect(statistics.kinds.map(({ kind }) => kind)).toEqual(['contact-messages']);
      for (const { arrived } of statistics.weeks) expect(Object.keys(arrived)).toEqual(['contact-messages']);
      for (const { waiting } of statistics.coordinators) expect(Object.keys(waiting)).toEqual(['contact-messages']);
      const path = `/api/backoffice/contact-messages/${id}/related`;
      const related = (who: { token: string }) => cms.data<RelatedToSubmission>(path, who);
      expect((await related(await everywhere())).others.map((one) => one.reference)).toContain(intake.reference);
      const shown = await related({ token });
      expect(shown.account).toBeNull();
      expect(shown.others.filter(({ kind }) => kind !== 'contact-messages')).toEqual([]);
    });

    it('keeps views of theirs alone', async () => {
      const { id, token } = await coordinatorOf(['contact-messages', 'travel-intakes']);
      const save = (queue: string) =>
        cms.post('/api/backoffice/queue-views', { queue, name: queue, query: '', isDefault: false }, { token });
      expect((await save('contact-messages')).status).toBe(200);
      expect((await save('travel-intakes')).status).toBe(200);
      for (const queue of ['applications', 'member-accounts']) expect((await save(queue)).status).toBe(404);
      await give(id, ['travel-intakes']);
      const views = await cms.data<QueueView[]>('/api/backoffice/queue-views', { token });
      expect(views.map(({ queue }) => queue)).toEqual(['travel-intakes']);
    });

    it('is given no row of another queue and named in no comment there, one by one or many at once', async () => {
      const { documentId } = await coordinatorOf(['contact-messages']);
      const kind: SubmissionKind = 'travel-intakes';
      const { id, version } = await makeSubmission(cms, kind);
      const path = `/api/backoffice/${kind}`;
      const assigned = await cms.post(`${path}/${id}/assign`, { assignee: documentId, version }, await everywhere());
      expect(assigned.status).toBe(422);
      const comment = { text: 'Please look', mentions: [documentId] };
      expect((await cms.post(`${path}/${id}/comments`, comment, await everywhere())).status).toBe(422);
      const rows = [{ id, version, assignee: documentId }];
      const many = await cms.post<RowResult[]>(`${path}/changes`, { rows, reason: '' }, await everywhere());
      expect(many.body).toMatchObject({ success: true, data: [{ outcome: 'refused', present: { assignee: null } }] });
      const known = await cms.data<Coordinator[]>('/api/backoffice/coordinators', await everywhere());
      expect(known.find((one) => one.id === documentId)).toMatchObject({ queues: ['contact-messages'] });
      expect(known.find(({ name }) => name === 'Mariam Al-Sayed')).not.toHaveProperty('queues');
    });
  });

  describe('Which queues a coordinator works with', () => {
    it.each<[what: string, stored: unknown, queues: readonly string[] | undefined]>([
      ['nothing', null, undefined],
      ['no tick', [], undefined],
      ['two', ['applications', 'travel-requests'], ['applications', 'travel-requests']],
      ['none that there is', ['no-such-queue', 'constructor', 7], []],
      ['no list at all', { applications: true }, []],
    ])('is said by what staff have saved: %s', async (_, stored, queues) => {
      const { token } = await coordinatorOf(stored);
      expect((await cms.data<User>('/api/user', { token })).queues).toEqual(queues);
      const statuses = await Promise.all(
        ['applications', 'contact-messages'].map(
          async (kind) => (await cms.get(`/api/backoffice/${kind}`, { token })).status,
        ),
      );
      const expected = ['applications', 'contact-messages'].map((kind) =>
        (queues?.includes(kind) ?? true) ? 200 : 404,
      );
      expect(statuses).toEqual(expected);
    });

    it('counts at once, in sessions that are open', async () => {
      const { id, token } = await coordinatorOf(null);
      const open = async () => (await cms.get('/api/backoffice/applications', { token })).status;
      expect(await open()).toBe(200);
      await give(id, ['travel-intakes']);
      expect(await open()).toBe(404);
      await give(id, null);
      expect(await open()).toBe(200);
    });

    it('is nothing that a person can send', async () => {
      const { token } = await coordinatorOf(['contact-messages']);
      const info = {
        firstName: 'Huda',
        lastName: 'Nasser',
        phoneNumber: '',
        country: 'QA',
        city: 'Doha',
        language: 'en',
      };
      for (const path of ['/api/user-info', '/api/update-profile'])
        expect((await cms.post(path, { ...info, queues: null, role: 'coordinator' }, { token })).status).toBe(200);
      expect((await cms.data<User>('/api/user', { token })).queues).toEqual(['contact-messages']);
    });
  });
}
