import { useState } from 'react';

/** Which of the rows that are shown are chosen; one that is no longer shown is not. */
export function useChosen(shown: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter((id) => marked.has(id));
  return {
    chosen,
    isChosen: (id: string) => marked.has(id),
    areAllChosen: shown.length > 0 && chosen.length === shown.length,
    choose: (id: string, isToBe: boolean) =>
      setMarked(new Set(isToBe ? [...chosen, id] : chosen.filter((other) => other !== id))),
    chooseAll: (areToBe: boolean) => setMarked(new Set(areToBe ? shown : [])),
  };
}
