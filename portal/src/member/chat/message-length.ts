import { chatMessageMaxLength } from '@scholars/contract/limits';

export const lengthOf = (text: string): number => text.trim().length;

/**
 * The counter of what is written, once it comes near what is allowed. Nothing that was pasted is cut: its writer is told
 * how much is too much.
 */
export function counterNear(text: string, max: number = chatMessageMaxLength) {
  return lengthOf(text) > max * 0.9 ? ({ max, count: lengthOf, unit: 'characters' } as const) : undefined;
}
