import type { Coordinator } from '@scholars/contract/submissions';
import { useState } from 'react';

/**
 * Who is notified of a comment: who is named by `@` in its words, and who is chosen beside them.
 *
 * @param people who can be
 */
export function useMentions(text: string, people: readonly Coordinator[]) {
  const [added, setAdded] = useState<string[]>([]);
  const [dropped, setDropped] = useState<string[]>([]);
  const named = namedIn(text, people);
  return {
    mentions: [...new Set([...named, ...added])].filter((one) => !dropped.includes(one)),
    choose(chosen: string[]): void {
      setAdded(chosen.filter((one) => !named.includes(one)));
      setDropped(named.filter((one) => !chosen.includes(one)));
    },
    /** Once the words are others: whose name is written once more is meant again. */
    follow(written: string): void {
      setDropped((before) => before.filter((one) => namedIn(written, people).includes(one)));
    },
    forget(): void {
      setAdded([]);
      setDropped([]);
    },
  };
}

/**
 * Who of some people is named by `@` in a text. A name that begins with another's is not taken for it.
 *
 * @returns their ids
 */
export function namedIn(text: string, people: readonly Coordinator[]): string[] {
  let rest = text;
  const longestFirst = [...people].sort((one, other) => other.name.length - one.name.length);
  return longestFirst.flatMap(({ id, name }) => {
    const without = rest.replaceAll(`@${name}`, '');
    const isNamed = without !== rest;
    rest = without;
    return isNamed ? [id] : [];
  });
}
