import { useEffect, useRef } from 'react';
import { richHtmlName } from '~/shared/rich-text/rich-text-in-form';
import type { ProfileOutcome } from './change-profile.server';

const storeName = 'my-profile';
type Kept = Record<string, Record<string, string>>;

/**
 * Keeps in this browser's session what is typed into the page's forms and not saved yet, so that a connection that is lost
 * or a page that is loaded anew takes nothing away. What was saved is forgotten.
 *
 * @returns the ref of the element that the forms stand in; each is known by its `data-kept`
 */
export function useKeptTyping(outcome: ProfileOutcome | undefined, saved: string) {
  const page = useRef<HTMLDivElement>(null);
  const savedPart = saved || (outcome?.isDone ? outcome.section || outcome.intent : '');

  useEffect(() => {
    if (savedPart) write((kept) => Object.fromEntries(Object.entries(kept).filter(([part]) => part !== savedPart)));
  }, [savedPart, outcome]);

  // The browser's own store and controls: nothing of it is React's.
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    for (const [part, values] of Object.entries(read())) {
      const form = root.querySelector<HTMLFormElement>(`form[data-kept="${CSS.escape(part)}"]`);
      if (form) for (const [name, value] of Object.entries(values)) fill(form, name, value);
    }
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const part = target.form?.dataset.kept;
      if (!part || !target.form || !target.name || (target instanceof HTMLInputElement && !isText(target))) return;
      // A rich text is two controls.
      const names = [target.name, richHtmlName(target.name)];
      const values = names.flatMap((name) => {
        const control = controlOf(target.form, name);
        return control ? [[name, control.value] as const] : [];
      });
      write((kept) => ({ ...kept, [part]: { ...kept[part], ...Object.fromEntries(values) } }));
    };
    root.addEventListener('input', note);
    return () => root.removeEventListener('input', note);
  }, []);

  return page;
}

function isText({ type }: HTMLInputElement): boolean {
  // Of the hidden ones an editor's alone tell of being changed.
  return type === 'text' || type === 'url' || type === 'hidden';
}

/** Only what is as the server gave it: what the browser itself has kept is newer. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name);
  if (control && control.value === control.defaultValue) control.value = value;
}

function controlOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storeName) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}; // written below alone
  } catch {
    return {}; // a browser that keeps nothing
  }
}

function write(change: (kept: Kept) => Kept): void {
  try {
    sessionStorage.setItem(storeName, JSON.stringify(change(read())));
  } catch {
    // Full or forbidden: then the page is as every other one.
  }
}
