import { accountStates } from '@scholars/contract/member-accounts';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import tabStyles from '~/ui/tabs.module.css';
import { ColumnChooser } from '../parts/column-chooser';
import { SearchReach } from '../parts/search-reach';
import { TypedSearch } from '../search/typed-search';
import { accountColumnOf, offeredColumns } from './account-columns';
import styles from './member-accounts.module.css';
import { accountOrders, type AccountView } from './use-accounts';

/** In which state, by which words, in which order and with which columns the accounts are shown. */
export function AccountBar({ view }: { view: AccountView }): ReactNode {
  const t = useText('admin');
  const lists = useText('lists');
  const { q, order, columns, show } = view;
  const search = (words: string) => show({ q: words }, { replace: true });
  return (
    <>
      <AccountStates view={view} />
      <div className={styles.bar} data-print="no">
        <TypedSearch q={q} hint={t('accounts.searchHint')} className={styles.search} onSearch={search} />
        <Select
          aria-label={t('queue.sort')}
          popupMatchSelectWidth={false}
          value={order}
          options={accountOrders.map((value) => ({
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
      <SearchReach q={q} onSearch={search} />
    </>
  );
}

function AccountStates({ view: { state, show } }: { view: AccountView }): ReactNode {
  const t = useText('admin');
  return (
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
  );
}
