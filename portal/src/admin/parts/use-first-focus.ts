import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads into a field that appears by a press, and not again. @returns its ref
 *
 * Not by `focusOnce`: antd's fields give themselves to a function at each drawing, so that whoever had gone on to
 * another field would be led back with every letter.
 */
export function useFirstFocus<Field extends { focus: () => void }>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
