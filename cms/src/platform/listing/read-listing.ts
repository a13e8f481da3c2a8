import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect.js';
import type { Locale } from '@scholars/contract/locale';
import { hasWords, type SearchedText } from '../words/searched-text.js';
import { attachCards, readCard, type CardRow, type ListedRow, type StoredCard } from './cards.js';
import type { Condition } from './condition.js';
import { countedRows } from './counted-listing.js';
import type { CountedFacet } from './counted-rows.js';
import { matchesIn, orderByRelevance } from '../full-text/full-text.js';
import { type ListingDefinition, cardsOf } from './listing-definition.js';
import { namesOf, recordOf, storedJson } from '../typed/trusted-types.js';

export interface ListedPage<Card> {
  rows: CardRow<Card>[];
  total: number;
  searched: SearchedText | undefined;
  /** Of a search that finds nothing under its filters. */
  withoutFilters?: number;
}

function narrowed({ table }: ListingDefinition, locale: Locale, conditions: Condition[]): Knex.QueryBuilder {
  const query = strapi.db.connection(`${table} as l`).where('l.locale', locale);
  for (const condition of conditions) condition.apply(query);
  return query;
}

/** How many rows pass. Words are counted in the table, all else in memory. */
export async function countListed(
  definition: ListingDefinition,
  locale: Locale,
  conditions: Condition[],
): Promise<number> {
  const tests = conditions.flatMap(({ facet, test }) => (test ? [{ facet, test }] : []));
  if (tests.length === conditions.length) {
    const rows = await countedRows(definition, locale);
    return rows.count(tests.map(({ facet, test }) => ({ facet, rows: rows.passing(test) })));
  }
  const [row] = await narrowed(definition, locale, conditions).count({ n: '*' });
  return Number(row?.n ?? 0);
}

/** `relevance` is that to the words that narrow. */
export type Order = { column: string; direction: 'asc' | 'desc' } | 'relevance';

/**
 * The order of a directory: by relevance where words are searched for, else by name, unless something else is asked.
 */
export function directoryOrder({ q, sort }: { q: string; sort?: 'name' | 'newest' | 'relevance' }): Order {
  const asked = sort ?? 'relevance';
  if (asked === 'relevance' && hasWords(q)) return 'relevance';
  return asked === 'newest'
    ? { column: 'published_at', direction: 'desc' }
    : { column: 'title_sort', direction: 'asc' };
}

/** A stretch of the listing in an order, with its cards; ties are broken by id, so that pages never overlap. */
export async function listRows<Card>(
  definition: ListingDefinition,
  locale: Locale,
  conditions: Condition[],
  order: Order,
  limit: number,
  offset: number,
): Promise<CardRow<Card>[]> {
  if (order === 'relevance')
    return attachCards(definition, await listRanked(definition, locale, conditions, limit, offset));
  const { column, direction } = order;
  const stretch = narrowed(definition, locale, conditions)
    .select('l.id', 'l.document_id', 'l.entry_id', { place: `l.${column}` })
    .orderBy(`l.${column}`, direction)
    .orderBy('l.id', direction)
    .limit(limit)
    .offset(offset);
  const searched = searchedOf(conditions);
  if (searched)
    stretch.select(strapi.db.connection.raw('? as is_own', [matchesIn(locale, definition.table, searched)]));
  // Only the rows of the stretch meet their cards, not those before it.
  const rows: (ListedRow & StoredCard & { is_own?: unknown })[] = await strapi.db
    .connection(stretch.as('s'))
    .join(`${cardsOf(definition.table)} as c`, 'c.id', 's.id')
    .orderBy('s.place', direction)
    .orderBy('s.id', direction)
    .select('s.id', 's.document_id', 's.entry_id', 'c.card', ...(searched ? ['s.is_own'] : []));
  // A database's boolean is also 0 or 1.
  return rows.map(({ card, is_own, ...row }) => ({
    ...row,
    ...(searched && { isOwn: Boolean(is_own) }),
    card: readCard<Card>(card),
  }));
}

function searchedOf(conditions: Condition[]): SearchedText | undefined {
  return conditions.find(({ searched }) => searched)?.searched;
}

/** A row with how well its title fits, see `orderByRelevance`. */
export interface RankedRow extends ListedRow {
  tier: number;
}

/**
 * The same, the best first: what the reader's language finds, then what only the other's words find, each read by
 * itself, as the first is mostly enough. One of the conditions must be words.
 */
export async function listRanked(
  definition: ListingDefinition,
  locale: Locale,
  conditions: Condition[],
  limit: number,
  offset: number,
): Promise<RankedRow[]> {
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
  const isOwn: Condition = {
    facet: 'q',
    apply: (query) => void query.whereRaw('?', [matchesIn(locale, definition.table, searched)]),
  };
  const ownTotal =
    own.length > 0 || offset === 0 ? offset + own.length : await countListed(definition, locale, [...others, isOwn]);
  return [...own, ...(await stretch('other', limit - own.length, Math.max(offset - ownTotal, 0)))];
}

export async function listPage<Card>(
  definition: ListingDefinition,
  locale: Locale,
  conditions: Condition[],
  order: Order,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ListedPage<Card>> {
  const total = await countListed(definition, locale, conditions);
  const offset = (page - 1) * pageSize;
  const rows = offset < total ? await listRows<Card>(definition, locale, conditions, order, pageSize, offset) : [];
  return { rows, total, ...(await aboutSearch(definition, locale, conditions, total)) };
}

/** What was searched for and, where filters leave nothing of what it finds, how much that would be without them. */
export async function aboutSearch(
  definition: ListingDefinition,
  locale: Locale,
  conditions: Condition[],
  total: number,
): Promise<Omit<ListedPage<unknown>, 'rows' | 'total'>> {
  const words = conditions.filter(({ searched }) => searched);
  const searched = searchedOf(words);
  if (total > 0 || !searched || words.length === conditions.length) return { searched };
  return { searched, withoutFilters: await countListed(definition, locale, words) };
}

/**
 * Facets by their names: the values of each with the number of entries that each would leave. A facet's own filter does
 * not count (product §4). Counted in memory; what words find is asked of the table once.
 */
export async function countFacets<Name extends string>(
  definition: ListingDefinition,
  locale: Locale,
  conditions: Condition[],
  facets: Record<Name, CountedFacet>,
): Promise<Record<Name, Map<string, number>>> {
  const found = new Map<Condition, number[]>();
  for (const condition of conditions)
    if (!condition.test) found.set(condition, await idsOf(definition, locale, condition));
  const rows = await countedRows(definition, locale);
  const filters = conditions.map((condition) => ({
    facet: condition.facet,
    rows: condition.test ? rows.passing(condition.test) : rows.passingIds(found.get(condition) ?? []),
  }));
  const counts = rows.countFacets(filters, Object.values(facets));
  return recordOf(namesOf(facets), (_, index) => counts[index] ?? new Map<string, number>());
}

/** As one text: tens of thousands of rows of one number each would be dear. */
async function idsOf(definition: ListingDefinition, locale: Locale, condition: Condition): Promise<number[]> {
  const { connection } = strapi.db;
  const list = isPostgres(connection) ? 'json_agg(l.id)' : 'json_group_array(l.id)';
  const [row]: { ids: string | number[] | null }[] = await narrowed(definition, locale, [condition]).select(
    connection.raw(`${list} as ids`),
  );
  // PostgreSQL's driver has parsed it
  return typeof row?.ids === 'string' ? storedJson<number[]>(row.ids) : (row?.ids ?? []);
}
