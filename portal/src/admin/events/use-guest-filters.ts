import { guestQuery, type GuestQuery } from '@scholars/contract/guest-filters';
import { parseWith } from '@scholars/contract/parse';
import { useSearchParams } from 'react-router';

const none: GuestQuery = { q: '' };

/** By what the guests are narrowed; it stands in the address. What the address says wrongly narrows nothing. */
export function useGuestFilters() {
  const [params, setParams] = useSearchParams();
  const asked = parseWith(guestQuery, Object.fromEntries(params));
  const filters = asked.ok ? asked.value : none;
  return {
    filters,
    isNarrowed: Object.values(filters).some((value) => value !== undefined && value !== ''),
    narrow: (change: Partial<GuestQuery>) => setParams(addressOf({ ...filters, ...change }), { replace: true }),
    widen: () => setParams({}),
  };
}

/** Filters as an address says them. */
export function addressOf(filters: GuestQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
