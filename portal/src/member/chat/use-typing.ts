import { typingEndsMs, typingEveryMs } from '@scholars/contract/live';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hearLive, tellLive } from '~/live/live-channel';

/**
 * Whether the other one of a conversation is writing, and how one says so oneself. `isAnnounced` is for screen readers,
 * who are told once until a message comes, however often somebody pauses.
 */
export function useTyping(conversationId: string) {
  const [isTyping, setTyping] = useState(false);
  const [isAnnounced, setAnnounced] = useState(false);
  const toldAt = useRef(0);

  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    hearLive(
      'typing',
      ({ id }) => {
        if (id !== conversationId) return;
        setTyping(true);
        setAnnounced(true);
        clearTimeout(timer);
        timer = setTimeout(() => setTyping(false), typingEndsMs);
      },
      end.signal,
    );
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [conversationId]);

  const tell = useCallback(
    (text: string) => {
      if (text.trim() === '' || Date.now() - toldAt.current < typingEveryMs) return;
      toldAt.current = Date.now();
      tellLive('typing', conversationId);
    },
    [conversationId],
  );
  /** A message has come of it. */
  const end = useCallback(() => {
    setTyping(false);
    setAnnounced(false);
  }, []);
  return { isTyping, isAnnounced, tell, end };
}
