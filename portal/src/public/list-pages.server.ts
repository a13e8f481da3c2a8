import { listMembers } from '@scholars/contract/members';
import { listOpportunities } from '@scholars/contract/opportunities';
import { listOrganizations } from '@scholars/contract/organizations';
import type { Endpoint } from '@scholars/contract/endpoint';
import { memberList } from './members/member-filters';
import { opportunityFeed, opportunityList } from '~/shared/opportunities/opportunity-filters';
import { organizationList } from './organizations/organization-filters';
import { isFiltered, listPath, type ListDefinition, type ListQuery } from '~/shared/directory/list-query';
import { readListQuery } from '~/shared/directory/read-list-query.server';

interface ListPage {
  definition: ListDefinition;
  endpoint: Endpoint;
  /** A feed says nothing of what it leaves out, and knows no order and no pages. */
  isFeed?: boolean;
}

const lists: readonly ListPage[] = [
  { definition: opportunityList, endpoint: listOpportunities },
  { definition: opportunityFeed, endpoint: listOpportunities, isFeed: true },
  { definition: organizationList, endpoint: listOrganizations },
  { definition: memberList, endpoint: listMembers },
];

/** An address of a list as the page reads it. */
export interface ReadListPage {
  /** Path and query below the language: the same for all addresses that mean the same. */
  address: string;
  /** One of the few that the site itself leads to: the list, or one of its categories. */
  isOfSite: boolean;
}

/**
 * Reads a list's address as the list's own page does.
 *
 * @param path below the language
 * @returns nothing where the page is not for others: it says what of the address it does not know, or leads to a tidier
 *   one
 */
export function readListPage(path: string, params: URLSearchParams): ReadListPage | undefined {
  const list = lists.find(({ definition }) => definition.path === path);
  if (!list) return undefined;
  const { definition, endpoint, isFeed } = list;
  const { query, rejected, isTidy } = readListQuery(definition, endpoint, params);
  if (isFeed) return readAs(definition, { ...query, sort: '', page: 1 });
  return isTidy && rejected.length === 0 ? readAs(definition, query) : undefined;
}

function readAs(definition: ListDefinition, query: ListQuery): ReadListPage {
  const isCategory = Object.keys(query.values).join() === 'agsCategory';
  return {
    address: listPath(definition, query),
    isOfSite: query.sort === '' && query.page === 1 && (isCategory || !isFiltered(query)),
  };
}
