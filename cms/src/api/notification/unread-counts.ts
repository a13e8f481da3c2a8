import type { Knex } from 'knex';
import type { User } from '@scholars/contract/account';

/** Those of the chat, which has a sign of its own, and all others. */
type UnreadCounts = Pick<User, 'countUnread' | 'countChatUnread'>;

/** How many a person has not read. One query. */
export async function countUnread(userId: number): Promise<UnreadCounts> {
  const [row]: StoredUnread[] = await strapi.db.connection.select(unreadOf(userId));
  return presentUnread(row);
}

/** The same as columns of a query on people. @param person their id, or the column with it */
export function unreadOf(person: number | Knex.Ref<string, Record<string, string>>): Record<string, Knex.Raw> {
  const count = (comparison: '=' | '<>') =>
    strapi.db.connection.raw(
      `(select count(*) from notifications as n where n.user_id = ? and n.read_at is null and n.type ${comparison} 'new-message')`,
      [person],
    );
  return { unread: count('<>'), chat_unread: count('=') };
}

/** What `unreadOf` gives; PostgreSQL's driver has counts as text. */
export interface StoredUnread {
  unread: number | string;
  chat_unread: number | string;
}

export function presentUnread({ unread = 0, chat_unread = 0 }: Partial<StoredUnread> = {}): UnreadCounts {
  return { countUnread: Number(unread), countChatUnread: Number(chat_unread) };
}
