import type { LiveNews } from '@scholars/contract/live';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { hearLive } from './live-channel';

const gatheredMs = 300;

/**
 * Reads the page anew when one of these news comes, several at once together. A new connection is told how much is
 * unread, so what came before it, or without it, is read then. What one has sent, or where one is going, comes first:
 * React Router would forget what the action has said.
 *
 * @param names the same array each time
 */
export function useReadAnew(names: readonly (keyof LiveNews)[]): void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const isDue = useRef(false);
  const readOrWait = useEffectEvent(() => {
    if (isIdle) void revalidate();
    else isDue.current = true;
  });
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        readOrWait();
      }, gatheredMs);
    };
    for (const name of names) hearLive(name, read, end.signal);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [names]);
  // The router: it is done with what it was at.
  useEffect(() => {
    if (!isDue.current || !isIdle) return;
    isDue.current = false;
    void revalidate();
  }, [isIdle, revalidate]);
}
