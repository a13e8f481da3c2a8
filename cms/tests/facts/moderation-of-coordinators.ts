import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@scholars/contract/endpoints';
import type { MemberAccountDetail, RelatedToSubmission } from '@scholars/contract/member-accounts';
import type { FoundRecord, QueueBreakdown, RowResult } from '@scholars/contract/queue-work';
import type { Statistics } from '@scholars/contract/statistics';
import { dataOf } from '../support/chat.js';
import { people, type Cms } from '../support/cms.js';
import { useReports } from '../support/reports.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { makeSubmission } from '../support/submissions.js';

/** A report about a coordinator, or by one, is for the others. */
export function coordinatorReportFacts(cms: Cms, sink: SmtpSink): void {
  const { accounts, titlesOf, detail, step, reportColleague } = useReports(cms, sink);
  let coordinator: string;

  describe('A report of messages', () => {
    beforeAll(async () => {
      coordinator = await cms.tokenOf('coordinator');
    });

    it('about a coordinator is for them as if it were not there, whichever call they make', async () => {
      const { token, reported } = await reportColleague();
      const queue = '/api/backoffice/message-reports';
      const ofRecord = Object.entries(endpoints).flatMap(([name, { access, method, path }]) => {
        const address = path.replace('{kind}', 'message-reports');
        return access === 'coordinator' && address.startsWith(`${queue}/{id}`)
          ? [{ name, method, address: address.replace('{id}', reported).replace('{fileId}', randomUUID()) }]
          : [];
      });
      expect(ofRecord.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['getReportPeople', 'openReportedMessages', 'getSubmissionDetail', 'getSubmission']),
      );
      for (const { name, method, address } of ofRecord) {
        const body =
          method === 'GET' ? undefined : { version: 1, to: 'dismissed', reason: 'x', text: 'x', assignee: '' };
        const { status } = await cms.call(method, address, body, { token });
        expect({ name, status }).toEqual({ name, status: 404 });
      }
      for (const to of ['in_review', 'dismissed']) {
        const rows = [{ id: reported, version: 1, to }];
        const changed = dataOf(await cms.post<RowResult[]>(`${queue}/changes`, { rows, reason: 'x' }, { token }));
        expect(changed).toMatchObject([{ outcome: 'missing', present: null }]);
      }
      expect(await detail(reported)).toMatchObject({ status: 'new', version: 1, assignee: null });
    });

    it('about a coordinator is in no list, number, search or sheet of theirs, and in those of the others', async () => {
      const { token: theirs, documentId, reported } = await reportColleague();
      const { reference, fields } = await detail(reported);
      const { id: letter } = await makeSubmission(cms, 'contact-messages');
      await cms.db('contact_messages').where({ document_id: letter }).update({ email_address: people.member });
      const { document_id: reporter } = await cms.db('up_users').where({ email: people.member }).first('document_id');
      const seenBy = async (token: string) => {
        const queue = '/api/backoffice/message-reports';
        const counts = await cms.data<Record<string, number>>(`${queue}/counts`, { token });
        const { ages, assignees } = await cms.data<QueueBreakdown>(`${queue}/breakdown`, { token });
        const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
        const figures = await cms.data<Statistics>('/api/backoffice/statistics', { token });
        const ofReports = figures.kinds.find(({ kind }) => kind === 'message-reports');
        const account = (id: string) =>
          cms.data<MemberAccountDetail>(`/api/backoffice/member-accounts/${id}`, { token });
        const lists: Record<string, unknown> = {
          list: (await cms.get(queue, { token })).bytes.toString(),
          search: (await cms.get(`${queue}?filters[q][$containsi]=Quagmire`, { token })).bytes.toString(),
          csv: (await cms.get(`${queue}/export?format=csv`, { token })).bytes.toString(),
          records: await cms.data<FoundRecord[]>(`/api/backoffice/records?q=${reference}`, { token }),
          related: await cms.data<RelatedToSubmission>(`/api/backoffice/contact-messages/${letter}/related`, { token }),
          ofReporter: (await account(reporter)).sent,
          ofReported: (await account(documentId)).reports,
        };
        return {
          numbers: [
            total(Object.values(counts)),
            total(ages.map(({ count }) => count)),
            total(assignees.map(({ count }) => count)),
            total(Object.values(ofReports?.statuses ?? {})),
            total(figures.weeks.map(({ arrived }) => arrived['message-reports'] ?? 0)),
            total(figures.coordinators.map(({ waiting }) => waiting['message-reports'] ?? 0)),
          ],
          named: Object.entries(lists).flatMap(([name, shown]) =>
            JSON.stringify(shown).includes(reference) ? [name] : [],
          ),
          total: /"total":(\d+)/.exec(String(lists.list))?.[1],
        };
      };
      expect(fields.reporterName).toBe('Layla Haddad');
      expect(await seenBy(theirs)).toEqual({ numbers: [0, 0, 0, 0, 0, 0], named: [], total: '0' });
      expect(await seenBy(coordinator)).toEqual({
        numbers: [1, 1, 1, 1, 1, 1],
        named: ['list', 'search', 'csv', 'records', 'related', 'ofReporter', 'ofReported'],
        total: '1',
      });
    });

    it('about a coordinator is in no figure of theirs once it is decided either', async () => {
      const { token: theirs, reported } = await reportColleague();
      await cms.db('audit_entries').where({ kind: 'message-reports' }).whereNot({ document_id: reported }).delete();
      const decidedFor = async (token: string) => {
        const { kinds, coordinators } = await cms.data<Statistics>('/api/backoffice/statistics', { token });
        const byAll = coordinators.reduce((sum, { decided }) => sum + decided, 0);
        return [kinds.find(({ kind }) => kind === 'message-reports')?.decided, byAll];
      };
      const [[, before = 0], [, seenBefore = 0]] = [await decidedFor(theirs), await decidedFor(coordinator)];
      dataOf(await step(reported, 'in_review'));
      dataOf(await step(reported, 'dismissed'));
      expect(await decidedFor(theirs)).toEqual([0, before]);
      expect(await decidedFor(coordinator)).toEqual([1, seenBefore + 1]);
    });

    it('is given to nobody whom it is about, nor are they named to it', async () => {
      const { token, documentId, reported } = await reportColleague();
      const path = `/api/backoffice/message-reports/${reported}`;
      const { version, reference } = await detail(reported);
      expect(
        (await cms.post(`${path}/assign`, { assignee: documentId, version }, { token: coordinator })).body,
      ).toMatchObject({ errors: { assignee: [expect.any(String)] } });
      expect(
        (await cms.post(`${path}/comments`, { text: 'Look', mentions: [documentId] }, { token: coordinator })).body,
      ).toMatchObject({ errors: { mentions: [expect.any(String)] } });
      expect(JSON.stringify(await titlesOf(token))).not.toContain(reference);
    });

    it('suspends no coordinator, as their account does not let it', async () => {
      const { id, documentId, reported } = await reportColleague();
      dataOf(await step(reported, 'in_review'));
      const suspension = { reason: 'Please stop', days: 3 };
      const ofAccount = await cms.post(`/api/backoffice/member-accounts/${documentId}/suspend`, suspension, {
        token: coordinator,
      });
      const ofReport = await step(reported, 'suspended', suspension);
      expect([ofAccount.status, ofReport.status]).toEqual([422, 422]);
      expect(await cms.count('account_suspensions', { user_id: id })).toBe(0);
      expect((await detail(reported)).status).toBe('in_review');
      dataOf(await step(reported, 'warned'));
    });

    it('is not decided on by the coordinator who has made it', async () => {
      const { reported } = await reportColleague();
      const { id } = await accounts.userRow(people.coordinator);
      await cms.db('message_reports').where({ document_id: reported }).update({ reporter_id: id });
      expect(await step(reported, 'in_review')).toMatchObject({
        status: 422,
        body: { message: 'You sent this yourself: another coordinator decides on it' },
      });
    });
  });
}
