import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { openSealedStore } from '~/shared/form/sealed-store';
import { richHtmlName } from '~/shared/rich-text/rich-text-in-form';
import type { ProfileOutcome } from './change-profile.server';

/**
 * Keeps in this browser what is typed into the page's forms and not saved yet, so that a connection that is lost, a page
 * that is loaded anew or a browser that ends takes nothing away. What was saved is forgotten.
 *
 * @param key with which it is sealed, see `sealed-store.ts`
 * @param saved the form that was saved before the page was opened
 * @returns the ref of the element that the forms stand in, each known by its `data-kept`; and the parts in which
 *   something was put back
 */
export function useKeptTyping(key: string, outcome: ProfileOutcome | undefined, saved: string) {
  const { locale } = useLocale();
  const page = useRef<HTMLDivElement>(null);
  // A profile is written in the language of its page.
  const store = useMemo(() => openSealedStore(`my-profile:${locale}`, key), [locale, key]);
  const [restored, setRestored] = useState<readonly string[]>([]);
  const savedPart = saved || (outcome?.isDone ? outcome.intent : '');

  useEffect(() => {
    if (!savedPart) return;
    store.forget(savedPart);
    setRestored((parts) => parts.filter((part) => part !== savedPart));
  }, [store, savedPart, outcome]);

  // The browser's own store and controls: nothing of it is React's.
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    let isGone = false;
    for (const form of root.querySelectorAll<HTMLFormElement>('form[data-kept]')) {
      const part = form.dataset.kept ?? '';
      // Saved just now: the store may not have forgotten it yet.
      if (part === savedPart) continue;
      void store.read(part).then((values) => {
        if (isGone || !values || !putBack(form, values)) return;
        setRestored((parts) => [...parts.filter((other) => other !== part), part]);
      });
    }
    const note = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-kept]') : null;
      if (form?.dataset.kept) void store.write(form.dataset.kept, typedIn(form));
    };
    root.addEventListener('input', note);
    return () => {
      isGone = true;
      root.removeEventListener('input', note);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was saved is asked for once, as the page begins
  }, [store]);

  return { page, restored };
}

/** What differs from the form as it came, by control; files cannot be kept. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const base = baseOf(form);
  const values: Record<string, string> = base ? { base: base.value } : {};
  for (const control of controlsOf(form)) {
    if (isChanged(control)) values[nameOf(control)] = valueOf(control);
  }
  return values;
}

/**
 * Fills in as if it were typed, so that counters, the judging and editors see it; only what is as the server gave it.
 *
 * @returns whether anything differed
 */
function putBack(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  const different = controlsOf(form).filter((control) => {
    const value = values[nameOf(control)];
    return value !== undefined && !isChanged(control) && valueOf(control) !== value;
  });
  // All of them before the first is told of: a rich text is two.
  for (const control of different) setValue(control, values[nameOf(control)] ?? '');
  const base = baseOf(form);
  if (different.length > 0 && base && values.base) base.value = values.base;
  for (const control of different) control.dispatchEvent(new Event('input', { bubbles: true }));
  return different.length > 0;
}

/** Of an entry, what it was when its form was filled: whoever goes on later changes that and nothing newer. */
function baseOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const control = form.elements.namedItem('base');
  return control instanceof HTMLInputElement ? control : undefined;
}

function setValue(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && isTick(control)) {
    control.checked = value === 'on';
    return;
  }
  // React watches the property of the element itself; the prototype's sets it unseen, and an event tells of it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  if (control.type === 'hidden') control.dataset.written = '';
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'file' && isTyped(form, element)) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

/** Of the hidden ones those of a rich text: of each there are two. */
function isTyped(form: HTMLFormElement, { type, name }: HTMLInputElement): boolean {
  return type !== 'hidden' || name.endsWith(richHtmlName('')) || form.elements.namedItem(richHtmlName(name)) !== null;
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** Boxes of a group have one name. */
function nameOf(control: Control): string {
  return control instanceof HTMLInputElement && isTick(control) ? `${control.name}=${control.value}` : control.name;
}

function valueOf(control: Control): string {
  return control instanceof HTMLInputElement && isTick(control) ? (control.checked ? 'on' : '') : control.value;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (control instanceof HTMLInputElement && isTick(control)) return control.checked !== control.defaultChecked;
  // A hidden one's value is its attribute: it says of itself that it was written.
  if (control.type === 'hidden') return 'written' in control.dataset;
  return control.value !== control.defaultValue;
}
