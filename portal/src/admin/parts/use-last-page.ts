import { useEffect, useEffectEvent } from 'react';

interface ReadPage {
  page: number;
  pageSize: number;
  /** How many rows the list has on all its pages. */
  total: number;
  /** What the server says of this very page, unless it is of the one before. */
  query: { isSuccess: boolean; isPlaceholderData: boolean };
}

/**
 * Leads to a list’s last page where the one in the address is past its end: what stood on it has been worked through, or
 * an old link names it.
 *
 * @returns whether it is past the end, where nothing may be said of the list by its rows
 */
export function useLastPage({ page, pageSize, total, query }: ReadPage, lead: (last: number) => void): boolean {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isPastEnd = query.isSuccess && !query.isPlaceholderData && page > last;
  const leadOn = useEffectEvent(lead);
  // The address is the browser's.
  useEffect(() => {
    if (isPastEnd) leadOn(last);
  }, [isPastEnd, last]);
  return isPastEnd;
}
