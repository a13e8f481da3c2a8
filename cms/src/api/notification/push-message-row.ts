import type { NotificationRow } from './present-notification.js';

/** What one device is to be told. It is worded when it is sent, in its reader's language. */
export interface PushMessageRow extends Pick<NotificationRow, 'user_id' | 'type' | 'notice' | 'params' | 'redirect'> {
  id: string;
  subscription_id: string;
  notification_id: string;
  /** One that waits with its service gives way to a later one of the same topic, and so does one that is shown. */
  topic: string;
  attempts: number;
  next_attempt_at: number;
  created_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    push_messages: PushMessageRow;
  }
}
