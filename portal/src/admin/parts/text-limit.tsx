import type { ReactNode } from 'react';
import { CountNote } from '~/ui/fields/text-area';

const lengthOf = (text: string) => text.length;

/**
 * How long a text is, once its limit is near. A field that cuts what is too long would lose the end of what is pasted,
 * without a word.
 */
export function TextLimit({ text, max }: { text: string; max: number }): ReactNode {
  if (text.length < 0.9 * max) return null;
  return <CountNote counter={{ max, count: lengthOf, unit: 'characters' }} value={text} />;
}
