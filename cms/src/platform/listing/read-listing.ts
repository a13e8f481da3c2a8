import type { Locale } from '@scholars/contract/locale';
import { hasWords, type SearchedText } from '../words/searched-text.js';
import { readRows, type CardRow, type ListedRow } from './cards.js';
import type { Condition } from './condition.js';
import type { Counts } from './counted-column.js';
import { countedRows } from './counted-listing.js';
import {
  titleColumn,
  type CountedFacet,
  type CountedRows,
  type RowFilter,
  type RowSort,
  type Stretch,
} from './counted-rows.js';
import { findRows, type FoundRows } from './found-rows.js';
import type { ListingDefinition } from './listing-definition.js';
import { stretchOf } from './ranked-part.js';
import { sizeOf } from '../places/shared-size.js';
import { namesOf, recordOf } from '../typed/trusted-types.js';

export interface ListedPage<Card> {
  rows: CardRow<Card>[];
  total: number;
  searched: SearchedText | undefined;
  /** Of a search that finds nothing under its filters. */
  withoutFilters?: number;
}

/** A listing's rows in memory, and what narrows them. */
interface Narrowed {
  rows: CountedRows;
  filters: RowFilter[];
  /** What words find; nothing where none narrow. */
  found: FoundRows | undefined;
}

async function narrow(
  definition: ListingDefinition,
  locale: Locale,
  conditions: readonly Condition[],
): Promise<Narrowed> {
  const rows = await countedRows(definition, locale);
  const filters: RowFilter[] = [];
  let found: FoundRows | undefined;
  for (const condition of conditions) {
    const { facet } = condition;
    if ('test' in condition) filters.push({ facet, test: condition.test });
    else if ('listIds' in condition) filters.push({ facet, found: rows.withIds(await condition.listIds(locale)) });
    else {
      found = await findRows(rows, definition.table, locale, condition.searched);
      filters.push({ facet, found: found.bits });
    }
  }
  return { rows, filters, found };
}

/** How many rows pass. */
export async function countListed(
  definition: ListingDefinition,
  locale: Locale,
  conditions: readonly Condition[],
): Promise<number> {
  const { rows, filters } = await narrow(definition, locale, conditions);
  return rows.count(filters);
}

/** `relevance` is that to the words that narrow. */
export type Order = RowSort | 'relevance';

/** So many, after others that are left out. */
export interface Reach {
  limit: number;
  offset: number;
}

export const reachOf = ({ page, pageSize }: { page: number; pageSize: number }): Reach => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/**
 * The order of a directory: by relevance where words are searched for, else by name, unless something else is asked.
 */
export function directoryOrder({ q, sort }: { q: string; sort?: 'name' | 'newest' | 'relevance' }): Order {
  const asked = sort ?? 'relevance';
  if (asked === 'relevance' && hasWords(q)) return 'relevance';
  return asked === 'newest' ? { column: 'published_at', direction: 'desc' } : { column: titleColumn, direction: 'asc' };
}

/**
 * A stretch of the listing in an order, with its cards, and how many rows pass in all; ties are broken by id, so that
 * pages never overlap. One query.
 */
export async function listRows<Card>(
  definition: ListingDefinition,
  locale: Locale,
  conditions: readonly Condition[],
  order: Order,
  reach: Reach,
): Promise<{ rows: CardRow<Card>[]; total: number }> {
  const { rows, filters, found } = await narrow(definition, locale, conditions);
  const { places, total } =
    order === 'relevance'
      ? rankedStretch(rows, filters, requireFound(found), reach)
      : rows.page(filters, order, reach.limit, reach.offset);
  const idOf = (place: number) => rows.idAt(place);
  const read = await readRows<Card>(definition, places.map(idOf));
  if (!found) return { rows: read, total };
  const own = new Set(places.filter((place) => found.own.has(place)).map(idOf));
  return { rows: read.map((row) => ({ ...row, isOwn: own.has(row.id) })), total };
}

function rankedStretch(
  rows: CountedRows,
  filters: readonly RowFilter[],
  { parts }: FoundRows,
  { limit, offset }: Reach,
): Stretch & { tiers: number[] } {
  const passing = rows.passing(filters);
  const stretch = stretchOf(parts, passing, limit, offset);
  return {
    places: stretch.map(({ place }) => place),
    tiers: stretch.map(({ tier }) => tier),
    total: sizeOf(passing),
  };
}

/** A row by its id with how well it fits, see `found-rows.ts`. */
export interface RankedRow extends Required<Pick<ListedRow, 'id' | 'isOwn'>> {
  tier: number;
}

/** A stretch of what words find, the best first. One of the conditions must be words. No query. */
export async function listRanked(
  definition: ListingDefinition,
  locale: Locale,
  conditions: readonly Condition[],
  reach: Reach,
): Promise<RankedRow[]> {
  const { rows, filters, found } = await narrow(definition, locale, conditions);
  const { own } = requireFound(found);
  const { places, tiers } = rankedStretch(rows, filters, requireFound(found), reach);
  return places.map((place, n) => ({ id: rows.idAt(place), tier: tiers[n] ?? 0, isOwn: own.has(place) }));
}

function requireFound(found: FoundRows | undefined): FoundRows {
  if (!found) throw new Error('Nothing is searched for, so nothing is relevant');
  return found;
}

export async function listPage<Card>(
  definition: ListingDefinition,
  locale: Locale,
  conditions: readonly Condition[],
  order: Order,
  page: { page: number; pageSize: number },
): Promise<ListedPage<Card>> {
  const { rows, total } = await listRows<Card>(definition, locale, conditions, order, reachOf(page));
  return { rows, total, ...(await aboutSearch(definition, locale, conditions, total)) };
}

/** What was searched for and, where filters leave nothing of what it finds, how much that would be without them. */
export async function aboutSearch(
  definition: ListingDefinition,
  locale: Locale,
  conditions: readonly Condition[],
  total: number,
): Promise<Omit<ListedPage<unknown>, 'rows' | 'total'>> {
  const words = conditions.filter((condition) => 'searched' in condition);
  const searched = words[0]?.searched;
  if (total > 0 || !searched || words.length === conditions.length) return { searched };
  return { searched, withoutFilters: await countListed(definition, locale, words) };
}

/**
 * Facets by their names: the values of each with the number of entries that each would leave. A facet's own filter does
 * not count (product §4). Counted in memory.
 */
export async function countFacets<Name extends string>(
  definition: ListingDefinition,
  locale: Locale,
  conditions: readonly Condition[],
  facets: Record<Name, CountedFacet>,
): Promise<Record<Name, Counts>> {
  const { rows, filters } = await narrow(definition, locale, conditions);
  const counts = rows.countFacets(filters, Object.values(facets));
  return recordOf(namesOf(facets), (_, index) => counts[index] ?? new Map<string, number>());
}
