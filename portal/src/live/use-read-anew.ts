import type { LiveNews } from '@scholars/contract/live';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hearLive } from './live-channel';

const gatheredMs = 300;

/**
 * Reads the page anew when one of these news comes, several at once together. A new connection is told how much is
 * unread, so what came before it, or without it, is read then.
 *
 * @param names the same array each time
 */
export function useReadAnew(names: readonly (keyof LiveNews)[]): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void revalidate();
      }, gatheredMs);
    };
    for (const name of names) hearLive(name, read, end.signal);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [names, revalidate]);
}
