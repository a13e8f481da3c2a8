import type { Locale } from '@scholars/contract/locale';
import type { SearchedText } from '../words/searched-text.js';
import { understand } from '../full-text/understand.js';
import { indexOf } from './found-rows.js';
import type { ListingDefinition } from './listing-definition.js';
import type { Test } from './row-test.js';

/** One filter that is set: the facet it belongs to, and what it asks of a row. */
export type Condition = { facet: string } & (
  | { test: Test }
  /** Words that narrow. */
  | { searched: SearchedText }
  /** Ids of the rows that pass, where only a table knows them. */
  | { listIds: (locale: Locale) => Promise<number[]> }
);

export function conditionOn(facet: string, test: Test): Condition {
  return { facet, test };
}

/** Equality on a column; no condition at all for an undefined value. */
export function equals(facet: string, column: string, value: string | boolean | undefined): Condition[] {
  return value === undefined ? [] : [conditionOn(facet, { column, is: value })];
}

/** Any of the values of a facet that entries have several of. */
export function hasAnyValue(facet: string, name: string, values: readonly (string | number)[]): Condition[] {
  return values.length === 0 ? [] : [conditionOn(facet, { name, anyOf: values.map(String) })];
}

/** Every word of a search text, typing errors forgiven; the facet is `q`. */
export async function matches(definition: ListingDefinition, locale: Locale, q: string): Promise<Condition[]> {
  const searched = await understand([indexOf(definition, locale)], locale, q);
  return searched ? [hasEveryWord(searched)] : [];
}

export function hasEveryWord(searched: SearchedText): Condition {
  return { facet: 'q', searched };
}
