import { useList, type HttpError } from '@refinedev/core';
import { accountStates, type AccountState, type MemberAccount } from '@scholars/contract/member-accounts';
import { useEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';
import { useLastPage } from '../parts/use-last-page';
import { accountResource } from './account-calls';
import { readAccountColumns } from './account-columns';

export const accountPageSize = 20;
export const accountOrders = ['newest', 'oldest'] as const;

/** A page of the accounts. What is looked for and shown stands in the address. */
export function useAccounts() {
  const [params, setParams] = useSearchParams();
  // What was pressed a moment ago, until it is shown: words that are searched for meanwhile leave it as it is.
  const wanted = useRef<Record<string, string>>(undefined);
  useEffect(() => {
    wanted.current = undefined;
  }, [params]);
  const asked = readAsked(params);
  const { q, state, order, page } = asked;
  const { result, query } = useList<MemberAccount, HttpError>({
    resource: accountResource,
    filters: [
      { field: 'q', operator: 'eq', value: q },
      { field: 'state', operator: 'eq', value: state ?? '' },
    ],
    sorters: [{ field: 'createdAt', order: order === 'oldest' ? 'asc' : 'desc' }],
    pagination: { currentPage: page, pageSize: accountPageSize },
    errorNotification: false,
  });
  const total = result.total ?? 0;
  const isPastEnd = useLastPage({ page, pageSize: accountPageSize, total, query }, (last) =>
    show({ page: String(last) }, { replace: true }),
  );

  /** Any other view begins at its first page. */
  function show(change: Readonly<Record<string, string>>, options: NavigateOptions = {}): void {
    const next = { ...(wanted.current ?? written(params)), page: '', ...change };
    wanted.current = next;
    // With nothing at all it would be led to the view that the list opens with.
    const given = Object.entries(next).filter(([, value]) => value !== '');
    setParams(given.length > 0 ? Object.fromEntries(given) : { page: '1' }, options);
  }

  return { ...asked, accounts: result.data, total, isPastEnd, query, show };
}

export type AccountView = ReturnType<typeof useAccounts>;

/** The address again, of what is known in it. */
function written(params: URLSearchParams): Record<string, string> {
  const { q, state, order } = readAsked(params);
  return {
    q,
    state: state ?? '',
    sort: order === 'newest' ? '' : order,
    columns: params.get('columns') ?? '',
  };
}

function readAsked(params: URLSearchParams) {
  const state: AccountState | undefined = accountStates.find((known) => known === params.get('state'));
  return {
    q: params.get('q') ?? '',
    state,
    order: accountOrders.find((known) => known === params.get('sort')) ?? ('newest' as const),
    columns: readAccountColumns(params.get('columns') ?? ''),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
  };
}
