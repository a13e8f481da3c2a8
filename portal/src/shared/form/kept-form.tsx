import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { fieldOfControl } from './form-controls';
import type { FormDefinition } from './form-definition';
import { KeptNotice } from './kept-notice';
import { createKeptValues } from './kept-values';
import { openSealedStore } from './sealed-store';
import { hasTyping, putBack } from './typed-controls';

const prefix = 'form';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** With which it is sealed, see `sealed-store.ts`. */
  typingKey: string;
  /** Of all forms of a member. */
  name: string;
  /** Whose secrets are not kept. */
  definition?: FormDefinition;
  /** What the form was taken with; another each time. */
  taken?: object | undefined;
  refused: object | undefined;
}

/**
 * Within a member's form: keeps in this browser, sealed, what is typed into it and not sent yet, and puts it back, so that
 * a session that ends meanwhile takes nothing away. Once the form was taken it is forgotten.
 */
export function KeptForm({ form, typingKey, name, definition, taken, refused }: Props) {
  const store = useMemo(() => openSealedStore(prefix, typingKey), [typingKey]);
  const [isRestored, setRestored] = useState(false);
  const [answered, setAnswered] = useState(taken);
  if (answered !== taken) {
    setAnswered(taken);
    setRestored(false);
  }

  const [kept] = useState(createKeptValues);
  /** Whether all that was typed went along with the form. */
  const isSent = useRef(false);

  const keep = useEffectEvent((element: HTMLFormElement) => {
    const isKept = (control: HTMLElement) => definition?.fields[fieldOfControl(definition, control) ?? ''] !== 'secret';
    const values = kept.of(element, isKept);
    if (Object.keys(values).length > 0) void store.write(name, values);
    else store.forget(name);
  });
  const takeUp = useEffectEvent((element: HTMLFormElement, values: Record<string, string> | undefined) => {
    if (!element.isConnected || taken) return;
    if (values && refused) kept.noteSentBack(values);
    else if (values && putBack(element, values)) setRestored(true);
    // What was typed before React was there brought about no event.
    if (!values && hasTyping(element)) keep(element);
  });
  const forget = useEffectEvent(() => {
    kept.forget();
    store.forget(name);
  });

  // The browser's own store, controls and events.
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    void store.read(name).then((values) => takeUp(element, values));
    const listening = new AbortController();
    const note = () => {
      isSent.current = false;
      keep(element);
    };
    // Judged wrong it does not come here.
    const noteSent = () => void (isSent.current = navigator.onLine);
    element.addEventListener('input', note, listening);
    element.addEventListener('submit', noteSent, listening);
    return () => listening.abort();
  }, [form, store, name]);

  useEffect(() => {
    if (!refused) return;
    isSent.current = false;
    kept.noteSentBack();
  }, [kept, refused]);
  useEffect(() => {
    if (taken) forget();
  }, [taken]);

  const { pathname } = useLocation();
  const leave = useEffectEvent(() => {
    // It was taken and leads on: where its sending failed, the page that says so stands at its address.
    if (isSent.current && location.pathname !== pathname) store.forget(name);
  });
  useEffect(() => () => leave(), []);

  return <KeptNotice isRestored={isRestored && !refused} />;
}

/** Forgets what was kept of a form that was taken and is gone with it from its page. */
export function useForgottenForm(typingKey: string, name: string, isTaken: boolean): void {
  useEffect(() => {
    if (isTaken) openSealedStore(prefix, typingKey).forget(name);
  }, [isTaken, typingKey, name]);
}
