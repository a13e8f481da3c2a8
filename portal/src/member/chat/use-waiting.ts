import { useEffect, useMemo, useRef, useState } from 'react';
import { openSealedStore } from '~/shared/form/sealed-store';
import type { WaitingMessage } from './chat-state';
import { readWaiting } from './unsent';
import { withEarlier } from './waiting-messages';

/**
 * What was written in a conversation and is not with the server yet: kept in this browser, also when its page goes.
 *
 * @param typingKey with which it is sealed there
 */
export function useWaiting(id: string, typingKey: string) {
  const store = useMemo(() => openSealedStore('chat', typingKey), [typingKey]);
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([]);
  /** Whether what waited before is among them. */
  const [isWhole, setWhole] = useState(false);
  const stored = useRef(waiting);

  // What an earlier page of this browser could not send.
  useEffect(() => {
    void readWaiting(store, id).then((earlier) => {
      setWaiting((now) => withEarlier(earlier, now));
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

  return [waiting, setWaiting] as const;
}
