import type { Locale } from './locale.js';

const arabicLetters = /\p{Script=Arabic}/u;

/**
 * A person's name as readers of a language write it: the first of those that are known in their letters, else the first
 * that is known at all; '' for none.
 */
export function nameFor(locale: Locale, ...names: readonly (string | null | undefined)[]): string {
  const known = names.filter((name): name is string => Boolean(name));
  return known.find((name) => arabicLetters.test(name) === (locale === 'ar')) ?? known[0] ?? '';
}
