import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useHydrated } from '~/lib/use-hydrated';
import { searchPath, suggestedTextMinLength } from './search-query';
import type { Suggestion, loader } from './suggestions';

const typingPauseMs = 180;
export const suggestionsId = 'suggestions';
export const suggestionId = (index: number) => `suggestion-${index}`;

const suggestionsPath = (q: string) => searchPath({ q }).replace('/search', '/search/suggestions');

async function fetchSuggestions(path: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) return [];
  const { hits }: Awaited<ReturnType<typeof loader>> = await answer.json();
  return hits;
}

/**
 * Makes a search field suggest what fits while somebody types: a combobox of ARIA 1.2. The arrows choose, Enter opens
 * what is chosen and else searches, Escape closes. A call that a later one overtakes is aborted. It asks without the
 * router, which would put the page of an error in the place of this one where there is no answer.
 */
export function useSuggestions() {
  const { locale } = useLocale();
  const navigate = useNavigate();
  const [hits, setHits] = useState<Suggestion[]>([]);
  const call = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Without scripts it is a plain search field, and must not be announced as more.
  const isReady = useHydrated();
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      call.current?.abort();
    },
    [],
  );

  const isShown = isOpen && hits.length > 0;

  function close(): void {
    clearTimeout(timer.current);
    setOpen(false);
    setActive(-1);
  }

  function open(path: string): void {
    close();
    void navigate(localePath(locale, path));
  }

  /** Where there is no answer, nothing is suggested. */
  async function suggest(q: string): Promise<void> {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    const found = await fetchSuggestions(localePath(locale, suggestionsPath(q)), signal).catch(() => []);
    if (!signal.aborted) setHits(found);
  }

  function onInput(event: FormEvent<HTMLInputElement>): void {
    const q = event.currentTarget.value.trim();
    clearTimeout(timer.current);
    setActive(-1);
    if (q.length < suggestedTextMinLength) return close();
    timer.current = setTimeout(() => {
      setOpen(true);
      void suggest(q);
    }, typingPauseMs);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const hit = hits[active];
    if (event.key === 'Escape' && isShown) {
      // Else the browser empties the field.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown && hit) {
      event.preventDefault();
      open(hit.path);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hits.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are hits: in it the text itself is chosen.
      const places = hits.length + 1;
      setActive(isShown ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : hits.length - 1);
      setOpen(true);
    }
  }

  function onBlur(event: FocusEvent<HTMLInputElement>): void {
    if (!event.currentTarget.closest('search')?.contains(event.relatedTarget)) close();
  }

  const control: ComponentProps<'input'> = {
    type: 'text',
    inputMode: 'search',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onInput,
    onKeyDown,
    onBlur,
    ...(isReady && {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': suggestionsId,
      'aria-activedescendant': isShown && active >= 0 ? suggestionId(active) : undefined,
    }),
  };
  return { control, hits, active, isShown, isReady, open, close };
}
