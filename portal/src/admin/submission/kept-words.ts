import { createContext, use, useEffect, useMemo, useState } from 'react';
import { openSealedStore } from '~/shared/form/sealed-store';

/** With which a browser seals what the coordinator types, see `sealed-store.ts`; '' keeps nothing. */
export const TypingKeyContext = createContext('');

/**
 * Words about a record that are not sent yet, kept in this browser: leaving the page, loading it anew or a session that
 * ends takes nothing away. Empty ones are forgotten.
 *
 * @param kind of the record: the list that it stands in
 * @param purpose what they are for, a comment or a letter; each has its own
 */
export function useKeptWords(kind: string, id: string, purpose: string): [string, (text: string) => void] {
  const [{ text = '' }, keep] = useKeptValues(`${kind}:${id}:${purpose}`);
  return [text, (typed) => keep({ text: typed })];
}

/** What is filled in for a step and not taken yet. */
export interface KeptStep {
  /** The reason. */
  words: string;
  /** Of a suspension; 0 until it is lifted, nothing while it was not chosen. */
  days: number | undefined;
  /** What the sender is to complete. */
  fields: readonly string[];
}

/** The same for all that a step asks of the coordinator. What is no part of the change stays as it is. */
export function useKeptStep(kind: string, id: string, to: string) {
  const [{ text: words = '', days, fields }, keep] = useKeptValues(`${kind}:${id}:step:${to}`);
  const filled: KeptStep = {
    words,
    days: days ? Number(days) : undefined,
    fields: fields ? fields.split(',') : [],
  };
  return {
    filled,
    fill: (change: Partial<KeptStep>) => {
      const next = { ...filled, ...change };
      keep({ text: next.words, days: next.days === undefined ? '' : String(next.days), fields: next.fields.join() });
    },
    forget: () => keep({}),
  };
}

type Values = Readonly<Record<string, string>>;

/**
 * What is filled in and not sent yet, by the names of its fields, and what keeps it as it is now: values that are all
 * empty are forgotten.
 *
 * @param name which form it is, of which record
 */
export function useKeptValues(name: string): [Values, (values: Values) => void] {
  const key = use(TypingKeyContext);
  const store = useMemo(() => openSealedStore('correspondence', key), [key]);
  const [written, setWritten] = useState<{ name: string; values: Values }>({ name, values: {} });
  const values = written.name === name ? written.values : {};
  useEffect(() => {
    let isGone = false;
    void store.read(name).then((kept) => {
      // What is typed meanwhile goes before.
      const read = { name, values: kept ?? {} };
      if (!isGone) setWritten((typed) => (typed.name === name && !isEmpty(typed.values) ? typed : read));
    });
    return () => {
      isGone = true;
    };
  }, [store, name]);
  return [
    values,
    (typed) => {
      // A step may be done with when something else is being filled in already.
      setWritten((before) => (isEmpty(typed) && before.name !== name ? before : { name, values: typed }));
      if (isEmpty(typed)) store.forget(name);
      else void store.write(name, { ...typed });
    },
  ];
}

function isEmpty(values: Values): boolean {
  return Object.values(values).every((value) => value === '');
}
