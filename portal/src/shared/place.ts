import type { Locale } from '@scholars/contract/locale';

/** A place in words: 'Istanbul, Türkiye'; the country alone where the town says it already. */
export function placeName(town: string, country: { name: string } | null, locale: Locale): string {
  if (!country || town.includes(country.name)) return town;
  if (town === '') return country.name;
  return `${town}${locale === 'ar' ? '، ' : ', '}${country.name}`;
}
