import { useRef, useState, type FormEvent } from 'react';
import type { KeptState } from './draft-state';

/** Of what this window has not seen. */
export type Newer = 'draft' | 'tab' | 'gone';

export type DraftAge = ReturnType<typeof useDraftAge>;

/**
 * What has become of what was typed last, and whether another window has newer text, or has thrown the draft away: this
 * one is not to take its place then, until the page is loaded anew, or somebody says so.
 *
 * @param first of a form that has just come
 */
export function useDraftAge(first: KeptState) {
  const [state, setState] = useState(first);
  const isOld = useRef(false);
  /** Whether it is the draft that is newer, and not what another tab types. */
  const wasRefused = useRef(false);
  return {
    state,
    show: (next: KeptState) => setState((before) => (isHeld(before) ? before : next)),
    isOld: () => isOld.current,
    wasRefused: () => wasRefused.current,
    /** @param newer where the newer text is, or that there is none any more */
    giveWayTo(newer: Newer) {
      if (newer !== 'tab') wasRefused.current = true;
      isOld.current = true;
      setState({ is: newer === 'gone' ? 'gone' : 'old' });
    },
    /** Goes on with what is written here, where nothing else is any more. */
    goOn() {
      wasRefused.current = isOld.current = false;
      setState({ is: 'saving' });
    },
    /** Holds a submit back while there is newer text, and says so: that is to be settled before anything else. */
    holdBack(event: FormEvent<HTMLFormElement>): boolean {
      if (!isOld.current) return false;
      event.preventDefault();
      event.stopPropagation();
      setState((before) => ({ is: before.is === 'gone' ? 'gone' : 'old', pressed: event.timeStamp }));
      return true;
    },
  };
}

function isHeld({ is }: KeptState): boolean {
  return is === 'old' || is === 'gone';
}
