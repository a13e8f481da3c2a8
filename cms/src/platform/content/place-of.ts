import type { Locale } from '@scholars/contract/locale';

/** A town and its country as one fact; undefined where neither is known. A town that names its country already stands alone. */
export function placeOf(town: string, country: string | undefined, locale: Locale): string | undefined {
  const parts = [town, country && !town.includes(country) ? country : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(locale === 'ar' ? '، ' : ', ') : undefined;
}
