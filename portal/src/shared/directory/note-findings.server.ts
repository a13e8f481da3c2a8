import type { PageMeta } from '@scholars/contract/envelope';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '~/session/request-context.server';
import { isFiltered, type ListQuery } from './list-query';

/**
 * Tells the server of a view that shows nothing: anybody can make up any number of such addresses, and none is worth
 * keeping.
 */
export function noteFindings(
  context: Readonly<RouterContextProvider>,
  query: ListQuery,
  { total, pageCount }: PageMeta,
): void {
  const isPastEnd = query.page > 1 && query.page > pageCount;
  if (isPastEnd || (total === 0 && isFiltered(query))) context.get(factsContext).outcome.findsNothing = true;
}
