import { deleteNotification, readAllNotifications, readNotification } from '@scholars/contract/notifications';
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
  const params = { id: textOf(form, 'id') || 'none' };
  if (intent === 'read-all') return noted(context, intent, await api.send(readAllNotifications));
  if (intent === 'delete') return noted(context, intent, await api.send(deleteNotification, { params }));
  if (intent !== 'follow') throw data(null, { status: 400 });
  const read = await api.send(readNotification, { params });
  noted(context, intent, read);
  const target = read.ok ? safeNextUrl(read.data.data.redirect_url) : undefined;
  return redirect(target ?? localePath(context.get(localeContext), '/account/notifications'));
}

function noted(context: Context, intent: string, sent: Sent<unknown>) {
  if (!sent.ok) context.get(factsContext).log('warn', 'notification.failed', { intent, status: sent.status });
  return { isDone: sent.ok };
}
