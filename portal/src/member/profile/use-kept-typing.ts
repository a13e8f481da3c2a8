import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { openSealedStore } from '~/shared/form/sealed-store';
import { hasTyping, putBack, typedIn } from '~/shared/form/typed-controls';
import type { ProfileOutcome } from './change-profile.server';

/**
 * Keeps in this browser what is typed into the page's forms and not saved yet, so that a connection that is lost, a page
 * that is loaded anew or a browser that ends takes nothing away. What was saved is forgotten.
 *
 * @param key with which it is sealed, see `sealed-store.ts`
 * @param saved the form that was saved before the page was opened
 * @param opened the entry whose form is there
 * @returns the ref of the element that the forms stand in, each known by its `data-kept`; and the parts in which
 *   something was put back
 */
export function useKeptTyping(key: string, outcome: ProfileOutcome | undefined, saved: string, opened: string) {
  const { locale } = useLocale();
  const page = useRef<HTMLDivElement>(null);
  // A profile is written in the language of its page.
  const store = useMemo(() => openSealedStore(`my-profile:${locale}`, key), [locale, key]);
  const [restored, setRestored] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState(outcome);
  const savedPart = saved || (outcome?.isDone ? outcome.intent : '');

  if (answered !== outcome) {
    setAnswered(outcome);
    setRestored(restored.filter((part) => part !== savedPart));
  }

  useEffect(() => {
    if (savedPart) store.forget(savedPart);
  }, [store, savedPart, outcome]);

  // The browser's own store and controls: nothing of it is React's. Forms of entries come and go.
  useEffect(() => {
    let isGone = false;
    for (const form of page.current?.querySelectorAll<HTMLFormElement>('form[data-kept]') ?? []) {
      const part = form.dataset.kept ?? '';
      void store.read(part).then((values) => {
        if (isGone) return;
        // What was typed before React was there brought about no event here.
        if (!values && hasTyping(form)) void store.write(part, typedIn(form));
        if (!values || !putBack(form, values)) return;
        setRestored((parts) => [...parts.filter((other) => other !== part), part]);
      });
    }
    return () => {
      isGone = true;
    };
  }, [store, opened]);

  useEffect(() => {
    const root = page.current;
    const note = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-kept]') : null;
      if (form?.dataset.kept) void store.write(form.dataset.kept, typedIn(form));
    };
    root?.addEventListener('input', note);
    return () => root?.removeEventListener('input', note);
  }, [store]);

  return { page, restored };
}
