import { randomUUID } from 'node:crypto';
import {
  getConversation,
  listMessages,
  readConversation,
  type ChatMessage,
  type Conversation,
} from '@scholars/contract/chat';
import { listConnectionStates } from '@scholars/contract/connections';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms, type Cms } from '~/api/cms.server';
import { pagePathContext } from '~/session/request-context.server';

const messagesShown = 50;

export interface ThreadData {
  conversation: Conversation;
  /** In their order, the newest last. */
  messages: ChatMessage[];
  hasOlder: boolean;
  /** The message before which one looks back; '' at the newest. */
  before: string;
  /** The message that is being changed, is asked about, or ''. */
  edited: string;
  isReporting: boolean;
  /** Whether one has blocked the other one. */
  isBlocked: boolean;
  /** By which the next message is sent once. */
  formId: string;
}

/**
 * A conversation; nothing where it is not there, or not any more, as the account of the other one. Whoever opens it as a document has read it: the
 * counts of the header come with the next reading of the page. With script the page says so itself, once it is looked at.
 */
export async function readConversationPage(
  id: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ThreadData | undefined> {
  const { searchParams } = new URL(request.url);
  const api = cms({ context });
  const params = { id };
  const found = await api.send(getConversation, { params });
  if (!found.ok && found.status === 404) return undefined;
  if (!found.ok) throw data({ message: found.message }, { status: found.status });
  const conversation = found.data;
  const isDocument = request.headers.get('Sec-Fetch-Dest') !== 'empty';
  if (conversation.unread > 0 && isDocument && (await api.send(readConversation, { params })).ok)
    throw redirect(context.get(pagePathContext));
  const before = searchParams.get('before') ?? '';
  const { data: newest, meta } = await api.list(listMessages, {
    params,
    query: { limit: messagesShown, ...(before && { before }) },
  });
  return {
    conversation,
    messages: [...newest].reverse(),
    hasOlder: meta.total > newest.length,
    before,
    edited: searchParams.get('edit') ?? '',
    isReporting: searchParams.has('report'),
    isBlocked: !conversation.canWrite && (await hasBlocked(api, conversation.with.id)),
    formId: randomUUID(),
  };
}

async function hasBlocked(api: Cms, member: string): Promise<boolean> {
  const states = await api.find(listConnectionStates, { query: { members: member } });
  return states?.some(({ memberId, state }) => memberId === member && state === 'blocked') ?? false;
}
