import type { ReactNode } from 'react';
import { counterNear } from '~/ui/fields/counter-near';
import { CountNote } from '~/ui/fields/text-area';

/**
 * How long a text is, once its limit is near. A field that cuts what is too long would lose the end of what is pasted,
 * without a word.
 */
export function TextLimit({ text, max }: { text: string; max: number }): ReactNode {
  const counter = counterNear(text, max);
  return counter && <CountNote counter={counter} value={text} />;
}
