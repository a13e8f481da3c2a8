import type { Locale } from '@scholars/contract/locale';

const nameMaxLength = 80;
// Anybody may type anybody's address into a form: what looks like an address or a number must not reach them as our greeting.
const noName = /https?:|www\.|[/\\@<>]|[\p{L}\p{N}]\.\p{L}{2,}|\d{4,}|\p{Cc}/iu;

/** The first line of a mail: with the name, where it reads as one. */
export function greeting(locale: Locale, name: string): string {
  const trimmed = name.trim();
  const isName = trimmed !== '' && trimmed.length <= nameMaxLength && !noName.test(trimmed);
  if (locale === 'ar') return isName ? `مرحبًا ${trimmed}،` : 'مرحبًا،';
  return isName ? `Dear ${trimmed},` : 'Hello,';
}
