import { startConversation } from '@scholars/contract/chat';
import { connectionStatus, requestConnection, updateConnection } from '@scholars/contract/connections';
import { blockMember, unblockMember } from '@scholars/contract/members';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from '~/session/request-context.server';
import { textOf } from '~/shared/form/read-form';
import { connectionIntents, type ConnectionIntent } from './connection-act';

/**
 * Does what a button beside a member asks. The form names the member, and the connection where there is one. Who wants
 * to write is led to the conversation.
 */
export async function changeConnection(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<{ intent: ConnectionIntent; sent: Sent<unknown> }> {
  const asked = textOf(form, 'intent');
  const intent = connectionIntents.find((one) => one === asked);
  if (!intent) throw data(null, { status: 400 });
  const api = cms({ context });
  const memberId = textOf(form, 'member') || 'none';
  const change = (statusId: 2 | 3 | 4) =>
    api.send(updateConnection, { params: { id: textOf(form, 'id') || 'none' }, body: { statusId } });
  if (intent === 'message') {
    const sent = await api.send(startConversation, { body: { memberId } });
    if (sent.ok) throw redirect(localePath(context.get(localeContext), `/messages?convoId=${sent.data.id}`));
    return { intent, sent };
  }
  const calls: Record<Exclude<ConnectionIntent, 'message'>, () => Promise<Sent<unknown>>> = {
    connect: () => api.send(requestConnection, { body: { memberId, note: textOf(form, 'note') ?? '' } }),
    accept: () => change(connectionStatus.accepted),
    decline: () => change(connectionStatus.declined),
    withdraw: () => change(connectionStatus.removed),
    remove: () => change(connectionStatus.removed),
    block: () => api.send(blockMember, { params: { id: memberId } }),
    unblock: () => api.send(unblockMember, { params: { id: memberId } }),
  };
  return { intent, sent: await calls[intent]() };
}
