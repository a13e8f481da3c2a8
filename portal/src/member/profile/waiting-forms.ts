import { createContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ProfileOutcome } from './change-profile.server';

/** Forms that could not be sent, as there is no connection. */
interface Waiting {
  add(form: HTMLFormElement): void;
  /** It was sent, or is no longer there. */
  remove(form: HTMLFormElement): void;
  /** It was not sent, as something in it is wrong. */
  pass(form: HTMLFormElement): void;
}

export const WaitingForms = createContext<Waiting>({ add() {}, remove() {}, pass() {} });

/**
 * Sends the page's waiting forms one after the other once the browser has its connection back: the router has one
 * navigation at a time, and a second submit would take the place of the first.
 *
 * @param outcome of the form that was sent last
 * @returns for `WaitingForms`; and the outcomes of all forms that were sent so, or of the last one
 */
export function useWaitingForms(outcome: ProfileOutcome | undefined) {
  const { state } = useNavigation();
  const [forms] = useState(() => new Set<HTMLFormElement>());
  const passed = useRef(new Set<HTMLFormElement>());
  /** The one that is being sent; its navigation begins once it was judged. */
  const current = useRef<HTMLFormElement>(undefined);
  const hasBegun = useRef(false);
  const [isSending, setSending] = useState(false);
  const [outcomes, setOutcomes] = useState(outcome ? [outcome] : []);
  const [answered, setAnswered] = useState(outcome);

  if (answered !== outcome) {
    setAnswered(outcome);
    const before = isSending ? outcomes.filter((one) => partOf(one) !== (outcome && partOf(outcome))) : [];
    setOutcomes(outcome ? [...before, outcome] : before);
  }

  const sendNext = useEffectEvent(() => {
    const next = navigator.onLine ? [...forms].find((form) => !passed.current.has(form)) : undefined;
    current.current = next;
    hasBegun.current = false;
    setSending(next !== undefined);
    if (!next) return;
    passed.current.add(next);
    next.requestSubmit();
  });

  // The browser's connection.
  useEffect(() => {
    const begin = () => {
      if (current.current) return;
      passed.current.clear();
      sendNext();
    };
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, []);

  // The router's navigation.
  useEffect(() => {
    if (!current.current) return;
    if (state !== 'idle') hasBegun.current = true;
    else if (hasBegun.current) sendNext();
  }, [state]);

  const pass = useEffectEvent((form: HTMLFormElement) => {
    if (form === current.current && !hasBegun.current) sendNext();
  });
  const [waiting] = useState<Waiting>(() => ({
    add: (form) => void forms.add(form),
    remove: (form) => void forms.delete(form),
    pass: (form) => pass(form),
  }));
  return { waiting, outcomes, isSending };
}

function partOf({ intent, section }: ProfileOutcome): string {
  return section || intent;
}
