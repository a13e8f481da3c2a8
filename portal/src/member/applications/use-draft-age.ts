import { useRef, useState, type FormEvent } from 'react';
import type { KeptState } from './draft-state';

export type DraftAge = ReturnType<typeof useDraftAge>;

/**
 * What has become of what was typed last, and whether another window has newer text: this one is not to take its place
 * then, until the page is loaded anew.
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
    show: (next: KeptState) => setState((before) => (before.is === 'old' ? before : next)),
    isOld: () => isOld.current,
    wasRefused: () => wasRefused.current,
    /** @param newer where the newer text is */
    giveWayTo(newer: 'draft' | 'tab') {
      if (newer === 'draft') wasRefused.current = true;
      isOld.current = true;
      setState({ is: 'old' });
    },
    /** Holds a submit back while there is newer text, and says so: that is to be settled before anything else. */
    holdBack(event: FormEvent<HTMLFormElement>): boolean {
      if (!isOld.current) return false;
      event.preventDefault();
      event.stopPropagation();
      setState({ is: 'old', pressed: event.timeStamp });
      return true;
    },
  };
}
