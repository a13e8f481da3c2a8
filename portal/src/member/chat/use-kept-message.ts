import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { openSealedStore } from '~/shared/form/sealed-store';

/**
 * Keeps in this browser what is begun in a conversation and not sent yet, and puts it back where nothing is typed.
 *
 * @param form the one with the text
 * @param isBusy whether it is on its way with a file
 * @param isRefused whether it came back
 * @returns what takes each state of the text; '' is forgotten
 */
export function useKeptMessage(
  form: RefObject<HTMLFormElement | null>,
  conversationId: string,
  typingKey: string,
  isBusy: boolean,
  isRefused: boolean,
): (text: string) => void {
  const store = useMemo(() => openSealedStore('chat', typingKey), [typingKey]);
  const name = `${conversationId}:begun`;
  const wasBusy = useRef(false);

  useEffect(() => {
    let isGone = false;
    void store.read(name).then((kept) => {
      const field = form.current?.elements.namedItem('text');
      if (!isGone && kept?.text && field instanceof HTMLTextAreaElement && field.value === '') field.value = kept.text;
    });
    return () => {
      isGone = true;
    };
  }, [store, name, form]);

  useEffect(() => {
    if (wasBusy.current && !isBusy && !isRefused) store.forget(name);
    wasBusy.current = isBusy;
  }, [isBusy, isRefused, store, name]);

  return (text) => {
    if (text === '') store.forget(name);
    else void store.write(name, { text });
  };
}
