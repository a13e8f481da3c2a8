import { useEffect, useRef } from 'react';

const nearPx = 160;
/** Browsers scroll by fractions. */
const atEndPx = 4;

const belowPx = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;
const sizeOf = (log: HTMLElement) => `${log.clientWidth}×${log.clientHeight}`;

function showLatest(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight;
}

/**
 * Follows the end of what is written, unless one has scrolled back to read. @returns the ref of the element that
 * scrolls
 */
export function useLatestInView(latest: string | undefined, waiting: number) {
  const log = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!log.current) return;
    const isNear = belowPx(log.current) < nearPx + log.current.clientHeight / 2;
    const isTarget = location.hash.length > 1 && location.hash !== '#latest';
    if ((isFirst.current && !isTarget) || (!isFirst.current && isNear)) showLatest(log.current);
    isFirst.current = false;
  }, [latest, waiting]);
  // A phone's keyboard, or a longer text in the field below, takes of its height: the end would be behind it.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    let isAtEnd = belowPx(element) <= atEndPx;
    let size = sizeOf(element);
    const note = () => {
      // With another size the browser may scroll by itself, and say so first.
      if (sizeOf(element) === size) isAtEnd = belowPx(element) <= atEndPx;
    };
    const sizes = new ResizeObserver(() => {
      size = sizeOf(element);
      if (isAtEnd) showLatest(element);
    });
    sizes.observe(element);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, []);
  return log;
}
