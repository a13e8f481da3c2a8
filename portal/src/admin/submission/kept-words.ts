import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { keepText, openSealedStore } from '~/shared/form/sealed-store';

/** With which a browser seals what the coordinator types, see `sealed-store.ts`; '' keeps nothing. */
export const TypingKeyContext = createContext('');

/**
 * Words about a submission that are not sent yet, kept in this browser: leaving the page, loading it anew or a session
 * that ends takes nothing away. Empty ones are forgotten.
 *
 * @param purpose what they are for; each has its own
 */
export function useKeptWords(kind: SubmissionKind, id: string, purpose: string): [string, (text: string) => void] {
  const key = use(TypingKeyContext);
  const store = useMemo(() => openSealedStore('correspondence', key), [key]);
  const [text, setText] = useState('');
  const name = `${kind}:${id}:${purpose}`;
  useEffect(() => {
    let isGone = false;
    void store.read(name).then((kept) => {
      // What is typed meanwhile goes before.
      if (!isGone && kept?.text) setText((typed) => typed || (kept.text ?? ''));
    });
    return () => {
      isGone = true;
    };
  }, [store, name]);
  return [
    text,
    (written) => {
      setText(written);
      keepText(store, name, written);
    },
  ];
}
