import * as calls from '@scholars/contract/notifications';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { countUnread, deleteNotification, listNotifications, markAllRead, markRead } from './user-notifications.js';

// Another person's is not there: the answers tell nothing of it.
export const actions = {
  listNotifications: defineAction(calls.listNotifications, async ({ signedIn, locale }) => {
    const { userId } = signedIn;
    return { notifications: await listNotifications(userId, locale), ...(await countUnread(userId)) };
  }),

  readNotification: defineAction(calls.readNotification, async ({ params, signedIn, locale }) => {
    const notification = await markRead(signedIn.userId, params.id, locale);
    if (!notification) throw notFound();
    return notification;
  }),

  readAllNotifications: defineAction(calls.readAllNotifications, async ({ signedIn }) => {
    await markAllRead(signedIn.userId);
    return undefined;
  }),

  deleteNotification: defineAction(calls.deleteNotification, async ({ params, signedIn }) => {
    if (!(await deleteNotification(signedIn.userId, params.id))) throw notFound();
    return undefined;
  }),
};
