import { useList, type HttpError } from '@refinedev/core';
import { formatDateTime } from '@scholars/contract/format';
import { accountStates, type MemberAccount } from '@scholars/contract/member-accounts';
import { Button, Input, Select } from 'antd';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams, type NavigateOptions } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Waiting } from '../parts/waiting';
import tabStyles from '~/ui/tabs.module.css';
import { adminPath } from '../data/queue-address';
import { useRowKeys } from '../keys/use-row-keys';
import { useSearchKey } from '../keys/use-search-key';
import { CallProblem } from '../parts/call-problem';
import { PageNumbers } from '../parts/page-numbers';
import pageStyles from '../parts/page.module.css';
import { ColumnChooser } from '../parts/column-chooser';
import { SearchReach } from '../parts/search-reach';
import { useLastPage } from '../parts/use-last-page';
import { usePageTitle } from '../parts/use-page-title';
import { useWayBack } from '../frame/use-way-back';
import { trailOfPage, type RecordState } from '../values/trail';
import { formatAge } from '../values/written-values';
import { OpeningView } from '../views/opening-view';
import { SavedViews } from '../views/saved-views';
import { accountResource } from './account-calls';
import { AccountTag } from './account-tag';
import rowStyles from '../parts/rows.module.css';
import styles from './member-accounts.module.css';

const pageSize = 20;
const orders = ['newest', 'oldest'] as const;

const offeredColumns = ['name', 'email', 'role', 'state', 'createdAt'] as const;
type AccountColumn = (typeof offeredColumns)[number];

/** Accounts of members: by state, name or address. What is looked for and shown stands in the address. */
export function MemberAccounts(): ReactNode {
  return (
    <OpeningView queue={accountResource}>
      <AccountList />
    </OpeningView>
  );
}

function AccountList(): ReactNode {
  const t = useText('admin');
  const lists = useText('lists');
  const [params, setParams] = useSearchParams();
  const state = accountStates.find((known) => known === params.get('state'));
  const q = params.get('q') ?? '';
  const order = orders.find((known) => known === params.get('sort')) ?? 'newest';
  const written = params.get('columns') ?? '';
  const columns = readAccountColumns(written);
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
  const isPastEnd = useLastPage({ page, pageSize, total, query }, (last) =>
    show({ page: String(last) }, { replace: true }),
  );
  const { search } = useLocation();
  const trail = trailOfPage(
    result.data.map(({ id }) => id),
    { page, pageSize, total },
  );
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  useWayBack(list, { resource: accountResource, search, ids: trail.ids, isFetching: query.isFetching }, true);
  usePageTitle(t('accounts.title'));

  /** Any other view begins at its first page. */
  function show(change: Readonly<Record<string, string>>, options: NavigateOptions = {}): void {
    const next = {
      q,
      state: state ?? '',
      sort: order === 'newest' ? '' : order,
      page: '',
      columns: written,
      ...change,
    };
    // With nothing at all it would be led to the view that the list opens with.
    const given = Object.entries(next).filter(([, value]) => value !== '');
    setParams(given.length > 0 ? Object.fromEntries(given) : { page: '1' }, options);
  }

  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('accounts.title')}</h1>
        <p className={pageStyles.lead} role="status">
          {query.isSuccess && t('accounts.total', { count: total })}
        </p>
      </div>
      <SavedViews queue={accountResource} />
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
      <div className={styles.bar} data-print="no">
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
        <ColumnChooser
          columns={columns}
          offered={offeredColumns}
          usual={offeredColumns}
          fixed="name"
          headingOf={(name) => lists(`accountColumns.${accountColumnOf(name)}`)}
          onChoose={(chosen) => show({ columns: chosen.join() === offeredColumns.join() ? '' : chosen.join() })}
        />
      </div>
      <SearchReach q={q} onSearch={(words) => show({ q: words })} />
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Waiting />}
      {query.isSuccess && result.data.length === 0 && !isPastEnd && <EmptyState title={t('accounts.none')} />}
      {result.data.length > 0 && (
        <ul ref={list} role="list" className={rowStyles.rows}>
          {result.data.map((account) => (
            <AccountRow key={account.id} account={account} columns={columns} state={{ queueSearch: search, trail }} />
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
  const field = useSearchKey();
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
        ref={field}
        type="search"
        aria-keyshortcuts="/"
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

interface RowProps {
  account: MemberAccount;
  columns: readonly AccountColumn[];
  state: RecordState;
}

function AccountRow({ account, columns, state }: RowProps): ReactNode {
  const { locale } = useLocale();
  const { id, name } = account;
  const place = columns.indexOf('name');
  return (
    <li className={rowStyles.row}>
      <AccountFacts account={account} columns={columns.slice(0, place)} />
      <div className={styles.who}>
        <Link to={adminPath(locale, accountResource, id)} state={state} data-row-link={id} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
      </div>
      <AccountFacts account={account} columns={columns.slice(place + 1)} />
    </li>
  );
}

function AccountFacts({ account, columns }: Omit<RowProps, 'state'>): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { email, state, role, createdAt } = account;
  const facts: Record<AccountColumn, ReactNode> = {
    name: null,
    email: <bdi dir="ltr">{email}</bdi>,
    role: role === 'coordinator' && <span>{t('accounts.coordinator')}</span>,
    state: <AccountTag state={state} />,
    createdAt: (
      <time dateTime={createdAt} title={formatDateTime(createdAt, locale)}>
        {formatAge(createdAt, locale)}
      </time>
    ),
  };
  if (columns.length === 0) return null;
  return (
    <div className={styles.about}>
      {columns.map((column) => (
        <Fragment key={column}>{facts[column]}</Fragment>
      ))}
    </div>
  );
}

/** As the address names them; the name leads to the account, so it is always there. */
function readAccountColumns(written: string): readonly AccountColumn[] {
  const chosen = [...new Set(written.split(','))].flatMap((name) => offeredColumns.filter((known) => known === name));
  if (chosen.length === 0) return offeredColumns;
  return chosen.includes('name') ? chosen : ['name', ...chosen];
}

function accountColumnOf(name: string): AccountColumn {
  return offeredColumns.find((known) => known === name) ?? 'name';
}
