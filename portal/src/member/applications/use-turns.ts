import { useRef } from 'react';

/**
 * Does something a while after it was last asked for, and never twice at a time: the last one asked for comes last.
 *
 * @param pauseMs how long it waits for itself
 */
export function useTurns(work: () => Promise<void>, pauseMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  function begin(): void {
    if (running.current) return beginIn(pauseMs);
    running.current = work().finally(() => (running.current = undefined));
  }

  function beginIn(ms: number): void {
    stop();
    timer.current = setTimeout(begin, ms);
  }

  function stop(): void {
    clearTimeout(timer.current);
  }

  return { beginIn, stop, running };
}
