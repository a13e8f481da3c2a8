import { deleteNotification, readAllNotifications, readNotification } from '@scholars/contract/notifications';
import { notificationsShown } from '@scholars/contract/limits';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { factsContext, localeContext } from '~/session/request-context.server';
import { safeNextUrl } from '~/session/next-url';
import { textOf } from '~/shared/form/read-form';

type Context = Readonly<RouterContextProvider>;

/**
 * Does what one of the page's forms asks. A failure is logged and nothing else (spec §8): the page shows what is so.
 */
export async function changeNotifications(form: FormData, context: Context) {
  const api = cms({ context });
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'id') || 'none';
  // Of several that are shown as one, the others.
  const also = (textOf(form, 'also') ?? '').split(',').filter(Boolean).slice(0, notificationsShown);
  const each = (act: (params: { id: string }) => Promise<Sent<unknown>>) =>
    Promise.all(also.map((one) => act({ id: one })));
  if (intent === 'read-all') return noted(context, intent, await api.send(readAllNotifications));
  if (intent === 'delete') {
    const act = (params: { id: string }) => api.send(deleteNotification, { params });
    const [others, first] = [await each(act), await act({ id })];
    return noted(context, intent, others.find(({ ok }) => !ok) ?? first);
  }
  if (intent !== 'follow') throw data(null, { status: 400 });
  await each((params) => api.send(readNotification, { params }));
  const read = await api.send(readNotification, { params: { id } });
  noted(context, intent, read);
  // All of them are at a place of their own.
  const target = read.ok ? safeNextUrl(textOf(form, 'to') || read.data.data.redirect_url) : undefined;
  return redirect(target ?? localePath(context.get(localeContext), '/account/notifications'));
}

function noted(context: Context, intent: string, sent: Sent<unknown>) {
  if (!sent.ok) context.get(factsContext).log('warn', 'notification.failed', { intent, status: sent.status });
  return { isDone: sent.ok };
}
