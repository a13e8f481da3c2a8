import type { ApplicationForm } from '@scholars/contract/applications';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { KeptState } from './draft-state';

const pauseMs = 1500;
const retryMs = 10_000;

/**
 * Keeps a form as it is typed: a moment after the last stroke on the server, and in the browser's session until the
 * server has it. What was left there by a connection that was lost is put back, and saved.
 */
export function useKeptDraft(form: ApplicationForm, formRef: RefObject<HTMLFormElement | null>, savedAt?: string) {
  const { id, slug } = form.opportunity;
  const place = `application:${id}`;
  const [state, setState] = useState<KeptState>(savedAt ? { is: 'saved', at: savedAt } : { is: 'new' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSaving = useRef(false);

  function saveIn(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  }

  async function save() {
    const element = formRef.current;
    if (!element) return;
    // One after the other: the last one typed is to be the last one kept.
    if (isSaving.current) return saveIn(pauseMs);
    isSaving.current = true;
    const sent = writtenIn(element);
    setState({ is: 'saving' });
    // The contract's schemas come along with the call, so it is loaded once somebody writes.
    const kept = await import('./keep-draft')
      .then(({ keepDraft }) => keepDraft(slug, form.questions, element))
      .catch(() => undefined)
      .finally(() => (isSaving.current = false));
    if (!kept || (!kept.ok && kept.status >= 500)) {
      setState({ is: 'unsaved' });
      return saveIn(retryMs);
    }
    if (!kept.ok) return setState({ is: 'refused', message: kept.message });
    setState({ is: 'saved', at: kept.data.updatedAt });
    // What was typed meanwhile is saved by its own stroke.
    if (readKept(place) === sent) forget(place);
  }

  const takeUp = useEffectEvent(() => {
    const left = readKept(place);
    if (left !== undefined && formRef.current && putBack(formRef.current, left)) saveIn(0);
  });
  const retry = useEffectEvent(() => {
    if (readKept(place) !== undefined) saveIn(0);
  });
  // The browser's session storage and its connection.
  useEffect(() => {
    takeUp();
    const online = () => retry();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    state,
    noteInput() {
      if (formRef.current) keep(place, writtenIn(formRef.current));
      saveIn(pauseMs);
    },
  };
}

/** What is typed, by control; files cannot be kept here. */
function writtenIn(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
}

/**
 * Fills controls in as if it were typed, so that counters and the judging see it.
 *
 * @returns whether anything differed
 */
function putBack(form: HTMLFormElement, written: string): boolean {
  let differed = false;
  for (const [name, value] of JSON.parse(written) as [string, string][]) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
    if (!isText || control.value === value) continue;
    // React watches the property of the element itself; the prototype's sets it unseen, and the event tells of it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    differed = true;
  }
  return differed;
}

// Some browsers refuse storage altogether; then what is typed is kept on the server alone.
function keep(place: string, written: string): void {
  try {
    sessionStorage.setItem(place, written);
  } catch {
    return;
  }
}

function readKept(place: string): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? undefined;
  } catch {
    return undefined;
  }
}

function forget(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    return;
  }
}
