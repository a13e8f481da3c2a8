import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { keepText, openSealedStore } from './sealed-store';

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

/**
 * Keeps in this browser a text that is begun and not sent yet, and puts it back where nothing is typed. Once its form was
 * taken it is forgotten.
 *
 * @returns what takes each state of the text; '' is forgotten
 */
export function useKeptText(
  form: RefObject<HTMLFormElement | null>,
  { typingKey, prefix, name, field, isBusy, isRefused }: Kept,
): (text: string) => void {
  const store = useMemo(() => openSealedStore(prefix, typingKey), [prefix, typingKey]);
  const wasBusy = useRef(false);

  useEffect(() => {
    let isGone = false;
    void store.read(name).then((kept) => {
      const control = form.current?.elements.namedItem(field);
      if (!isGone && kept?.text && control instanceof HTMLTextAreaElement && control.value === '')
        control.value = kept.text;
    });
    return () => {
      isGone = true;
    };
  }, [store, name, field, form]);

  useEffect(() => {
    if (wasBusy.current && !isBusy && !isRefused) store.forget(name);
    wasBusy.current = isBusy;
  }, [isBusy, isRefused, store, name]);

  return (text) => keepText(store, name, text);
}
