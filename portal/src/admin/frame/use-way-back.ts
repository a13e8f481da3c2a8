import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { adminPath } from '../data/queue-address';
import { useLeftPages } from './left-pages';
import { rowLinkAttribute } from '../keys/use-row-keys';
import { readRecordState, rowAfter } from '../values/trail';

/** A list as it is shown now. */
interface ShownList {
  resource: string;
  /** Its own query. */
  search: string;
  /** Of its rows, in their order. */
  ids: readonly string[];
  /** Whether they are being read anew. */
  isFetching: boolean;
}

/**
 * Leads from a record back to where one was in the list: as far down, with the focus on the record's row, so that J and K
 * go on from there.
 *
 * @param isArrival whether the list has just been come to, and not narrowed by a link within it, and its rows stand where
 *   they will be
 */
export function useWayBack(
  list: RefObject<HTMLElement | null>,
  { resource, search, ids, isFetching }: ShownList,
  isArrival: boolean,
): void {
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const { before, tops } = useLeftPages();
  const records = `${adminPath(locale, resource)}/`;
  const from = isArrival && before?.pathname.startsWith(records) ? before : undefined;
  const isThere = useRef(false);
  const given = useRef<Element>(null);
  const place = pathname + search;

  // Read before the rows leave the document.
  useLayoutEffect(() => {
    const left = tops.current;
    return () => void left.set(place, window.scrollY);
  }, [tops, place]);

  // Where the window stands and what has the focus is the browser's. What is kept of the rows comes first, and may
  // change with what is read anew.
  useEffect(() => {
    if (!from || isThere.current || ids.length === 0) return;
    isThere.current = !isFetching || isTaken(given.current);
    if (isTaken(given.current)) return;
    const id = rowAfter(
      readRecordState(from.state)?.trail,
      decodeURIComponent(from.pathname.slice(records.length)),
      ids,
    );
    const link = id === undefined ? null : list.current?.querySelector<HTMLElement>(`[${rowLinkAttribute}="${id}"]`);
    const top = given.current ? undefined : tops.current.get(place);
    if (top) window.scrollTo({ top, behavior: 'instant' });
    if (!link) return;
    link.focus();
    given.current = link;
  }, [from, ids, isFetching, list, place, records, tops]);
}

/** Whoever has gone on by themselves meanwhile is left where they are. */
function isTaken(given: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && activeElement !== given && !activeElement?.matches('[tabindex="-1"]');
}
