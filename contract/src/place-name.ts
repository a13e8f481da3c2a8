import type { Locale } from './locale.js';

/** A place in words: 'Istanbul, Türkiye'; the country alone where the town says it already. */
export function placeName(town: string, country: { name: string } | null | undefined, locale: Locale): string {
  if (!country || town.includes(country.name)) return town;
  if (town === '') return country.name;
  return `${town}${comma[locale]}${country.name}`;
}

/** Words one after the other, as the language separates them, without those that are not there. */
export function listInWords(words: readonly (string | null | undefined)[], locale: Locale): string {
  return words.filter(Boolean).join(comma[locale]);
}

const comma = { en: ', ', ar: '، ' } as const satisfies Record<Locale, string>;
