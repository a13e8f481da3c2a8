import type { Locale } from '@scholars/contract/locale';
import type { OpportunityQuery } from '@scholars/contract/opportunities';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { hasWords } from '../../platform/words/searched-text.js';
import { equals, hasAnyValue, matches, conditionOn, type Condition } from '../../platform/listing/condition.js';
import {
  isAheadOf,
  isOpen,
  isOver,
  opportunityListing as listing,
  type OpportunityListed,
} from './opportunity-listing.js';
import {
  aboutSearch,
  countListed,
  listPage,
  listRows,
  reachOf,
  type ListedPage,
  type Reach,
} from '../../platform/listing/read-listing.js';
import { categoryReferences } from '../opportunity-category/category-references.js';
import { organizationId } from '../organization/organization-id.js';

export type OpportunityFilters = Omit<OpportunityQuery, 'page' | 'pageSize' | 'sort'>;

/** The conditions of the list's filters. @throws ContractError 422 for a category or partner that does not exist */
export async function conditionsOf(filters: OpportunityFilters, locale: Locale): Promise<Condition[]> {
  const { q, cat, partner, agsCat, isProgram, tas, taSlug, country, workMode, open } = filters;
  return [
    ...(await matches(listing, locale, q)),
    ...equals('cat', 'category', cat && (await categoryId(cat, locale))),
    ...equals('partner', 'partner', partner && (await organizationId('partner', partner))),
    ...equals('agsCat', 'ags_category', agsCat),
    ...equals('isProgram', 'is_program', isProgram),
    ...hasAnyValue('tas', 'area', tas ?? []),
    ...hasAnyValue('tas', 'area', taSlug ? [taSlug] : []),
    ...equals('country', 'country', country),
    ...equals('workMode', 'work_mode', workMode),
    ...openness(open),
  ];
}

/** One page of the list. A number of queries that does not depend on how many there are. */
export async function findOpportunities(
  query: OpportunityQuery,
  locale: Locale,
): Promise<ListedPage<OpportunityListed>> {
  const conditions = await conditionsOf(query, locale);
  const sort = query.sort ?? (hasWords(query.q) ? 'relevance' : 'newest');
  if (sort === 'deadline') return listByDeadline(conditions, locale, query);
  const order =
    sort === 'relevance' && hasWords(query.q) ? 'relevance' : { column: 'published_at', direction: 'desc' as const };
  return listPage(listing, locale, conditions, order, query);
}

/** The nearest deadline first, what has none after them, and what is past last, the latest of it first. */
async function listByDeadline(
  conditions: Condition[],
  locale: Locale,
  page: { page: number; pageSize: number },
): Promise<ListedPage<OpportunityListed>> {
  const isAhead = isAheadOf(Date.now());
  const ahead = conditionOn('deadline', isAhead);
  const past = conditionOn('deadline', { not: isAhead });
  const { limit, offset } = reachOf(page);
  const list = (when: Condition, direction: 'asc' | 'desc', reach: Reach) =>
    listRows<OpportunityListed>(listing, locale, [...conditions, when], { column: 'deadline', direction }, reach);
  const { rows, total: aheadTotal } = await list(ahead, 'asc', { limit, offset });
  const rest = limit - rows.length;
  if (rest > 0) {
    const after = await list(past, 'desc', { limit: rest, offset: Math.max(offset - aheadTotal, 0) });
    rows.push(...after.rows);
  }
  const total = await countListed(listing, locale, conditions);
  return { rows, total, ...(await aboutSearch(listing, locale, conditions, total)) };
}

function openness(open: boolean | undefined): Condition[] {
  if (open === undefined) return [];
  return [open ? isOpen() : isOver()];
}

async function categoryId(slugOrId: string, locale: Locale): Promise<string> {
  const known = [...(await categoryReferences(locale)).values()];
  const found = known.find(({ id, slug }) => id === slugOrId || slug === slugOrId);
  if (!found) throw invalidFields({ cat: ['value.invalid'] });
  return found.id;
}
