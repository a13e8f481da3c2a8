import type { Locale } from '@scholars/contract/locale';
import { defineTexts } from './define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

const texts = defineTexts({ en, ar });

const nameMaxLength = 80;
// Anybody may type anybody's address into a form: what looks like an address or a number must not reach them as our
// greeting.
const noName = /https?:|www\.|[/\\@<>]|[\p{L}\p{N}]\.\p{L}{2,}|\d{4,}|\p{Cc}/iu;

/** The first line of a mail: with the name, where it reads as one. */
export function greeting(locale: Locale, name: string): string {
  const trimmed = name.trim();
  const isName = trimmed !== '' && trimmed.length <= nameMaxLength && !noName.test(trimmed);
  return isName ? texts(locale)('greeting.named', { name: trimmed }) : texts(locale)('greeting.unnamed');
}
