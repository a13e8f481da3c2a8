import { useEffect, useRef } from 'react';

/** Keys by `event.code`, the place on the keyboard: so letters work where Arabic is typed. */
export type Keys = Readonly<Partial<Record<string, () => void>>>;

/** Hears keys of the whole page, never while somebody types, chooses from a list or is asked something. */
export function useKeys(keys: Keys): void {
  const present = useRef(keys);
  useEffect(() => {
    present.current = keys;
  });
  // The page's keyboard is the browser's.
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const act = present.current[nameOf(event)];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

const arabic = /\p{Script=Arabic}/u;

/** Question mark and slash are on other keys in other layouts; the letters are where they are. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || key === '؟') return '?';
  // Where Arabic is typed, a letter stands in the slash's place.
  if (key === '/' || (code === 'Slash' && arabic.test(key) && !shiftKey)) return '/';
  return shiftKey ? `Shift+${code}` : code;
}

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const asking = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(`${typed}, ${asking}`) !== null;
}
