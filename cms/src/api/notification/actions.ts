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

const idsOf = ({ also }: { also?: string | undefined }) => also?.split(',') ?? [];

export const actions = {
  listNotifications: defineAction(calls.listNotifications, async ({ signedIn, query, locale }) => {
    const { userId } = signedIn;
    return { ...(await listNotifications(userId, { before: query.before, locale })), ...(await countUnread(userId)) };
  }),

  readNotification: defineOwnedAction(calls.readNotification, findOwn, ({ owned, query, locale }) =>
    markRead(owned, idsOf(query), locale),
  ),

  readAllNotifications: defineAction(calls.readAllNotifications, async ({ signedIn }) => {
    await markAllRead(signedIn.userId);
    return undefined;
  }),

  deleteNotification: defineOwnedAction(calls.deleteNotification, findOwn, async ({ owned, query }) => {
    await deleteNotification(owned, idsOf(query));
    return undefined;
  }),
};
