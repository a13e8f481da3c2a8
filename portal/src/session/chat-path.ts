import type { SignedInUser } from './signed-in-user';

/** The chat's page, without its language; nothing as long as there is none. */
const chatPage: string | undefined = undefined;

/** Where a person chats: nowhere unless `messaging_system` is 1 (spec §2), and the chat has a page. */
export function chatPathOf({ messaging_system }: Pick<SignedInUser, 'messaging_system'>): string | undefined {
  return messaging_system === 1 ? chatPage : undefined;
}
