import { beforeAll, expect } from 'vitest';
import type { User } from '@scholars/contract/account';
import type { ReportedMessage } from '@scholars/contract/message-reports';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useAccounts } from './accounts.js';
import { dataOf, useChat } from './chat.js';
import { people, type Cms } from './cms.js';
import type { SmtpSink } from './smtp-sink.js';

/** What facts about reports do again and again: the member reports what the other has written, a coordinator decides. */
export function useReports(cms: Cms, sink: SmtpSink) {
  const accounts = useAccounts(cms, sink);
  const { connect, memberOf, messagesOf, start, write } = useChat(cms);
  const asReporter = async () => ({ token: await cms.tokenOf('member') });
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });

  /** @returns the conversation of the two, without a message, report or notice of before */
  async function begin(): Promise<string> {
    for (const table of [
      'chat_messages',
      'chat_conversations',
      'chat_reports',
      'message_reports',
      'account_suspensions',
      'notifications',
    ])
      await cms.db(table).delete();
    await connect(people.member, people.other);
    return dataOf(await start(await cms.tokenOf('member'), await memberOf(await cms.tokenOf('other')))).id;
  }

  const titlesOf = async (token: string, language: 'en' | 'ar' = 'en') =>
    (
      await cms.data<{ notifications: { data: { title: string; message: string } }[] }>('/api/user-notifications', {
        token,
        language,
      })
    ).notifications.map(({ data }) => data);

  async function report(conversation: string, messageId = '', reason = 'It is spam'): Promise<string> {
    const path = `/api/conversations/${conversation}/report`;
    expect((await cms.post(path, { reason, messageId }, await asReporter())).status).toBe(200);
    const { document_id } = await cms.db('message_reports').orderBy('id', 'desc').first('document_id');
    return document_id;
  }
  const detail = async (id: string) =>
    cms.data<SubmissionDetail>(`/api/backoffice/message-reports/${id}/detail`, await asCoordinator());
  const context = async (id: string) => {
    const path = `/api/backoffice/message-reports/${id}/context`;
    return (await cms.data<{ messages: ReportedMessage[] }>(path, await asCoordinator())).messages;
  };
  const step = async (id: string, to: string, more: Record<string, unknown> = {}) => {
    const { version } = await detail(id);
    const body = { to, reason: 'Please write about your work', version, ...more };
    return cms.post<SubmissionDetail>(`/api/backoffice/message-reports/${id}/transition`, body, await asCoordinator());
  };

  /** A colleague of coordinators whom the member has reported. */
  async function reportColleague() {
    await begin();
    const person = await accounts.person();
    await connect(people.member, person.email);
    const { id } = dataOf(await start(await cms.tokenOf('member'), await memberOf(person.token)));
    dataOf(await write(person.token, id, 'Spam'));
    const role: { id: number } = await cms.db('up_roles').where({ type: 'coordinator' }).first('id');
    await cms.db('up_users_role_lnk').where({ user_id: person.id }).update({ role_id: role.id });
    const { id: documentId } = await cms.data<User>('/api/user', { token: person.token });
    return { ...person, documentId, reported: await report(id, '', 'Quagmire talk') };
  }

  return {
    accounts,
    begin,
    connect,
    context,
    detail,
    memberOf,
    messagesOf: (token: string, id: string) => messagesOf(token, id, '?limit=100'),
    report,
    reportColleague,
    start,
    step,
    titlesOf,
    write,
  };
}

/** Sessions of who reports, of who is reported, and of a coordinator. */
interface Parties {
  a: string;
  b: string;
  coordinator: string;
}

/** Signs them in before the facts of a group. */
export function useParties(cms: Cms, take: (parties: Parties) => void): void {
  beforeAll(async () => {
    const [a, b, coordinator] = [
      await cms.tokenOf('member'),
      await cms.tokenOf('other'),
      await cms.tokenOf('coordinator'),
    ];
    take({ a, b, coordinator });
  });
}
