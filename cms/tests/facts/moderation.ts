import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '@scholars/contract/account';
import type { ChatMessage, Conversation } from '@scholars/contract/chat';
import { endpoints } from '@scholars/contract/endpoints';
import type { MemberAccountDetail, RelatedToSubmission } from '@scholars/contract/member-accounts';
import {
  reportedMessage,
  reportPeople,
  type ReportedMessage,
  type ReportPeople,
} from '@scholars/contract/message-reports';
import type { FoundRecord, QueueBreakdown, RowResult } from '@scholars/contract/queue-work';
import type { Statistics } from '@scholars/contract/statistics';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { goodPassword, newPerson, useAccounts } from '../support/accounts.js';
import { people, rowOf, type Cms } from '../support/cms.js';
import type { Answer } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { makeSubmission } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

const dayMs = 86_400_000;

/** What becomes of a report: what coordinators see of it, what their steps do, and what both sides are told. */
export function moderationFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  /** Reports. */
  let a: string;
  /** Is reported. */
  let b: string;
  let coordinator: string;
  const dataOf = <Data>({ status, body }: Answer<Data>): Data => {
    if (!body.success) throw new Error(`${status}: ${body.message}`);
    return body.data;
  };
  const userOf = async (email: string) =>
    (await rowOf<{ id: number }>(cms.db('up_users').where({ email }).first('id'))).id;
  const memberOf = async (token: string) => (await cms.data<{ memberId: string }>('/api/user', { token })).memberId;
  const begin = async () => {
    const [first, second] = [await userOf(people.member), await userOf(people.other)];
    for (const table of [
      'chat_messages',
      'chat_conversations',
      'chat_reports',
      'message_reports',
      'account_suspensions',
      'notifications',
    ])
      await cms.db(table).delete();
    const pair = { low_user_id: Math.min(first, second), high_user_id: Math.max(first, second) };
    await cms.db('connections').where(pair).delete();
    await cms
      .db('connections')
      .insert({ id: randomUUID(), ...pair, requester_id: first, status_id: 2, note: '', updated_at: Date.now() });
    return dataOf(await cms.post<Conversation>('/api/conversations', { memberId: await memberOf(b) }, { token: a })).id;
  };
  const write = (token: string, id: string, text: string) =>
    cms.post<ChatMessage>(`/api/conversations/${id}/messages`, { text, clientMessageId: randomUUID() }, { token });
  const messagesOf = (token: string, id: string) =>
    cms.data<ChatMessage[]>(`/api/conversations/${id}/messages?limit=100`, { token });
  const titlesOf = async (token: string, language: 'en' | 'ar' = 'en') =>
    (
      await cms.data<{ notifications: { data: { title: string; message: string } }[] }>('/api/user-notifications', {
        token,
        language,
      })
    ).notifications.map(({ data }) => data);
  const report = async (conversation: string, messageId = '', reason = 'It is spam') => {
    expect(
      (await cms.post(`/api/conversations/${conversation}/report`, { reason, messageId }, { token: a })).status,
    ).toBe(200);
    const { document_id } = await cms.db('message_reports').orderBy('id', 'desc').first('document_id');
    return document_id as string;
  };
  const detail = (id: string) =>
    cms.data<SubmissionDetail>(`/api/backoffice/message-reports/${id}/detail`, { token: coordinator });
  const context = async (id: string) =>
    (
      await cms.data<{ messages: ReportedMessage[] }>(`/api/backoffice/message-reports/${id}/context`, {
        token: coordinator,
      })
    ).messages;
  const step = async (id: string, to: string, more: Record<string, unknown> = {}) => {
    const { version } = await detail(id);
    return cms.post<SubmissionDetail>(
      `/api/backoffice/message-reports/${id}/transition`,
      { to, reason: 'Please write about your work', version, ...more },
      { token: coordinator },
    );
  };
  /** A colleague of coordinators whom A reports. */
  const reportColleague = async () => {
    await begin();
    const person = await accounts.person();
    const first = await userOf(people.member);
    await cms.db('connections').insert({
      id: randomUUID(),
      low_user_id: Math.min(first, person.id),
      high_user_id: Math.max(first, person.id),
      requester_id: first,
      status_id: 2,
      note: '',
      updated_at: Date.now(),
    });
    const memberId = await memberOf(person.token);
    const { id } = dataOf(await cms.post<Conversation>('/api/conversations', { memberId }, { token: a }));
    dataOf(await write(person.token, id, 'Spam'));
    const role: { id: number } = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
    await cms.db('up_users_role_lnk').where({ user_id: person.id }).update({ role_id: role.id });
    const { id: documentId } = await cms.data<User>('/api/user', { token: person.token });
    return { ...person, documentId, reported: await report(id, '', 'Quagmire talk') };
  };

  describe('A report of messages', () => {
    beforeAll(async () => {
      [a, b, coordinator] = [await cms.tokenOf('member'), await cms.tokenOf('other'), await cms.tokenOf('coordinator')];
    });

    it('stands in its queue under a reference, with who reported whom, and is mailed to nobody', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const mails = await cms.count('mail_jobs');
      const found = await detail(await report(id));
      expect(found).toMatchObject({
        reference: expect.stringMatching(/^MR-\d{4}-\d{6}$/),
        status: 'new',
        fields: { reporterName: 'Layla Haddad', reportedName: 'Yusuf Demir', reason: 'It is spam' },
      });
      expect(await cms.count('mail_jobs')).toBe(mails);
      expect(await titlesOf(b)).toEqual([]);
    });

    it('keeps ten messages as they were, and says what they say now; each opening is in the history', async () => {
      const id = await begin();
      const sent: ChatMessage[] = [];
      for (let n = 1; n <= 13; n += 1) sent.push(dataOf(await write(n % 2 === 0 ? a : b, id, `Number ${n}`)));
      const [changed, deleted] = [sent[10], sent[12]];
      const reported = await report(id);
      await cms.call('PATCH', `/api/conversations/${id}/messages/${changed?.id}`, { text: 'Kind words' }, { token: b });
      await cms.call('DELETE', `/api/conversations/${id}/messages/${deleted?.id}`, undefined, { token: b });
      dataOf(await write(a, id, 'Written afterwards'));
      const messages = await context(reported);
      for (const message of messages) expect(shapeProblems(reportedMessage, message)).toEqual({});
      expect(messages.map(({ text }) => text)).toEqual(sent.slice(3).map(({ text }) => text));
      expect(messages.map(({ from }) => from)).toEqual(
        sent.slice(3).map((_, n) => (n % 2 === 0 ? 'reporter' : 'reported')),
      );
      expect(messages.find(({ id: one }) => one === changed?.id)?.now).toMatchObject({ text: 'Kind words' });
      expect(messages.find(({ id: one }) => one === deleted?.id)).toMatchObject({
        text: 'Number 13',
        now: { text: '', deletedAt: expect.any(String) },
      });
      await context(reported);
      const { history } = await detail(reported);
      expect(history.filter(({ action }) => action === 'messages-opened')).toMatchObject([
        { actor: 'Mariam Al-Sayed' },
        { actor: 'Mariam Al-Sayed' },
      ]);
    });

    it('names one of the other’s messages of that conversation, or none', async () => {
      const id = await begin();
      const theirs = dataOf(await write(b, id, 'Spam'));
      const mine = dataOf(await write(a, id, 'Please stop'));
      for (const messageId of [mine.id, randomUUID()])
        expect(
          await cms.post(`/api/conversations/${id}/report`, { reason: 'x', messageId }, { token: a }),
        ).toMatchObject({ status: 422, body: { errors: { messageId: [expect.any(String)] } } });
      expect(await cms.count('message_reports')).toBe(0);
      const messages = await context(await report(id, theirs.id));
      expect(messages.map(({ isReported }) => isReported)).toEqual([true, false]);
    });

    it('tells of other reports of the same person, and of whom they are', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const [first, second] = [await report(id), await report(id, '', 'Again')];
      const found = await cms.data<ReportPeople>(`/api/backoffice/message-reports/${second}/people`, {
        token: coordinator,
      });
      expect(shapeProblems(reportPeople, found)).toEqual({});
      expect(found).toMatchObject({
        reporter: { name: 'Layla Haddad', slug: 'layla-haddad' },
        reported: { name: 'Yusuf Demir', slug: 'yusuf-demir', isSuspended: false },
        others: [{ id: first, status: 'new' }],
      });
    });

    it('lifts the suspension of somebody whose other reports are lifted at the same moment, once', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const reports: string[] = [];
      for (const reason of ['First', 'Second', 'Third', 'Fourth']) reports.push(await report(id, '', reason));
      for (const to of ['in_review', 'suspended']) for (const reported of reports) dataOf(await step(reported, to));
      const versions = await Promise.all(reports.map(async (reported) => (await detail(reported)).version));
      const lift = (reported: string, place: number) =>
        cms.post(
          `/api/backoffice/message-reports/${reported}/transition`,
          { to: 'lifted', reason: 'You may write again', version: versions[place] },
          { token: coordinator },
        );
      const answers = await Promise.all(reports.map(lift));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      for (const reported of reports)
        expect((await detail(reported)).history.filter(({ to }) => to === 'lifted')).toHaveLength(1);
      expect((await titlesOf(b)).filter(({ title }) => title === 'You can write to members again')).toHaveLength(1);
    });

    it('dismissed is told to its reporter alone, with the reason', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const told = (await titlesOf(b)).length;
      const reported = await report(id);
      expect((await step(reported, 'dismissed', { reason: '' })).status).toBe(422);
      expect((await step(reported, 'dismissed')).status).toBe(200);
      expect(await titlesOf(a)).toContainEqual({
        title: 'Your report was looked at',
        message: expect.stringContaining('Please write about your work'),
        type: 'system',
        redirect_url: '/en/account/notifications',
        channel_id: null,
      });
      expect((await titlesOf(b)).length).toBe(told);
    });

    it('taken under review by mistake is for its reporter too as it was before', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const reported = await report(id);
      await step(reported, 'in_review');
      const statusOfReport = async () =>
        (await cms.db('chat_reports').where({ conversation_id: id }).orderBy('created_at', 'desc').first('status'))
          ?.status;
      expect(await statusOfReport()).toBe('in_review');
      const rows = [{ id: reported, version: (await detail(reported)).version, takesBack: true }];
      await cms.post('/api/backoffice/message-reports/changes', { rows, reason: '' }, { token: coordinator });
      expect([await statusOfReport(), (await detail(reported)).status]).toEqual(['new', 'new']);
    });

    it('warns the one who wrote, in their language, without a word of who reported; its reporter hears of it once', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const reported = await report(id);
      await step(reported, 'in_review');
      expect((await step(reported, 'warned')).status).toBe(200);
      expect((await step(reported, 'suspended', { days: 3 })).status).toBe(200);
      const told = await titlesOf(b, 'ar');
      expect(told.map(({ title }) => title)).toContain('تنبيه من المشرفين');
      expect(JSON.stringify(told.slice(0, 2))).not.toMatch(/Layla|ليلى/);
      const reporter = (await titlesOf(a)).filter(({ title }) => title === 'Thank you for your report');
      expect(reporter).toHaveLength(1);
    });

    it('hides the message from both, from the search and with its file, and shows it again where it is dismissed after all', async () => {
      const id = await begin();
      const [first, second] = [dataOf(await write(b, id, 'Buy lakes')), dataOf(await write(b, id, 'Good evening'))];
      const reported = await report(id, first.id);
      await step(reported, 'in_review');
      const { revision } = await cms.data<Conversation>(`/api/conversations/${id}`, { token: a });
      expect((await step(reported, 'hidden')).status).toBe(200);
      for (const token of [a, b]) {
        expect(await messagesOf(token, id)).toMatchObject([
          { id: second.id, text: 'Good evening', hiddenAt: null },
          { id: first.id, text: '', file: null, hiddenAt: expect.any(String), mayChangeUntil: null },
        ]);
        expect(await cms.data('/api/messages?q=lakes', { token })).toEqual([]);
        const { messages } = await cms.data<{ messages: ChatMessage[] }>(
          `/api/conversations/${id}/updates?after=${revision}`,
          { token },
        );
        expect(messages.map((one) => one.id)).toEqual([first.id]);
      }
      expect(
        (await cms.call('PATCH', `/api/conversations/${id}/messages/${first.id}`, { text: 'x' }, { token: b })).status,
      ).toBe(422);
      expect((await titlesOf(b)).map(({ title }) => title)).toContain('The moderators have hidden messages of yours');
      // The coordinator still sees what was written.
      expect((await context(reported))[0]).toMatchObject({ text: 'Buy lakes', now: { hiddenAt: expect.any(String) } });
      expect((await step(reported, 'dismissed')).status).toBe(200);
      expect((await messagesOf(a, id))[1]).toMatchObject({ text: 'Buy lakes', hiddenAt: null });
    });

    it('hides what is chosen of what the reported one wrote there, and nothing else', async () => {
      const id = await begin();
      const elsewhere = randomUUID();
      const [first, mine, last] = [
        dataOf(await write(b, id, 'One')),
        dataOf(await write(a, id, 'Mine')),
        dataOf(await write(b, id, 'Two')),
      ];
      const reported = await report(id);
      await step(reported, 'in_review');
      await step(reported, 'hidden', { messages: [last.id, mine.id, elsewhere] });
      expect((await messagesOf(a, id)).map((one) => one.hiddenAt !== null)).toEqual([true, false, false]);
      expect(first.id).not.toBe(last.id);
    });

    it('suspends: no message, conversation or connection, sessions stay; for days, or until it is lifted', async () => {
      const id = await begin();
      const message = dataOf(await write(b, id, 'Spam'));
      const reported = await report(id);
      await step(reported, 'in_review');
      expect((await step(reported, 'suspended', { days: 0 })).status).toBe(422);
      expect((await step(reported, 'suspended', { days: 7 })).status).toBe(200);
      const refused = await write(b, id, 'More spam');
      expect(refused).toMatchObject({
        status: 422,
        body: {
          message:
            'You cannot write to members or connect with them for 7 more days. The reason is in your notifications',
        },
      });
      expect(
        (await cms.call('PATCH', `/api/conversations/${id}/messages/${message.id}`, { text: 'x' }, { token: b }))
          .status,
      ).toBe(422);
      expect((await cms.post('/api/connections', { memberId: 'kenji-morita', note: '' }, { token: b })).status).toBe(
        422,
      );
      expect((await cms.get('/api/user', { token: b })).status).toBe(200);
      expect((await write(a, id, 'Still here')).status).toBe(200);
      expect((await titlesOf(b)).map(({ title }) => title)).toContainEqual(
        expect.stringMatching(/^You cannot write to members until /),
      );
      await cms.db('account_suspensions').update({ until: Date.now() - 1 });
      expect((await write(b, id, 'After its end')).status).toBe(200);
      await cms.db('account_suspensions').update({ until: null });
      expect((await write(b, id, 'Again')).body).toMatchObject({
        message: 'You cannot write to members or connect with them at present. The reason is in your notifications',
      });
      expect((await step(reported, 'lifted', { reason: '' })).status).toBe(200);
      const lifted = cms.db('audit_entries').where({ kind: 'member-accounts' }).orderBy('id', 'desc').first('action');
      expect(await rowOf<{ action: string }>(lifted)).toEqual({ action: 'suspension-lifted' });
      expect((await write(b, id, 'Lifted')).status).toBe(200);
      expect((await titlesOf(b)).map(({ title }) => title)).toContain('You can write to members again');
    });

    it('stands in the history of the account, and is lifted there for all reports that suspended it', async () => {
      const id = await begin();
      const { document_id: account } = await rowOf<{ document_id: string }>(
        cms.db('up_users').where({ email: people.other }).first('document_id'),
      );
      const path = `/api/backoffice/member-accounts/${account}`;
      const linesSince = async (count: number) =>
        (await cms.data<MemberAccountDetail>(path, { token: coordinator })).history.slice(count);
      const { length: before } = await linesSince(0);
      const reports: string[] = [];
      for (const text of ['Spam', 'More spam']) {
        if (reports.length > 0) await cms.db('account_suspensions').delete();
        dataOf(await write(b, id, text));
        const reported = await report(id);
        await step(reported, 'in_review');
        expect((await step(reported, 'suspended', { days: 7, reason: `For ${text}` })).status).toBe(200);
        reports.push(reported);
      }
      expect(await linesSince(before)).toMatchObject([
        { action: 'suspended', actor: 'Mariam Al-Sayed', reason: 'For Spam' },
        { action: 'suspended', actor: 'Mariam Al-Sayed', reason: 'For More spam' },
      ]);
      expect((await cms.post(`${path}/lift`, {}, { token: coordinator })).status).toBe(200);
      for (const reported of reports) {
        const { status, next, history } = await detail(reported);
        expect({ status, next }).toEqual({ status: 'lifted', next: [] });
        expect(history.at(-1)).toMatchObject({ actor: 'Mariam Al-Sayed', from: 'suspended', to: 'lifted' });
      }
      expect(await linesSince(before + 2)).toMatchObject([{ action: 'suspension-lifted', actor: 'Mariam Al-Sayed' }]);
      expect((await titlesOf(b)).filter(({ title }) => title === 'You can write to members again')).toHaveLength(1);
      expect((await cms.post(`${path}/lift`, {}, { token: coordinator })).status).toBe(422);
    });

    it('is one coordinator’s at a time: the second of two steps is told what was done', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const reported = await report(id);
      const { version } = await detail(reported);
      const answers = await Promise.all(
        ['in_review', 'dismissed'].map((to) =>
          cms.post(
            `/api/backoffice/message-reports/${reported}/transition`,
            { to, reason: 'Because', version },
            { token: coordinator },
          ),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('is for coordinators alone', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      const reported = await report(id);
      for (const path of ['context', 'people', 'detail'])
        expect((await cms.get(`/api/backoffice/message-reports/${reported}/${path}`, { token: a })).status).toBe(403);
      expect(
        (await cms.get(`/api/backoffice/message-reports/${randomUUID()}/context`, { token: coordinator })).status,
      ).toBe(404);
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

    it('from before the queue was there gets its place in it, once', async () => {
      const id = await begin();
      dataOf(await write(b, id, 'Spam'));
      await report(id);
      await cms.db('message_reports').delete();
      const { placeEarlierReports } = cms.module<{ placeEarlierReports: () => Promise<void> }>(
        'src/api/message-report/report-conversation.js',
      );
      await placeEarlierReports();
      await placeEarlierReports();
      const [found, ...more] = await cms.db('message_reports').select('document_id');
      expect(more).toEqual([]);
      expect((await context(found.document_id)).map(({ text }) => text)).toEqual(['Spam']);
    });

    it('of somebody who leaves says no more who they were, or what was written', async () => {
      await begin();
      const email = newPerson();
      const c = await accounts.open(email, goodPassword, { firstName: 'Zaytuna', lastName: 'Banafsaj' });
      const [first, second] = [await userOf(people.member), await userOf(email)];
      await cms.db('connections').insert({
        id: randomUUID(),
        low_user_id: Math.min(first, second),
        high_user_id: Math.max(first, second),
        requester_id: first,
        status_id: 2,
        note: '',
        updated_at: Date.now(),
      });
      const { id } = dataOf(
        await cms.post<Conversation>('/api/conversations', { memberId: await memberOf(c) }, { token: a }),
      );
      dataOf(await write(c, id, 'Banafsaj wrote this'));
      const reported = await report(id, '', 'Banafsaj is rude');
      await cms.post('/api/my-account/delete', { password: goodPassword }, { token: c });
      const { eraseClosedAccounts } = cms.module<{ eraseClosedAccounts: (now: number) => Promise<void> }>(
        'src/api/privacy/erase-accounts.js',
      );
      await eraseClosedAccounts(Date.now() + 31 * dayMs);
      const found = await detail(reported);
      expect(JSON.stringify(found)).not.toContain('Banafsaj');
      expect(await context(reported)).toEqual([]);
      expect(await cms.count('chat_report_messages', { sender_id: second })).toBe(0);
    });
  });
}
