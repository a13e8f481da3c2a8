import type { ChatMessage, Conversation } from '@scholars/contract/chat';
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { withMessages, withUpdates, type ChatState } from './chat-state';
import { useChatNews } from './use-chat-news';
import { useSending } from './use-sending';
import { useTyping } from './use-typing';
import { useUpdates } from './use-updates';
import { useWaiting } from './use-waiting';
import { withoutMessage, withProblem } from './waiting-messages';

interface Given {
  conversation: Conversation;
  /** The newest, in their order. */
  messages: readonly ChatMessage[];
  /** How many conversations have something unread, as the page was made. */
  countUnread: number;
  /** What unsent messages are sealed with in this browser. */
  typingKey: string;
  /** Not while one looks back: what is new belongs elsewhere. */
  isLive: boolean;
}

/** A conversation as it goes on: what is new in it comes by itself, and what was written goes until the server has it. */
export function useChat({ conversation, messages, countUnread, typingKey, isLive }: Given) {
  const { id } = conversation;
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<ChatState>({
    messages,
    revision: conversation.revision,
    canWrite: conversation.canWrite,
    isOnline: conversation.isOnline,
  });
  const shown = useShownMessages(conversation, messages, state);
  const [waiting, setWaiting] = useWaiting(id, typingKey);
  const [isCutOff, setCutOff] = useState(false);
  const typing = useTyping(id);
  const readAnew = () => void revalidate();
  const cutOff = () => setCutOff(true);

  const { left, flush } = useSending({
    id,
    waiting,
    setWaiting,
    shown,
    onSent: (message) => setState((before) => ({ ...before, messages: withMessages(before.messages, [message]) })),
    onGone: readAnew,
    onCutOff: cutOff,
  });
  const ask = useUpdates({
    conversation,
    countUnread,
    shown,
    revision: state.revision,
    onUpdates(updates, written) {
      if (written.some(({ fromMe }) => !fromMe)) typing.end();
      setState((before) => withUpdates(before, updates));
      setCutOff(false);
    },
    onChange: readAnew,
  });
  useChatNews({
    id,
    isLive,
    ask,
    onAnswered: flush,
    onCutOff: cutOff,
    onPresence: (isOnline) => setState((before) => ({ ...before, isOnline: before.canWrite && isOnline })),
    onOthers: readAnew,
  });

  return {
    ...state,
    messages: shown,
    waiting: left,
    isCutOff,
    isTyping: typing.isTyping,
    isTypingAnnounced: typing.isAnnounced,
    /** Says that one writes, if there is something. */
    tellTyping: typing.tell,
    send(text: string) {
      const message = { clientMessageId: crypto.randomUUID(), text, at: new Date().toISOString() };
      setWaiting((before) => [...before, message]);
    },
    /** Sends one again that was refused, or takes it away. */
    retry: (clientMessageId: string) => setWaiting((before) => withProblem(before, clientMessageId)),
    discard: (clientMessageId: string) => setWaiting((before) => withoutMessage(before, clientMessageId)),
  };
}

/** What the page's own forms have changed comes with the page; what was learnt since goes before it. */
function useShownMessages(
  { revision }: Conversation,
  messages: readonly ChatMessage[],
  state: ChatState,
): readonly ChatMessage[] {
  const isPageNewer = revision > state.revision;
  return useMemo(
    () => (isPageNewer ? withMessages(state.messages, messages) : withMessages(messages, state.messages)),
    [isPageNewer, state.messages, messages],
  );
}
