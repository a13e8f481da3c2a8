import { useEffect, useRef } from 'react';

/**
 * Takes the focus to the results after a link has changed them: the link itself is gone (a filter taken away) or
 * waits at the far end of the new page (a page's number). Elsewhere, e.g. on a filter's box, the focus stays.
 *
 * @param path the list's address; the results change with it
 */
export function useResultsFocus<Target extends HTMLElement>(path: string) {
  const results = useRef<Target>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || !focused.isConnected;
    if (isLost || focused.closest('nav, a')) results.current?.focus({ preventScroll: true });
  }, [path]);
  return results;
}
