/** Where no word begins as it was typed, or that is asked for, so many of the newest rows are looked through letter by letter. */
export const comparedRows = 2000;

/** Before what a coordinator looks for: it is meant within words too. */
const withinSign = '*';

interface Sought {
  /** What is looked for. */
  text: string;
  /** Whether rows are found that have it within a word, beside those with words that begin so. */
  isWithin: boolean;
}

/** Reads what stands in the search of a list. */
export function readSought(q: string): Sought {
  const isWithin = q.startsWith(withinSign);
  return { text: isWithin ? q.replace(/^[*\s]+/, '') : q, isWithin };
}

/** The same as it stands in the search. */
export function writeSought({ text, isWithin }: Sought): string {
  return isWithin ? withinSign + text : text;
}
