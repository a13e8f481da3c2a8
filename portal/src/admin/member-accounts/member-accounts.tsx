import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import { useWayBack } from '../frame/use-way-back';
import { useRowKeys } from '../keys/use-row-keys';
import { CallProblem } from '../parts/call-problem';
import { PageNumbers } from '../parts/page-numbers';
import pageStyles from '../parts/page.module.css';
import rowStyles from '../parts/rows.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { Waiting } from '../parts/waiting';
import { trailOfPage } from '../values/trail';
import { OpeningView } from '../views/opening-view';
import { SavedViews } from '../views/saved-views';
import { AccountBar } from './account-bar';
import { accountResource } from './account-calls';
import { AccountRow } from './account-row';
import { accountPageSize, useAccounts, type AccountView } from './use-accounts';

/** Accounts of members: by state, name or address. */
export function MemberAccounts(): ReactNode {
  return (
    <OpeningView queue={accountResource}>
      <AccountList />
    </OpeningView>
  );
}

function AccountList(): ReactNode {
  const t = useText('admin');
  const view = useAccounts();
  const { accounts, page, total, isPastEnd, query, show } = view;
  usePageTitle(t('accounts.title'));
  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('accounts.title')}</h1>
        <p className={pageStyles.lead} role="status">
          {query.isSuccess && t('accounts.total', { count: total })}
        </p>
      </div>
      <SavedViews queue={accountResource} />
      <AccountBar view={view} />
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Waiting />}
      {query.isSuccess && accounts.length === 0 && !isPastEnd && <EmptyState title={t('accounts.none')} />}
      <AccountRows view={view} />
      {total > accountPageSize && (
        <PageNumbers
          current={page}
          pageSize={accountPageSize}
          total={total}
          showSizeChanger={false}
          onChange={(next) => show({ page: String(next) })}
        />
      )}
    </>
  );
}

function AccountRows({ view: { accounts, columns, page, total, query } }: { view: AccountView }): ReactNode {
  const { search } = useLocation();
  const ids = accounts.map(({ id }) => id);
  const trail = trailOfPage(ids, { page, pageSize: accountPageSize, total });
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  useWayBack(list, { resource: accountResource, search, ids: trail.ids, isFetching: query.isFetching }, true);
  if (accounts.length === 0) return null;
  return (
    <ul ref={list} role="list" className={rowStyles.rows}>
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} columns={columns} state={{ queueSearch: search, trail }} />
      ))}
    </ul>
  );
}
