import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { hasWords, type SearchedText } from '../search/searched-text.js';
import { understand } from '../search/understand.js';
import { matchesIn, orderByRelevance, whereMatches } from './full-text.js';
import type { ListingDefinition } from './listing.js';

/** One filter that is set: the facet it belongs to, and what it does to a query on the listing (aliased `l`). */
export interface Condition {
  facet: string;
  apply(query: Knex.QueryBuilder): void;
  /** What is searched for, where it is words that narrow. */
  searched?: SearchedText;
}

export interface ListedRow {
  id: number;
  document_id: string;
  entry_id: number;
  /** In a search: whether the reader's language has the words; else only the other's finds them. */
  isOwn?: boolean;
}

export interface ListedPage {
  rows: ListedRow[];
  total: number;
  searched: SearchedText | undefined;
  /** Of a search that finds nothing under its filters. */
  withoutFilters?: number;
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

/** Every word of a search text, typing errors forgiven; the facet is `q`. */
export async function matches(definition: ListingDefinition, locale: Locale, q: string): Promise<Condition[]> {
  const searched = await understand([definition], locale, q);
  return searched ? [hasEveryWord(definition, searched)] : [];
}

export function hasEveryWord({ table }: ListingDefinition, searched: SearchedText): Condition {
  return { facet: 'q', searched, apply: (query) => whereMatches(query, table, searched) };
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

/** `relevance` is that to the words that narrow. */
export type Order = { column: string; direction: 'asc' | 'desc' } | 'relevance';

/** The order of a directory: by relevance where words are searched for, else by name, unless something else is asked. */
export function directoryOrder({ q, sort }: { q: string; sort?: 'name' | 'newest' | 'relevance' }): Order {
  const asked = sort ?? 'relevance';
  if (asked === 'relevance' && hasWords(q)) return 'relevance';
  return asked === 'newest' ? { column: 'published_at', direction: 'desc' } : { column: 'title_sort', direction: 'asc' };
}

/** A stretch of the listing in an order; ties are broken by id, so that pages never overlap. */
export async function listRows(definition: ListingDefinition, locale: Locale, conditions: Condition[], order: Order, limit: number, offset: number): Promise<ListedRow[]> {
  if (order === 'relevance') return listRanked(definition, locale, conditions, limit, offset);
  const query = narrowed(definition, locale, conditions).select('l.id', 'l.document_id', 'l.entry_id');
  const searched = searchedOf(conditions);
  if (searched) query.select(strapi.db.connection.raw('? as is_own', [matchesIn(locale, definition.table, searched)]));
  const rows: (ListedRow & { is_own?: unknown })[] = await query.orderBy(`l.${order.column}`, order.direction).orderBy('l.id', order.direction).limit(limit).offset(offset);
  // A database's boolean is also 0 or 1.
  return searched ? rows.map(({ is_own, ...row }) => ({ ...row, isOwn: Boolean(is_own) })) : rows;
}

function searchedOf(conditions: Condition[]): SearchedText | undefined {
  return conditions.find(({ searched }) => searched)?.searched;
}

/** A row with how well its title fits, see `orderByRelevance`. */
export interface RankedRow extends ListedRow {
  tier: number;
}

/**
 * The same, the best first: what the reader's language finds, then what only the other's words find, each read by itself, as the
 * first is mostly enough. One of the conditions must be words.
 */
export async function listRanked(definition: ListingDefinition, locale: Locale, conditions: Condition[], limit: number, offset: number): Promise<RankedRow[]> {
  const searched = searchedOf(conditions);
  if (!searched) throw new Error('Nothing is searched for, so nothing is relevant');
  // The order narrows by the words itself.
  const others = conditions.filter((condition) => condition.searched !== searched);
  const stretch = async (part: 'own' | 'other', most: number, from: number): Promise<RankedRow[]> => {
    const query = narrowed(definition, locale, others).select('l.*');
    orderByRelevance(query, definition.table, searched, locale, part);
    const rows: RankedRow[] = await query.orderBy('l.id').limit(most).offset(from);
    return rows.map((row) => ({ ...row, isOwn: part === 'own' }));
  };
  const own = await stretch('own', limit, offset);
  if (own.length === limit) return own;
  const isOwn: Condition = { facet: 'q', apply: (query) => void query.whereRaw('?', [matchesIn(locale, definition.table, searched)]) };
  const ownTotal = own.length > 0 || offset === 0 ? offset + own.length : await countListed(definition, locale, [...others, isOwn]);
  return [...own, ...(await stretch('other', limit - own.length, Math.max(offset - ownTotal, 0)))];
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
  return { rows, total, ...(await aboutSearch(definition, locale, conditions, total)) };
}

/** What was searched for and, where filters leave nothing of what it finds, how much that would be without them. */
export async function aboutSearch(definition: ListingDefinition, locale: Locale, conditions: Condition[], total: number): Promise<Omit<ListedPage, 'rows' | 'total'>> {
  const words = conditions.filter(({ searched }) => searched);
  const searched = searchedOf(words);
  if (total > 0 || !searched || words.length === conditions.length) return { searched };
  return { searched, withoutFilters: await countListed(definition, locale, words) };
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
