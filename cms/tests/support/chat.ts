import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { ChatMessage, Conversation, ConversationUpdates } from '@scholars/contract/chat';
import { people, type Cms } from './cms.js';
import type { Answer } from './request.js';

export const unknownId = '00000000-0000-4000-8000-000000000000';

/** What an answer gives; a refusal fails the test. */
export function dataOf<Data>({ status, body }: Answer<Data>): Data {
  if (!body.success) throw new Error(`${status}: ${body.message}`);
  return body.data;
}

/** What facts about the chat do again and again. */
export function useChat(cms: Cms) {
  const userOf = async (email: string) => (await cms.db('up_users').where({ email }).first('id')).id as number;
  const memberOf = async (token: string) => (await cms.data<{ memberId: string }>('/api/user', { token })).memberId;
  const connect = async (one: string, other: string, status_id = 2) => {
    const [first, second] = [await userOf(one), await userOf(other)];
    const pair = { low_user_id: Math.min(first, second), high_user_id: Math.max(first, second) };
    await cms.db('connections').where(pair).delete();
    await cms
      .db('connections')
      .insert({ id: randomUUID(), ...pair, requester_id: first, status_id, note: '', updated_at: Date.now() });
  };
  const start = (token: string, memberId: string) =>
    cms.post<Conversation>('/api/conversations', { memberId }, { token });
  const forget = async () => {
    for (const table of ['chat_messages', 'chat_conversations', 'chat_people', 'chat_reports', 'notifications'])
      await cms.db(table).delete();
  };
  const chatOff = (email: string, isOff = true) =>
    cms.db('up_users').where({ email }).update({ messaging_system: !isOff });
  return {
    userOf,
    memberOf,
    connect,
    start,
    forget,
    chatOff,
    /** @returns the conversation of the two, the only one, without a message */
    async begin(): Promise<string> {
      await forget();
      return dataOf(await start(await cms.tokenOf('member'), await memberOf(await cms.tokenOf('other')))).id;
    },
    write: (token: string, id: string, text: string, clientMessageId: string = randomUUID()) =>
      cms.post<ChatMessage>(`/api/conversations/${id}/messages`, { text, clientMessageId }, { token }),
    messagesOf: (token: string, id: string, query = '') =>
      cms.data<ChatMessage[]>(`/api/conversations/${id}/messages${query}`, { token }),
    updatesOf: (token: string, id: string, after: number) =>
      cms.data<ConversationUpdates>(`/api/conversations/${id}/updates?after=${after}`, { token }),
    read: (token: string, id: string) => cms.post(`/api/conversations/${id}/read`, {}, { token }),
    change: (method: 'PATCH' | 'DELETE', token: string, id: string, messageId: string, text = 'Changed') =>
      cms.call(method, `/api/conversations/${id}/messages/${messageId}`, method === 'PATCH' ? { text } : undefined, {
        token,
      }) as Promise<Answer<ChatMessage>>,
  };
}

/** Sessions of two who are connected and of a coordinator who chats too, and the second's id as a member. */
export interface Pair {
  a: string;
  b: string;
  k: string;
  bId: string;
}

/** Brings the pair together before the facts of a group, and has the coordinator chat until after them. */
export function usePair(cms: Cms, take: (pair: Pair) => void): void {
  const { chatOff, connect, memberOf } = useChat(cms);
  beforeAll(async () => {
    const [a, b, k] = [await cms.tokenOf('member'), await cms.tokenOf('other'), await cms.tokenOf('coordinator')];
    await chatOff(people.coordinator, false);
    // Makes the member of an account that has none.
    await memberOf(k);
    await connect(people.member, people.other);
    take({ a, b, k, bId: await memberOf(b) });
  });
  afterAll(() => chatOff(people.coordinator));
}
