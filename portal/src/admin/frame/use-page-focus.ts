import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { focusPlace, pageTitle } from './focus-place';

/**
 * Gives the focus to each new page's title once it is there, and to the page until then, as everywhere on the site it
 * goes to the page.
 *
 * @returns for the main part
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // Before the pages' own effects: a list gives the focus to the row that one comes from. The first is the browser's.
  useLayoutEffect(() => {
    const main = content.current;
    if (shown.current === pathname || !main) return;
    shown.current = pathname;
    // It is with what the page before has left to this one, or where this one leads by itself.
    if (main !== document.activeElement && main.contains(document.activeElement)) return;
    focusPlace(main, { preventScroll: true });
    const awaited = new MutationObserver(showTitle);
    showTitle();
    awaited.observe(main, { subtree: true, childList: true });
    return () => awaited.disconnect();

    function showTitle(): void {
      const title = main && pageTitle(main);
      if (title && document.activeElement === main) focusPlace(title, { preventScroll: true });
      if (document.activeElement !== main) awaited.disconnect();
    }
  }, [pathname]);
  return content;
}
