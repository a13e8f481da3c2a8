import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '@scholars/contract/chat';
import { reportedMessage, reportPeople, type ReportPeople } from '@scholars/contract/message-reports';
import { goodPassword, newPerson } from '../support/accounts.js';
import { dataOf } from '../support/chat.js';
import { people, type Cms } from '../support/cms.js';
import { useParties, useReports } from '../support/reports.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const dayMs = 86_400_000;

/** What becomes of a report: what is kept of it, and what coordinators see. */
export function moderationFacts(cms: Cms, sink: SmtpSink): void {
  const { accounts, connect, memberOf, begin, start, write, titlesOf, report, detail, context, step } = useReports(
    cms,
    sink,
  );
  /** Reports. */
  let a: string;
  /** Is reported. */
  let b: string;
  let coordinator: string;

  describe('A report of messages', () => {
    useParties(cms, (parties) => {
      ({ a, b, coordinator } = parties);
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

    it('sent several times at once is one; another comes with other words, or once there is more to report', async () => {
      const id = await begin();
      const [reason, again] = ['This is spam', 'These are lies'];
      const send = (words: string) =>
        cms.post(`/api/conversations/${id}/report`, { reason: words, messageId: '' }, { token: a });
      dataOf(await write(b, id, 'Spam'));
      const sent = await Promise.all([1, 2, 3, 4].map(() => send(reason)));
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const counts = async () => [await cms.count('chat_reports'), await cms.count('message_reports')];
      expect(await counts()).toEqual([1, 1]);
      expect((await send(again)).status).toBe(200);
      dataOf(await write(b, id, 'More of it'));
      expect((await send(reason)).status).toBe(200);
      expect(await counts()).toEqual([3, 3]);
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
      await connect(people.member, email);
      const { id: sender_id } = await accounts.userRow(email);
      const { id } = dataOf(await start(a, await memberOf(c)));
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
      expect(await cms.count('chat_report_messages', { sender_id })).toBe(0);
    });
  });
}
