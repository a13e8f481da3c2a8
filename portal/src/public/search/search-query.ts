import type { SearchedType } from '@scholars/contract/search';
import { withoutTurns } from '@scholars/contract/unseen';

/** In the order of the page's tabs. */
export const searchTabs = ['all', 'opportunities', 'organizations', 'members', 'pages'] as const satisfies readonly (
  | SearchedType
  | 'all'
)[];
export type SearchTab = (typeof searchTabs)[number];

/** What an address asks of the search page. */
export interface SearchPageQuery {
  /** '' where nothing is searched for yet. */
  q: string;
  type: SearchTab;
  /** From 1. */
  page: number;
}

/** The longest text that the contract takes. */
export const searchTextMaxLength = 200;
/** The shortest text that something is suggested for. */
export const suggestedTextMinLength = 2;

/** At the end of a text that was cut. */
const halfCharacter = /[\ud800-\udbff]$/;

/** Reads an address; what is no type or page goes to the first of all. A longer text is cut. */
export function readSearchQuery(params: URLSearchParams): SearchPageQuery {
  const page = params.get('page') ?? '';
  return {
    q: withoutTurns(params.get('q') ?? '')
      .trim()
      .slice(0, searchTextMaxLength)
      .replace(halfCharacter, ''),
    type: searchTabs.find((tab) => tab === params.get('type')) ?? 'all',
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The page's address for a search, without its language. */
export function searchPath({ q, type = 'all', page = 1 }: Partial<SearchPageQuery>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (type !== 'all') params.set('type', type);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/search' : `/search?${params}`;
}
