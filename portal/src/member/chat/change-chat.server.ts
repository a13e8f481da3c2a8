import {
  deleteMessage,
  editMessage,
  reportConversation,
  sendMessage,
  updateChatSettings,
} from '@scholars/contract/chat';
import { blockMember, unblockMember } from '@scholars/contract/members';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from '~/session/request-context.server';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, refusedBy } from '~/shared/form/receive-form.server';
import { conversationPath } from './conversation-path';

type Context = Readonly<RouterContextProvider>;

export const chatIntents = ['send', 'edit', 'delete', 'report', 'block', 'unblock', 'settings'] as const;
type ChatIntent = (typeof chatIntents)[number];

/** What became of a form of the chat's page that leads nowhere else. */
export interface ChatOutcome {
  done: ChatIntent;
}

/** Of which something can be wrong. */
const fields = { text: 'text', file: 'file', reason: 'text' } as const;

/** Does what one of the page's forms asks. A message that was sent, changed or deleted leads to the conversation. */
export async function changeChat(form: FormData, conversationId: string, context: Context) {
  const asked = textOf(form, 'intent');
  const intent = chatIntents.find((one) => one === asked);
  if (!intent) throw data(null, { status: 400 });
  const sent = await ask(intent, form, conversationId, context);
  if (!sent.ok)
    return answerRefused(refusedBy(sent, { fields }), context, {
      refusedIntent: intent,
      text: textOf(form, intent === 'report' ? 'reason' : 'text') ?? '',
    });
  if (intent === 'send' || intent === 'edit' || intent === 'delete')
    throw redirect(localePath(context.get(localeContext), `${conversationPath(conversationId)}#latest`));
  return { done: intent } satisfies ChatOutcome;
}

function ask(intent: ChatIntent, form: FormData, id: string, context: Context): Promise<Sent<unknown>> {
  const api = cms({ context });
  const text = textOf(form, 'text') ?? '';
  const params = { id, messageId: textOf(form, 'messageId') || 'none' };
  const calls: Record<ChatIntent, () => Promise<Sent<unknown>>> = {
    send: () => api.send(sendMessage, { params: { id }, body: bodyOf(form) }),
    edit: () => api.send(editMessage, { params, body: { text } }),
    delete: () => api.send(deleteMessage, { params }),
    report: () => {
      const body = { reason: textOf(form, 'reason') ?? '', messageId: textOf(form, 'messageId') ?? '' };
      return api.send(reportConversation, { params: { id }, body });
    },
    block: () => api.send(blockMember, { params: { id: textOf(form, 'member') || 'none' } }),
    unblock: () => api.send(unblockMember, { params: { id: textOf(form, 'member') || 'none' } }),
    settings: () => api.send(updateChatSettings, { body: { readReceipts: form.get('readReceipts') === 'on' } }),
  };
  return calls[intent]();
}

/** With its file where one was chosen: browsers send an empty one for a picker that was left alone. */
function bodyOf(form: FormData): FormData {
  const body = new FormData();
  body.set('text', textOf(form, 'text') ?? '');
  body.set('clientMessageId', textOf(form, 'clientMessageId') ?? '');
  const file = form.get('file');
  if (file instanceof File && file.size > 0) body.set('file', file);
  return body;
}
