import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { chosenFilesIn, missingFilesOf, type FileNames } from './chosen-files';
import { textOf } from './read-form';
import { openSealedStore } from './sealed-store';

interface Kept {
  /** With which it is sealed, see `sealed-store.ts`. */
  typingKey: string;
  /** What kind of text it is. */
  prefix: string;
  /** Which one of them. */
  name: string;
  /** The form's field that holds it. */
  field: string;
  /** Whether the form is on its way. */
  isBusy: boolean;
  /** Whether it came back. */
  isRefused: boolean;
}

export interface KeptText {
  /** Keeps what the form holds now; nothing is forgotten. */
  keep: () => void;
  /** Where it was sent by something else than the form. */
  forget: () => void;
  /** Whether a text was put back. */
  isRestored: boolean;
  /** The file that was chosen beside it: it has to be chosen again. */
  missing: FileNames;
}

/**
 * Keeps in this browser a text that is begun and not sent yet, with the name of the file beside it, and puts it back where
 * nothing is typed. Once its form was taken it is forgotten.
 */
export function useKeptText(
  form: RefObject<HTMLFormElement | null>,
  { typingKey, prefix, name, field, isBusy, isRefused }: Kept,
): KeptText {
  const store = useMemo(() => openSealedStore(prefix, typingKey), [prefix, typingKey]);
  const wasBusy = useRef(false);
  const [isRestored, setRestored] = useState(false);
  const [missing, setMissing] = useState<FileNames>({});

  useEffect(() => {
    let isGone = false;
    void store.read(name).then((kept) => {
      if (isGone || !form.current) return;
      const control = form.current.elements.namedItem(field);
      const isEmpty = control instanceof HTMLTextAreaElement && control.value === '';
      if (kept?.text && isEmpty) control.value = kept.text;
      setRestored(Boolean(kept?.text) && isEmpty);
      setMissing(missingFilesOf(form.current, kept));
    });
    return () => {
      isGone = true;
    };
  }, [store, name, field, form]);

  const forget = useEffectEvent(() => clear());
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isRefused) forget();
    wasBusy.current = isBusy;
  }, [isBusy, isRefused]);

  function clear() {
    store.forget(name);
    setMissing({});
  }

  function keep() {
    if (!form.current) return;
    const text = textOf(new FormData(form.current), field);
    const chosen = chosenFilesIn(form.current);
    const files = Object.keys(chosen).length > 0 ? chosen : missing;
    setMissing(missingFilesOf(form.current, files));
    if (text === '' && Object.keys(files).length === 0) store.forget(name);
    else void store.write(name, { text, ...files });
  }

  return { keep, forget: clear, isRestored, missing };
}
