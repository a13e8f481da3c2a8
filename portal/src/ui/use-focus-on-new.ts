import { useEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '~/lib/use-hydrated';

/**
 * Gives the focus to what has something new to say: a refusal, a list of problems. What came with the page itself takes
 * it only while nobody has it: whoever is in a field by the time React starts is not taken out of it.
 *
 * @param news changes with what is said; empty where nothing is
 * @returns for the element, which needs a `tabIndex`
 */
export function useFocusOnNew<Target extends HTMLElement>(news: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const isHydrated = useHydrated();
  const cameWithPage = useRef(!isHydrated);
  useEffect(() => {
    const isTaken = cameWithPage.current && document.activeElement !== document.body;
    cameWithPage.current = false;
    if (news && !isTaken) target.current?.focus();
  }, [news]);
  return target;
}
