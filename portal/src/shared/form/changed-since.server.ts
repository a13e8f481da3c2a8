import { loadedName, textOf } from './read-form';

/**
 * Of a form's value what differs from what the form was drawn with (`loaded-values.tsx`), name by name; all of it where
 * the form does not say.
 */
export function changedSince<Value>(form: FormData, value: Value): Partial<Value> {
  const loaded = loadedOf(form);
  const changed = Object.entries(value ?? {}).filter(
    ([name, now]) => JSON.stringify(now) !== JSON.stringify(loaded[name]),
  );
  return Object.fromEntries(changed) as Partial<Value>; // some of its own
}

/** As the page gave it out. What no page of ours sends leaves everything to be saved. */
function loadedOf(form: FormData): Readonly<Record<string, unknown>> {
  try {
    const loaded: unknown = JSON.parse(textOf(form, loadedName));
    return typeof loaded === 'object' && loaded !== null ? { ...loaded } : {};
  } catch {
    return {};
  }
}
