import { withoutHamza } from '@scholars/contract/plain-words';
import { fold } from '../../platform/words/fold.js';

/** The words of a message, or of a search for some; one with ء at its end and one without are the same. */
export function messageWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean).map(withoutHamza);
}

/** Between two spaces, so that a search finds the beginnings of words. */
export function foldedText(text: string): string {
  return ` ${messageWords(text).join(' ')} `;
}
