import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { hasWords, orderByRelevance, whereMatches } from './full-text.js';
import type { ListingDefinition } from './listing.js';

/** One filter that is set: the facet it belongs to, and what it does to a query on the listing (aliased `l`). */
export interface Condition {
  facet: string;
  apply(query: Knex.QueryBuilder): void;
}

export interface ListedRow {
  id: number;
  document_id: string;
  entry_id: number;
}

export interface ListedPage {
  rows: ListedRow[];
  total: number;
}

/** Equality on a column; no condition at all for an undefined value. */
export function equals(facet: string, column: string, value: string | boolean | undefined): Condition[] {
  return value === undefined ? [] : [{ facet, apply: (query) => void query.where(`l.${column}`, value) }];
}

/** Any of the values of a facet that entries have several of. */
export function hasAnyValue({ table }: ListingDefinition, facet: string, name: string, values: readonly (string | number)[]): Condition[] {
  if (values.length === 0) return [];
  return [
    {
      facet,
      apply: (query) =>
        void query.whereExists((exists) =>
          exists.from(`${table}_values as v`).select(strapi.db.connection.raw('1')).whereRaw('v.document_id = l.document_id').where('v.name', name).whereIn('v.value', values.map(String)),
        ),
    },
  ];
}

/** Every word of a search text; the facet is `q`. */
export function matches({ table }: ListingDefinition, q: string): Condition[] {
  return hasWords(q) ? [{ facet: 'q', apply: (query) => whereMatches(query, table, q) }] : [];
}

function narrowed({ table }: ListingDefinition, locale: Locale, conditions: Condition[]): Knex.QueryBuilder {
  const query = strapi.db.connection(`${table} as l`).where('l.locale', locale);
  for (const condition of conditions) condition.apply(query);
  return query;
}

export async function countListed(definition: ListingDefinition, locale: Locale, conditions: Condition[]): Promise<number> {
  const [row] = await narrowed(definition, locale, conditions).count({ n: '*' });
  return Number(row?.n ?? 0);
}

export type Order = { column: string; direction: 'asc' | 'desc' } | { relevanceTo: string };

/** The order of a directory: by relevance where words are searched for, else by name, unless something else is asked. */
export function directoryOrder({ q, sort }: { q: string; sort?: 'name' | 'newest' | 'relevance' }): Order {
  const asked = sort ?? 'relevance';
  if (asked === 'relevance' && hasWords(q)) return { relevanceTo: q };
  return asked === 'newest' ? { column: 'published_at', direction: 'desc' } : { column: 'title_sort', direction: 'asc' };
}

/** A stretch of the listing in an order; ties are broken by id, so that pages never overlap. */
export async function listRows(definition: ListingDefinition, locale: Locale, conditions: Condition[], order: Order, limit: number, offset: number): Promise<ListedRow[]> {
  const query = narrowed(definition, locale, conditions).select('l.id', 'l.document_id', 'l.entry_id');
  if ('relevanceTo' in order) orderByRelevance(query, definition.table, order.relevanceTo);
  else query.orderBy(`l.${order.column}`, order.direction);
  const tieBreaker = 'relevanceTo' in order ? 'asc' : order.direction;
  return query.orderBy('l.id', tieBreaker).limit(limit).offset(offset);
}

export async function listPage(
  definition: ListingDefinition,
  locale: Locale,
  conditions: Condition[],
  order: Order,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ListedPage> {
  const total = await countListed(definition, locale, conditions);
  const offset = (page - 1) * pageSize;
  const rows = offset < total ? await listRows(definition, locale, conditions, order, pageSize, offset) : [];
  return { rows, total };
}

/** A facet's values with the number of entries each would leave: its own filter does not count (product §4). */
export async function countColumn(definition: ListingDefinition, locale: Locale, conditions: Condition[], facet: string, column: string): Promise<Map<string, number>> {
  const others = conditions.filter((condition) => condition.facet !== facet);
  const rows: { value: unknown; n: unknown }[] = await narrowed(definition, locale, others)
    .whereNotNull(`l.${column}`)
    .groupBy(`l.${column}`)
    .select(`l.${column} as value`)
    .count({ n: '*' });
  return new Map(rows.map(({ value, n }) => [String(value), Number(n)]));
}

/** The same for a facet that entries have several values of. */
export async function countValues(definition: ListingDefinition, locale: Locale, conditions: Condition[], facet: string, name: string): Promise<Map<string, number>> {
  const others = conditions.filter((condition) => condition.facet !== facet);
  const rows: { value: string; n: unknown }[] = await narrowed(definition, locale, others)
    .join(`${definition.table}_values as fv`, 'fv.document_id', 'l.document_id')
    .where('fv.name', name)
    .groupBy('fv.value')
    .select('fv.value')
    .count({ n: '*' });
  return new Map(rows.map(({ value, n }) => [value, Number(n)]));
}
