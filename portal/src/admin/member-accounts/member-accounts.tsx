import { useList, type HttpError } from '@refinedev/core';
import { formatDateTime } from '@scholars/contract/format';
import { accountStates, type MemberAccount } from '@scholars/contract/member-accounts';
import { Button, Input, Select, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import tabStyles from '~/ui/tabs.module.css';
import { adminPath } from '../data/queue-address';
import { CallProblem } from '../parts/call-problem';
import { PageNumbers } from '../parts/page-numbers';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { formatAge } from '../values/written-values';
import { accountResource } from './account-calls';
import { AccountTag } from './account-tag';
import rowStyles from '../parts/rows.module.css';
import styles from './member-accounts.module.css';

const pageSize = 20;
const orders = ['newest', 'oldest'] as const;

/** Accounts of members: by state, name or address. What is looked for stands in the address. */
export function MemberAccounts(): ReactNode {
  const t = useText('admin');
  const [params, setParams] = useSearchParams();
  const state = accountStates.find((known) => known === params.get('state'));
  const q = params.get('q') ?? '';
  const order = orders.find((known) => known === params.get('sort')) ?? 'newest';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const { result, query } = useList<MemberAccount, HttpError>({
    resource: accountResource,
    filters: [
      { field: 'q', operator: 'eq', value: q },
      { field: 'state', operator: 'eq', value: state ?? '' },
    ],
    sorters: [{ field: 'createdAt', order: order === 'oldest' ? 'asc' : 'desc' }],
    pagination: { currentPage: page, pageSize },
    errorNotification: false,
  });
  const total = result.total ?? 0;
  usePageTitle(t('accounts.title'));

  /** Any other view begins at its first page. */
  function show(change: Readonly<Record<string, string>>): void {
    const next = { q, state: state ?? '', sort: order === 'newest' ? '' : order, page: '', ...change };
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  }

  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('accounts.title')}</h1>
        <p className={pageStyles.lead} role="status">
          {query.isSuccess && t('accounts.total', { count: total })}
        </p>
      </div>
      <div role="group" aria-label={t('accounts.states')} className={tabStyles.tabs}>
        {[undefined, ...accountStates].map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            className={tabStyles.tab}
            aria-pressed={each === state}
            onClick={() => show({ state: each ?? '' })}
          >
            {t(each ? `accounts.state.${each}` : 'queue.all')}
          </button>
        ))}
      </div>
      <div className={styles.bar}>
        <Search key={q} q={q} onSearch={(words) => show({ q: words })} />
        <Select
          aria-label={t('queue.sort')}
          popupMatchSelectWidth={false}
          value={order}
          options={orders.map((value) => ({
            value,
            label: t(value === 'newest' ? 'queue.sortBy.createdAt-desc' : 'queue.sortBy.createdAt-asc'),
          }))}
          onChange={(sort) => show({ sort: sort === 'newest' ? '' : sort })}
        />
      </div>
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton active />}
      {query.isSuccess && result.data.length === 0 && <EmptyState title={t('accounts.none')} />}
      {result.data.length > 0 && (
        <ul role="list" className={rowStyles.rows}>
          {result.data.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
      {total > pageSize && (
        <PageNumbers
          current={page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          onChange={(next) => show({ page: String(next) })}
        />
      )}
    </>
  );
}

function Search({ q, onSearch }: { q: string; onSearch: (words: string) => void }): ReactNode {
  const t = useText('admin');
  const [typed, setTyped] = useState(q);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Input
        type="search"
        prefix={<Icon name="search" />}
        aria-label={t('queue.search')}
        placeholder={t('accounts.searchHint')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button htmlType="submit">{t('queue.search')}</Button>
    </form>
  );
}

function AccountRow({ account }: { account: MemberAccount }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { id, name, email, state, role, createdAt } = account;
  return (
    <li className={rowStyles.row}>
      <div className={styles.who}>
        <Link to={adminPath(locale, accountResource, id)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.about}>
          <bdi dir="ltr">{email}</bdi>
          {role === 'coordinator' && <span>{t('accounts.coordinator')}</span>}
        </span>
      </div>
      <div className={styles.about}>
        <AccountTag state={state} />
        <time dateTime={createdAt} title={formatDateTime(createdAt, locale)}>
          {formatAge(createdAt, locale)}
        </time>
      </div>
    </li>
  );
}
