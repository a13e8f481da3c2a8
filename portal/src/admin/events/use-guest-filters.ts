import { guestQuery, type GuestQuery } from '@scholars/contract/guest-filters';
import { parseWith } from '@scholars/contract/parse';
import { useSearchParams } from 'react-router';

const none: GuestQuery = { q: '' };

/**
 * By what the guests are narrowed, and on which page of them one is; it stands in the address. What the address says
 * wrongly narrows nothing. Other guests begin at their first page.
 */
export function useGuestFilters() {
  const [params, setParams] = useSearchParams();
  const asked = parseWith(guestQuery, Object.fromEntries(params));
  const filters = asked.ok ? asked.value : none;
  return {
    filters,
    isNarrowed: Object.values(filters).some((value) => value !== undefined && value !== ''),
    narrow: (change: Partial<GuestQuery>) => setParams(addressOf({ ...filters, ...change }), { replace: true }),
    widen: () => setParams({}),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    setPage: (page: number) => setParams({ ...addressOf(filters), ...(page > 1 && { page: String(page) }) }),
  };
}

/** Filters as an address says them. */
export function addressOf(filters: GuestQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
