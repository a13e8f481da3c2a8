import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { openSealedStore } from '~/shared/form/sealed-store';

/** With which a browser seals what the coordinator types, see `sealed-store.ts`; '' keeps nothing. */
export const TypingKeyContext = createContext('');

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
  // What was typed in this tab, not what was read of another.
  const typedHere = useRef<Values>({});
  useEffect(() => {
    let isGone = false;
    void store.read(name).then((kept) => {
      // What is typed meanwhile goes before.
      const read = { name, values: kept ?? {} };
      if (!isGone) setWritten((typed) => (typed.name === name && !isEmpty(typed.values) ? typed : read));
    });
    typedHere.current = {};
    // Another tab has sent or discarded its own words of the same; those of this one are not sent.
    const ignore = store.onForgotten(name, () => {
      if (!isEmpty(typedHere.current)) void store.write(name, { ...typedHere.current });
    });
    return () => {
      isGone = true;
      ignore();
    };
  }, [store, name]);
  return [
    values,
    (typed) => {
      typedHere.current = typed;
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
