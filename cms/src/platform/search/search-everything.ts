import type { Locale } from '@scholars/contract/locale';
import { searchedTypes, type SearchAnswer, type SearchedType, type SearchQuery } from '@scholars/contract/search';
import { pageMeta } from '@scholars/contract/envelope';
import type { ListingDefinition } from '../listing/listing-definition.js';
import { hasEveryWord } from '../listing/condition.js';
import { indexOf } from '../listing/found-rows.js';
import { countListed, listRanked, reachOf, type Reach } from '../listing/read-listing.js';
import { presentHits, type FoundRow, type PresentRows } from './present-hits.js';
import type { SearchedText } from '../words/searched-text.js';
import { suggestionsFor, understand } from '../full-text/understand.js';
import { filledAtStart, recordOf } from '../typed/trusted-types.js';

/** What of a type is searched, and how what is found is shown. */
export interface Searched {
  listing: ListingDefinition;
  present: PresentRows;
}

const searchedOf = filledAtStart<Record<SearchedType, Searched>>();

/** Call once, before anything is searched for. */
export function registerSearched(all: Record<SearchedType, Searched>): void {
  Object.assign(searchedOf, all);
}

const allListings = (locale: Locale) => Object.values(searchedOf).map(({ listing }) => indexOf(listing, locale));

/** One page of what has every word of a search. */
export async function searchEverything(query: SearchQuery, locale: Locale): Promise<SearchAnswer> {
  const { q, type } = query;
  const searched = await understand(allListings(locale), locale, q);
  if (!searched) return answer(query, { pages: 0, opportunities: 0, organizations: 0, members: 0 });
  const counts = await countTypes(searched, locale);
  const total = type === 'all' ? sum(counts) : counts[type];
  const reach = reachOf(query);
  const types = (type === 'all' ? searchedTypes : [type]).filter((one) => counts[one] > 0);
  const rows = reach.offset < total ? await rankedRows(types, searched, locale, reach) : [];
  const hits = await presentHits(rows, searched, locale, searchedOf);
  return {
    ...answer(query, counts),
    hits,
    correctedTo: searched.correctedTo,
    suggestions: sum(counts) > 0 ? [] : await suggestionsFor(allListings(locale), locale, searched),
  };
}

async function countTypes(searched: SearchedText, locale: Locale): Promise<Record<SearchedType, number>> {
  const counts = await Promise.all(
    searchedTypes.map((type) => countListed(searchedOf[type].listing, locale, [hasEveryWord(searched)])),
  );
  return recordOf(searchedTypes, (_, index) => counts[index] ?? 0);
}

/**
 * Scores of different listings cannot be compared: a word is rarer in one than in another. So hits are ranked by how
 * well their title fits, then by their place among their own kind: the best of each, then the second best.
 */
async function rankedRows(
  types: readonly SearchedType[],
  searched: SearchedText,
  locale: Locale,
  reach: Reach,
): Promise<FoundRow[]> {
  const [only] = types;
  if (only && types.length === 1) return (await ranked(only, searched, locale, reach)).map(({ row }) => row);
  const end = reach.offset + reach.limit;
  const lists = await Promise.all(types.map((type) => ranked(type, searched, locale, { limit: end, offset: 0 })));
  return lists
    .flat()
    .sort(
      (a, b) =>
        a.row.tier - b.row.tier ||
        a.place - b.place ||
        searchedTypes.indexOf(a.row.type) - searchedTypes.indexOf(b.row.type),
    )
    .slice(reach.offset, end)
    .map(({ row }) => row);
}

async function ranked(
  type: SearchedType,
  searched: SearchedText,
  locale: Locale,
  reach: Reach,
): Promise<{ row: FoundRow; place: number }[]> {
  const rows = await listRanked(searchedOf[type].listing, locale, [hasEveryWord(searched)], reach);
  const places = new Map<number, number>();
  return rows.map((row) => {
    const place = places.get(row.tier) ?? 0;
    places.set(row.tier, place + 1);
    return { row: { ...row, type }, place };
  });
}

function answer({ page, pageSize, type }: SearchQuery, counts: Record<SearchedType, number>): SearchAnswer {
  const all = sum(counts);
  return {
    hits: [],
    paging: pageMeta(page, pageSize, type === 'all' ? all : counts[type]),
    counts: { all, ...counts },
    correctedTo: null,
    suggestions: [],
  };
}

function sum(counts: Record<SearchedType, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
