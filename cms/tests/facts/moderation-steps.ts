import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChatMessage, Conversation } from '@scholars/contract/chat';
import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import { dataOf } from '../support/chat.js';
import { people, rowOf, type Cms } from '../support/cms.js';
import { useParties, useReports } from '../support/reports.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** What a coordinator's step does to messages and people, and what both sides are told. */
export function moderationStepFacts(cms: Cms, sink: SmtpSink): void {
  const { begin, write, messagesOf, titlesOf, report, detail, context, step } = useReports(cms, sink);
  /** Reports. */
  let a: string;
  /** Is reported. */
  let b: string;
  let coordinator: string;

  describe('A report of messages', () => {
    useParties(cms, (parties) => {
      ({ a, b, coordinator } = parties);
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
  });
}
