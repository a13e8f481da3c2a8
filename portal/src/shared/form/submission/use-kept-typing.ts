import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { defaultLocale } from '@scholars/contract/locale';
import { inLocale } from '~/i18n/locale-path';
import { useUser } from '~/session/root-data';
import type { Kept, Restored } from './kept-typing';
import type { TypingOf } from './tab-typing';
import { isTypingKept } from './typing-place';

/**
 * Keeps in this tab what is typed into a form and not sent yet: through a page that is loaded anew or left, a language
 * that is switched, and a tab that was closed by mistake. It is put back once React is there, by which time the browser
 * has put back what it knows itself.
 *
 * @param guest whose form it is, where its address says so: what one guest typed is nothing to the next
 */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  { guest, ...kept }: Omit<Kept, keyof TypingOf> & { guest?: string | undefined; since?: string | undefined },
): Restored {
  const of = useTypingOf(guest);
  const [restored, setRestored] = useState<Restored>({ id: undefined });

  const follow = useEffectEvent(async (element: HTMLFormElement) => {
    const { followTyping } = await import('./kept-typing');
    return followTyping(element, { ...kept, ...of }, setRestored);
  });

  // The browser's own store, controls and events: nothing of it is React's.
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    let following: Promise<(() => void) | void> | undefined;
    // Until somebody types it is not needed. What fails to load is asked for again at the next field.
    const begin = () => void (following ??= follow(element).catch(() => void (following = undefined)));
    element.addEventListener('focusin', begin);
    if (isTypingKept() || element.contains(document.activeElement)) begin();
    return () => {
      element.removeEventListener('focusin', begin);
      void following?.then((end) => end?.());
    };
  }, [form]);

  return restored;
}

/** The same in both languages: what was typed goes along when they are switched. */
export function useTypingOf(guest = ''): TypingOf {
  const person = String(useUser()?.id ?? '');
  return { person, name: `${inLocale(defaultLocale, useLocation().pathname)} ${guest}` };
}
