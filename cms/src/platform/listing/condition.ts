import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type { SearchedText } from '../words/searched-text.js';
import { understand } from '../full-text/understand.js';
import { whereMatches } from '../full-text/full-text.js';
import type { ListingDefinition } from './listing-definition.js';

/** What a row of a listing is asked. Said once, and put to the table and to the rows in memory alike. */
export type Test =
  | { column: string; is: string | boolean }
  | { column: string; atLeast: number }
  /** Any of the values of a facet that entries have several of; `table` is the listing's. */
  | { table: string; name: string; anyOf: readonly string[] }
  | { every: readonly Test[] }
  | { not: Test };

/** One filter that is set: the facet it belongs to, and what it does to a query on the listing (aliased `l`). */
export interface Condition {
  facet: string;
  apply(query: Knex.QueryBuilder): void;
  /** The same for the rows in memory; words can be looked up in the table only. */
  test?: Test;
  /** What is searched for, where it is words that narrow. */
  searched?: SearchedText;
}

export function conditionOn(facet: string, test: Test): Condition {
  return { facet, test, apply: (query) => applyTest(query, test) };
}

function applyTest(query: Knex.QueryBuilder, test: Test): void {
  if ('is' in test) query.where(`l.${test.column}`, test.is);
  else if ('atLeast' in test) query.where(`l.${test.column}`, '>=', test.atLeast);
  else if ('every' in test) for (const one of test.every) applyTest(query, one);
  // A range that an index can be walked along.
  else if ('not' in test && 'atLeast' in test.not) query.where(`l.${test.not.column}`, '<', test.not.atLeast);
  else if ('not' in test) query.whereNot((inner) => applyTest(inner, test.not));
  else {
    const { table, name, anyOf } = test;
    query.whereExists((exists) => {
      void exists
        .from(`${table}_values as v`)
        .select(strapi.db.connection.raw('1'))
        .whereRaw('v.document_id = l.document_id')
        .where('v.name', name)
        .whereIn('v.value', [...anyOf]);
    });
  }
}

/** Equality on a column; no condition at all for an undefined value. */
export function equals(facet: string, column: string, value: string | boolean | undefined): Condition[] {
  return value === undefined ? [] : [conditionOn(facet, { column, is: value })];
}

/** Any of the values of a facet that entries have several of. */
export function hasAnyValue(
  { table }: ListingDefinition,
  facet: string,
  name: string,
  values: readonly (string | number)[],
): Condition[] {
  return values.length === 0 ? [] : [conditionOn(facet, { table, name, anyOf: values.map(String) })];
}

/** Every word of a search text, typing errors forgiven; the facet is `q`. */
export async function matches(definition: ListingDefinition, locale: Locale, q: string): Promise<Condition[]> {
  const searched = await understand([definition], locale, q);
  return searched ? [hasEveryWord(definition, searched)] : [];
}

export function hasEveryWord({ table }: ListingDefinition, searched: SearchedText): Condition {
  return { facet: 'q', searched, apply: (query) => whereMatches(query, table, searched) };
}
