import type { User } from '@scholars/contract/account';
import type { Locale } from '@scholars/contract/locale';
import { nameFor } from '@scholars/contract/person-name';

/** What pages know of the signed-in person. */
export type SignedInUser = Pick<
  User,
  | 'id'
  | 'fullName'
  | 'fullNameAr'
  | 'avatar'
  | 'role'
  | 'queues'
  | 'memberId'
  | 'messaging_system'
  | 'profile_completion_percentage'
  | 'countUnread'
  | 'countChatUnread'
  | 'erasedAt'
>;

/** An allow-list: the session's user also holds what no page needs in its source. */
export function presentSignedInUser(user: User): SignedInUser {
  return {
    id: user.id,
    fullName: user.fullName,
    fullNameAr: user.fullNameAr,
    avatar: user.avatar,
    role: user.role,
    ...(user.queues && { queues: user.queues }),
    memberId: user.memberId,
    messaging_system: user.messaging_system,
    profile_completion_percentage: user.profile_completion_percentage,
    countUnread: user.countUnread,
    countChatUnread: user.countChatUnread,
    // A session from before that was told of has none.
    erasedAt: user.erasedAt ?? null,
  };
}

/**
 * A person's name as readers of a language write it: the account's, and in Arabic the profile's where the account has it in
 * other letters. A session from before the Arabic name was known has none.
 */
export function nameIn(
  locale: Locale,
  { fullName, fullNameAr }: Pick<SignedInUser, 'fullName' | 'fullNameAr'>,
): string {
  return nameFor(locale, fullName, fullNameAr);
}

/**
 * What the bell, the list that it leads to and the title count as unread: all that the list holds, of the chat too,
 * whose own sign counts that apart.
 */
export function allUnread({
  countUnread,
  countChatUnread,
}: Pick<SignedInUser, 'countUnread' | 'countChatUnread'>): number {
  return countUnread + countChatUnread;
}

/** Where a person chats, without its language: nowhere unless `messaging_system` is 1 (spec §2). */
export function chatPathOf({ messaging_system }: Pick<SignedInUser, 'messaging_system'>): string | undefined {
  return messaging_system === 1 ? '/messages' : undefined;
}
