import { randomBytes } from 'node:crypto';
import { notices, type NoticeName, type Notices } from './notices.js';
import type { NotificationRow } from './present-notification.js';

export function notificationRow<Name extends NoticeName>(
  userId: number,
  notice: Name,
  params: Notices[Name],
  at: number,
): NotificationRow {
  const { type, leadsTo } = notices[notice];
  return {
    id: randomBytes(16).toString('base64url'),
    user_id: userId,
    type,
    notice,
    params: JSON.stringify(params),
    redirect: typeof leadsTo === 'string' ? leadsTo : leadsTo(params),
    channel_id: null,
    created_at: at,
    read_at: null,
  };
}
