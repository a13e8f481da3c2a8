import { useKeptValues } from './kept-values';

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
