import {
  getConversationUpdates,
  readConversation,
  sendMessage,
  type ChatMessage,
  type Conversation,
} from '@scholars/contract/chat';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '~/api/call-api';
import { openSealedStore } from '~/shared/form/sealed-store';
import { hearLive } from '~/live/live-channel';
import { useIsLive } from '~/live/use-is-live';
import { isFinal, stillWaiting, withMessages, withUpdates, type ChatState, type WaitingMessage } from './chat-state';
import { readWaiting } from './unsent';
import { useTyping } from './use-typing';

const firstMs = 300;
const seenEveryMs = 3000;
const hiddenEveryMs = 20_000;
const failedMostMs = 30_000;
// With the live channel open nothing waits for it.
const liveEveryMs = 60_000;
const revalidateAfterMs = 1000;

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

/**
 * A conversation as it goes on: asks what has happened when the live channel says that something has, without it every
 * few seconds, at once when the window is looked at again or the connection is back; and sends what was written, one
 * after the other, until the server has it.
 */
export function useChat({ conversation, messages, countUnread, typingKey, isLive }: Given) {
  const { id } = conversation;
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<ChatState>({
    messages,
    revision: conversation.revision,
    canWrite: conversation.canWrite,
    isOnline: conversation.isOnline,
  });
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([]);
  /** Whether what waited before is among them. */
  const [isWhole, setWhole] = useState(false);
  const stored = useRef(waiting);
  const [isCutOff, setCutOff] = useState(false);
  const typing = useTyping(id);
  const hasChannel = useIsLive();
  const store = useMemo(() => openSealedStore('chat', typingKey), [typingKey]);
  const isSending = useRef(false);
  const unread = useRef(countUnread);
  const hasUnread = useRef(conversation.unread > 0);
  // What the page's own forms have changed comes with the page; what was learnt since goes before it.
  const isPageNewer = conversation.revision > state.revision;
  const shown = useMemo(
    () => (isPageNewer ? withMessages(state.messages, messages) : withMessages(messages, state.messages)),
    [isPageNewer, state.messages, messages],
  );
  const left = stillWaiting(waiting, shown);

  const flush = useEffectEvent(async () => {
    // Learnt of by another way than its own answer.
    if (left.length < waiting.length) setWaiting((before) => stillWaiting(before, shown));
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (const { clientMessageId, text } of left.filter(({ problem }) => problem === undefined)) {
        const sent = await callApi(sendMessage, { params: { id }, body: { text, clientMessageId } });
        if (sent.ok) {
          setState((before) => ({ ...before, messages: withMessages(before.messages, [sent.data]) }));
          setWaiting((before) => before.filter((one) => one.clientMessageId !== clientMessageId));
        } else if (isFinal(sent)) {
          if (sent.status === 404) void revalidate();
          const problem = sent.errors.text?.[0] ?? sent.message;
          setWaiting((before) =>
            before.map((one) => (one.clientMessageId === clientMessageId ? { ...one, problem } : one)),
          );
        } else break;
      }
    } catch {
      setCutOff(true);
    } finally {
      isSending.current = false;
    }
  });

  const ask = useEffectEvent(async (): Promise<boolean> => {
    try {
      const asked = await callApi(getConversationUpdates, { params: { id }, query: { after: String(state.revision) } });
      // Not there any more, as the other one's account: the page says so.
      if (!asked.ok && asked.status === 404) void revalidate();
      if (!asked.ok) return false;
      const updates = asked.data;
      const written = updates.messages.filter(({ sequence }) => sequence > state.revision);
      if (written.some(({ fromMe }) => !fromMe)) typing.end();
      setState((before) => withUpdates(before, updates));
      setCutOff(false);
      if (updates.messages.some((one) => !one.fromMe && !shown.some(({ id: known }) => known === one.id)))
        hasUnread.current = true;
      const isLookedAt = hasUnread.current && document.visibilityState === 'visible';
      if (isLookedAt) {
        await callApi(readConversation, { params: { id } });
        hasUnread.current = false;
      }
      // Also where something was written elsewhere, or read in another window: list, header and title say so. Nothing waits
      // for it: where a navigation takes its place, it never ends.
      const count = updates.countUnread - (isLookedAt ? 1 : 0);
      if (isLookedAt || written.length > 0 || count !== unread.current) void revalidate();
      unread.current = count;
      await flush();
      return true;
    } catch {
      setCutOff(true);
      return false;
    }
  });

  // What an earlier page of this browser could not send.
  useEffect(() => {
    void readWaiting(store, id).then((before) => {
      setWaiting((now) => [
        ...before.filter((one) => !now.some((other) => other.clientMessageId === one.clientMessageId)),
        ...now,
      ]);
      setWhole(true);
    });
  }, [store, id]);

  // This browser's storage. Until what lies there is read, nothing may take its place.
  useEffect(() => {
    if (!isWhole || stored.current === waiting) return;
    stored.current = waiting;
    if (waiting.length === 0) store.forget(id);
    else void store.write(id, { waiting: JSON.stringify(waiting) });
  }, [store, id, isWhole, waiting]);

  // The server, the window and the connection.
  useEffect(() => {
    if (!isLive) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let listTimer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let asked = 0;
    let isAskedAgain = false;
    const end = new AbortController();
    const { signal } = end;
    const again = async () => {
      clearTimeout(timer);
      asked += 1;
      failures = (await ask()) ? 0 : failures + 1;
      asked -= 1;
      if (signal.aborted) return;
      const isSeen = document.visibilityState === 'visible';
      const every = hasChannel ? liveEveryMs : isSeen ? seenEveryMs : hiddenEveryMs;
      const wait = isAskedAgain && failures === 0 ? 0 : Math.min(every * 2 ** failures, Math.max(every, failedMostMs));
      isAskedAgain = false;
      clearTimeout(timer);
      timer = setTimeout(() => void again(), wait);
    };
    const now = () => void again();
    // Told of: one question after the other. Who asks is there, so a hidden window waits until it is looked at.
    const onNews = () => {
      if (document.visibilityState !== 'visible') return;
      if (asked > 0) isAskedAgain = true;
      else now();
    };
    // The other conversations, in their list.
    const onOthers = () => {
      listTimer ??= setTimeout(() => {
        listTimer = undefined;
        void revalidate();
      }, revalidateAfterMs);
    };
    hearLive('conversation', (news) => (news.id === id ? onNews() : onOthers()), signal);
    hearLive(
      'presence',
      ({ id: of, isOnline }) => {
        if (of === id) setState((before) => ({ ...before, isOnline: before.canWrite && isOnline }));
        onOthers();
      },
      signal,
    );
    hearLive('contacts', onNews, signal);
    timer = setTimeout(now, firstMs);
    document.addEventListener('visibilitychange', now, { signal });
    addEventListener('online', now, { signal });
    return () => {
      end.abort();
      clearTimeout(timer);
      clearTimeout(listTimer);
    };
  }, [id, isLive, hasChannel, revalidate]);

  // The server: whatever was written goes at once, if it can.
  useEffect(() => {
    const timer = setTimeout(() => void flush(), 0);
    return () => clearTimeout(timer);
  }, [left]);

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
    retry(clientMessageId: string) {
      setWaiting((before) =>
        before.map(({ problem: _refused, ...one }) =>
          one.clientMessageId === clientMessageId || _refused === undefined ? one : { ...one, problem: _refused },
        ),
      );
    },
    discard(clientMessageId: string) {
      setWaiting((before) => before.filter((one) => one.clientMessageId !== clientMessageId));
    },
  };
}
