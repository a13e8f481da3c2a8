import { useState } from 'react';
import { loadedName, type TypedValues } from './read-form';

interface Props {
  /** What the form was drawn with, by the names of its schema. */
  values: object;
  /** What its controls held when it was saved last, once it was. */
  saved?: unknown;
  /** What was typed into a form that was refused. */
  typed?: TypedValues | undefined;
}

/**
 * A form carries along what it was drawn with: whoever saves it changes what differs from that, and takes nothing back
 * that another window has saved meanwhile (`changed-since.server.ts`). It stays what the controls held at first or at the
 * last saving, whatever the page learns in between. A form that was refused without JavaScript is drawn anew and goes
 * on from what it was before.
 */
export function LoadedValues({ values, saved, typed }: Props) {
  const [held, setHeld] = useState({ values, saved });
  if (saved && saved !== held.saved) setHeld({ values: saved, saved });
  return <input type="hidden" name={loadedName} value={typed?.[loadedName] ?? JSON.stringify(held.values)} readOnly />;
}
