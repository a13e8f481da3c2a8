import { useEffect, useEffectEvent } from 'react';
import { hearLive } from '~/live/live-channel';
import { useIsLive } from '~/live/use-is-live';
import { keepAsking } from './keep-asking';

const revalidateAfterMs = 1000;

interface Given {
  id: string;
  isLive: boolean;
  /** @returns whether it was answered; it throws where there is no connection */
  ask: () => Promise<boolean>;
  onAnswered: () => Promise<void>;
  onCutOff: () => void;
  onPresence: (isOnline: boolean) => void;
  /** Several at once together. */
  onOthers: () => void;
}

/**
 * Has a conversation asked for when the live channel says that something has happened in it, without the channel every
 * few seconds, and at once when the window is looked at again or the connection is back; and says when something has in
 * the others, in their list.
 */
export function useChatNews({ id, isLive, ...given }: Given): void {
  const hasChannel = useIsLive();
  const askNow = useEffectEvent(given.ask);
  const noteAnswered = useEffectEvent(given.onAnswered);
  const noteCutOff = useEffectEvent(given.onCutOff);
  const notePresence = useEffectEvent(given.onPresence);
  const tellOthers = useEffectEvent(given.onOthers);

  const ask = useEffectEvent(async (): Promise<boolean> => {
    try {
      const isAnswered = await askNow();
      if (isAnswered) await noteAnswered();
      return isAnswered;
    } catch {
      noteCutOff();
      return false;
    }
  });

  // The server, the window and the connection.
  useEffect(() => {
    if (!isLive) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const asking = keepAsking(() => ask(), hasChannel);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const noteOthers = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        tellOthers();
      }, revalidateAfterMs);
    };
    hearLive('conversation', (news) => (news.id === id ? asking.onNews() : noteOthers()), signal);
    hearLive(
      'presence',
      ({ id: of, isOnline }) => {
        if (of === id) notePresence(isOnline);
        noteOthers();
      },
      signal,
    );
    hearLive('contacts', asking.onNews, signal);
    document.addEventListener('visibilitychange', asking.now, { signal });
    addEventListener('online', asking.now, { signal });
    return () => {
      end.abort();
      asking.end();
      clearTimeout(timer);
    };
  }, [id, isLive, hasChannel]);
}
