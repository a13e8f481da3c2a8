import {
  getConversationUpdates,
  readConversation,
  type ChatMessage,
  type Conversation,
  type ConversationUpdates,
} from '@scholars/contract/chat';
import { useRef } from 'react';
import { callApi } from '~/api/call-api';
import { patience } from '~/member/patience';

interface Given {
  conversation: Conversation;
  /** How many conversations have something unread, as the page was made. */
  countUnread: number;
  /** Up to which it is known here. */
  revision: number;
  shown: readonly ChatMessage[];
  /** @param written what is new in them */
  onUpdates: (updates: ConversationUpdates, written: readonly ChatMessage[]) => void;
  /** Reads list, header and title anew. */
  onChange: () => void;
}

/**
 * Asks what has happened in a conversation, and says that it is read where somebody looks at it.
 *
 * @returns whether it was answered; it throws where there is no connection
 */
export function useUpdates({ conversation: { id, unread }, countUnread, revision, shown, onUpdates, onChange }: Given) {
  const countKnown = useRef(countUnread);
  const hasUnread = useRef(unread > 0);

  async function readWhatIsSeen(): Promise<boolean> {
    const isLookedAt = hasUnread.current && document.visibilityState === 'visible';
    if (!isLookedAt) return false;
    await callApi(readConversation, { params: { id }, signal: patience() });
    hasUnread.current = false;
    return true;
  }

  return async function ask(): Promise<boolean> {
    const asked = await callApi(getConversationUpdates, {
      params: { id },
      query: { after: String(revision) },
      signal: patience(),
    });
    // Not there any more, as the other one's account: the page says so.
    if (!asked.ok && asked.status === 404) onChange();
    if (!asked.ok) return false;
    const updates = asked.data;
    const written = updates.messages.filter(({ sequence }) => sequence > revision);
    onUpdates(updates, written);
    if (updates.messages.some((one) => !one.fromMe && !shown.some(({ id: known }) => known === one.id)))
      hasUnread.current = true;
    const isRead = await readWhatIsSeen();
    // Also where something was written elsewhere, or read in another window. Nothing waits for it: where a navigation takes
    // its place, it never ends.
    const count = updates.countUnread - (isRead ? 1 : 0);
    if (isRead || written.length > 0 || count !== countKnown.current) onChange();
    countKnown.current = count;
    return true;
  };
}
