import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { openSealedStore } from '~/shared/form/sealed-store';
import { putBack, typedIn } from '~/shared/form/typed-controls';
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
