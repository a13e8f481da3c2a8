import * as calls from '@scholars/contract/notifications';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import { countUnread } from './unread-counts.js';
import {
  deleteNotification,
  findOwnNotification,
  listNotifications,
  markAllRead,
  markRead,
} from './user-notifications.js';

const findOwn = (userId: number, { id }: { id: string }) => findOwnNotification(userId, id);

export const actions = {
  listNotifications: defineAction(calls.listNotifications, async ({ signedIn, query, locale }) => {
    const { userId } = signedIn;
    return { ...(await listNotifications(userId, { before: query.before, locale })), ...(await countUnread(userId)) };
  }),

  readNotification: defineOwnedAction(calls.readNotification, findOwn, ({ owned, locale }) => markRead(owned, locale)),

  readAllNotifications: defineAction(calls.readAllNotifications, async ({ signedIn }) => {
    await markAllRead(signedIn.userId);
    return undefined;
  }),

  deleteNotification: defineOwnedAction(calls.deleteNotification, findOwn, async ({ owned }) => {
    await deleteNotification(owned);
    return undefined;
  }),
};
