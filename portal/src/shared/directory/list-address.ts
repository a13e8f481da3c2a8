import { listPath, type ListDefinition, type ListQuery } from './list-query';

/**
 * What `pageMeta` is told of a list. Filters that are pages of their own, e.g. the category of the specification's
 * link, and the number of the page are part of the address; the order is not. Any other filter makes a view that
 * search engines pass through.
 *
 * @param pages names of filters that are pages of their own
 */
export function listAddress(
  definition: ListDefinition,
  query: ListQuery | undefined,
  total: number | undefined,
  pages: readonly string[] = [],
) {
  if (!query) return {};
  const isFiltered = Object.keys(query.values).some((name) => !pages.includes(name));
  return {
    address: listPath(definition, { ...query, sort: '' }),
    pageNumber: query.page,
    isPassage: isFiltered || total === 0,
  };
}
