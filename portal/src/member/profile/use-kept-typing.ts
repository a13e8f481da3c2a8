import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocale } from '~/i18n/use-locale';
import type { FileNames } from '~/shared/form/chosen-files';
import { createKeptValues, type KeptValues } from '~/shared/form/kept-values';
import { openSealedStore } from '~/shared/form/sealed-store';
import { hasTyping, putBack } from '~/shared/form/typed-controls';
import type { ProfileOutcome } from './change-profile.server';
import { keptEntryName } from './kept-entry-name';

/** What is there again of a form that was left. */
export interface RestoredPart {
  /** Whether something that was typed is. */
  isRestored: boolean;
  /** The file that has to be chosen again. */
  missing: FileNames;
}

type Restored = Readonly<Record<string, RestoredPart>>;
type Values = Readonly<Record<string, string>>;

/**
 * Keeps in this browser what is typed into the page's forms and not saved yet, so that a connection that is lost, a page
 * that is loaded anew or a browser that ends takes nothing away. What was saved is forgotten.
 *
 * @param key with which it is sealed, see `sealed-store.ts`
 * @param saved the form that was saved before the page was opened
 * @param opened the entry whose form is there
 * @returns the ref of the element that the forms stand in, each known by its `data-kept`; and what was put back, by part
 */
export function useKeptTyping(key: string, outcome: ProfileOutcome | undefined, saved: string, opened: string) {
  const { locale } = useLocale();
  const page = useRef<HTMLDivElement>(null);
  // A profile is written in the language of its page.
  const store = useMemo(() => openSealedStore(`my-profile:${locale}`, key), [locale, key]);
  const [restored, setRestored] = useState<Restored>({});
  const [answered, setAnswered] = useState(outcome);
  const savedPart = saved || (outcome?.isDone ? outcome.intent : '');
  const refusedPart = outcome?.refused && keptNameOf(outcome);
  const kept = useRef<Record<string, KeptValues>>({});
  const keptOf = (part: string) => (kept.current[part] ??= createKeptValues());

  const keep = useEffectEvent((form: HTMLFormElement) => {
    const part = form.dataset.kept ?? '';
    void store.write(part, keptOf(part).of(form));
  });
  const takeUp = useEffectEvent((form: HTMLFormElement, part: string, values: Values | undefined) => {
    const missing = keptOf(part).noteMissing(form, values);
    // What was typed before React was there brought about no event here.
    if (hasTyping(form)) keep(form);
    const isRestored = values !== undefined && putBack(form, values);
    if (isRestored || Object.keys(missing).length > 0)
      setRestored((parts) => ({ ...parts, [part]: { isRestored, missing } }));
  });
  const noteChosen = useEffectEvent((part: string, control: HTMLInputElement) => {
    keptOf(part).noteChosen(control);
    setRestored((parts) => without(parts, part));
  });
  const noteRefused = useEffectEvent((part: string) => keptOf(part).noteSentBack());

  if (answered !== outcome) {
    setAnswered(outcome);
    setRestored(without(restored, savedPart));
  }

  useEffect(() => {
    if (!savedPart) return;
    kept.current[savedPart]?.forget();
    store.forget(savedPart);
  }, [store, savedPart, outcome]);

  useEffect(() => {
    if (refusedPart) noteRefused(refusedPart);
  }, [refusedPart, outcome]);

  // The browser's own store and controls: nothing of it is React's. Forms of entries come and go.
  useEffect(() => {
    let isGone = false;
    for (const form of page.current?.querySelectorAll<HTMLFormElement>('form[data-kept]') ?? []) {
      const part = form.dataset.kept ?? '';
      void store.read(part).then((values) => {
        if (!isGone) takeUp(form, part, values);
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
      if (!form?.dataset.kept) return;
      if (target instanceof HTMLInputElement && target.type === 'file') noteChosen(form.dataset.kept, target);
      keep(form);
    };
    root?.addEventListener('input', note);
    return () => root?.removeEventListener('input', note);
  }, [store]);

  return { page, restored };
}

function keptNameOf({ intent, section, id }: ProfileOutcome): string {
  return intent === 'entry' ? keptEntryName(section, id) : intent;
}

function without(restored: Restored, part: string | undefined): Restored {
  return Object.fromEntries(Object.entries(restored).filter(([other]) => other !== part));
}
