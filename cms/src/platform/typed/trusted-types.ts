import { defaultLocale, locales } from '@scholars/contract/locale';

/* Where our own code knows more of a type than the compiler can: each has its one place, and says why it holds. */

/** A value for each of some names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, index: number) => Value,
): Record<Name, Value> {
  // one for each
  return Object.fromEntries(names.map((name, index) => [name, valueOf(name, index)])) as Record<Name, Value>;
}

/** The names of an object that has no others. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[]; // those of its type
}

/** A table that the composition fills before anything asks it. */
export function filledAtStart<Table extends object>(): Table {
  return {} as Table; // by then it is
}

/** @typeParam Value what our own code wrote there */
export function storedJson<Value>(text: string): Value {
  return JSON.parse(text) as Value; // nobody else writes it
}

/** What a JSON column of Strapi's tables holds; PostgreSQL's driver has parsed it already. */
export function jsonOf<Value extends object>(column: string | Value | null): Value | null {
  return typeof column === 'string' ? storedJson<Value>(column) : column;
}

/**
 * What a call of Strapi's documents names and saves; Strapi types it by the content type, which is a variable in a
 * middleware.
 */
export interface DocumentParams {
  documentId?: string;
  data?: Record<string, unknown>;
  locale?: string | string[];
  status?: string;
}

export function documentParams(context: { params?: unknown }): DocumentParams {
  return context.params ?? {};
}

/** The languages that a call of Strapi's documents names: one, several, or all; without any the first. */
export function localesOf({ locale = defaultLocale }: DocumentParams): readonly string[] {
  if (locale === '*') return locales;
  return Array.isArray(locale) ? locale : [locale];
}

/**
 * What is written to an entry: Strapi types it by the content type's generated types, which this repository does not
 * keep.
 */
export function entryData(data: object): never {
  return data as never;
}
