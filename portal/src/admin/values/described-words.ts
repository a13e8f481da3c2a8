import type { Choice } from '@scholars/contract/queues/kind-description';
import type { PlainKey, Text } from '~/i18n/text';

/** A chosen value in words; one that this version does not know is shown by its name. */
export function choiceName({ oneOf, words }: Choice, value: string, t: Text<'admin'>): string {
  return oneOf.includes(value) ? t(`${words}.${value}` as PlainKey<'admin'>) : value; // as below
}

/** The words for what the description of a kind names. */
export function describedWord(t: Text<'admin'>, group: 'field' | 'group' | 'queue.sortBy', name: string): string {
  return t(`${group}.${name}` as PlainKey<'admin'>); // a test holds all that descriptions name to having words
}
