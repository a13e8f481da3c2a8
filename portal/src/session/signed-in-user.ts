import type { User } from '@scholars/contract/account';

/** What pages know of the signed-in person. */
export type SignedInUser = Pick<
  User,
  | 'id'
  | 'fullName'
  | 'avatar'
  | 'role'
  | 'memberId'
  | 'messaging_system'
  | 'profile_completion_percentage'
  | 'countUnread'
  | 'countChatUnread'
>;

/** An allow-list: the session's user also holds what no page needs in its source. */
export function presentSignedInUser(user: User): SignedInUser {
  return {
    id: user.id,
    fullName: user.fullName,
    avatar: user.avatar,
    role: user.role,
    memberId: user.memberId,
    messaging_system: user.messaging_system,
    profile_completion_percentage: user.profile_completion_percentage,
    countUnread: user.countUnread,
    countChatUnread: user.countChatUnread,
  };
}

/** The chat's page, without its language; nothing as long as there is none. */
const chatPage: string | undefined = undefined;

/** Where a person chats: nowhere unless `messaging_system` is 1 (spec §2), and the chat has a page. */
export function chatPathOf({ messaging_system }: Pick<SignedInUser, 'messaging_system'>): string | undefined {
  return messaging_system === 1 ? chatPage : undefined;
}
