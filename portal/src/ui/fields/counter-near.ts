import type { Counter } from './text-area';

/**
 * The counter of what is written, once nine tenths of what is allowed are there. Nothing that is pasted is cut: its
 * writer is told how much is too much.
 *
 * @param count counts what is written as its limit does; every character unless given
 */
export function counterNear(
  text: string,
  max: number,
  count = (value: string): number => value.length,
): Counter | undefined {
  return count(text) >= 0.9 * max ? { max, count, unit: 'characters' } : undefined;
}
