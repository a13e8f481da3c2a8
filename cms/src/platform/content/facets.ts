import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { MessageKey } from '@scholars/contract/messages';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { FacetValue } from '@scholars/contract/shapes';

interface FacetOption {
  /** What is counted by; `value` itself unless it is given. */
  key?: string;
  value: string;
  label: string;
}

/** A facet's values in their order, with counts; those that nothing has are left out. */
export function facetOf(counts: ReadonlyMap<string, number>, options: FacetOption[]): FacetValue[] {
  return options
    .map(({ key, value, label }): FacetValue => ({ value, label, count: counts.get(key ?? value) ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** The catalogue's label of a fixed value, e.g. `agsCategory`, `research`. */
export function labelOf(
  group: 'agsCategory' | 'workMode' | 'isProgram' | 'organizationType',
  value: string,
  locale: Locale,
): string {
  return messageText(locale, `${group}.${value}` as MessageKey); // a test checks that every fixed value has its label
}

/** Countries that occur, by name. */
export function countryFacet(counts: ReadonlyMap<string, number>, locale: Locale) {
  const countries = [...counts.keys()]
    .map((code) => presentCountry(code, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return facetOf(
    counts,
    countries.map(({ code, name }) => ({ value: code, label: name })),
  );
}
