import { useEffect } from 'react';
import { focusPlace, placeLeft, wayUp } from './focus-place';

/**
 * Keeps the keyboard where one works. A button that has done its work goes, a field is off while it is sent: the browser
 * lets the focus fall to the document then, and the next press of Tab would begin at the top of the page. It goes to
 * what is left nearest instead, and back to what is on again.
 */
export function useKeptFocus(): void {
  // The focus, and what becomes of the elements, are the document's.
  useEffect(() => {
    let way: ReturnType<typeof wayUp> = [];
    let wasOff = false;

    function note({ target }: FocusEvent): void {
      way = target instanceof Element ? wayUp(target) : [];
      wasOff = false;
    }

    /** Whoever presses elsewhere leaves it by themselves. */
    function leave(): void {
      way = [];
    }

    function mend(): void {
      const had = way[0]?.element;
      if (!(had instanceof HTMLElement)) return;
      const isBack = wasOff && !had.matches(':disabled');
      wasOff = had.matches(':disabled');
      if (document.activeElement !== document.body) return;
      const place = had.isConnected ? isBack && had : placeLeft(way);
      if (place) focusPlace(place);
    }

    const observer = new MutationObserver(mend);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
}
