import { formatDateTime } from '@scholars/contract/format';
import type { MemberAccount } from '@scholars/contract/member-accounts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import rowStyles from '../parts/rows.module.css';
import type { RecordState } from '../values/trail';
import { formatAge } from '../values/written-values';
import { accountResource } from './account-calls';
import type { AccountColumn } from './account-columns';
import { AccountTag } from './account-tag';
import styles from './member-accounts.module.css';

interface RowProps {
  account: MemberAccount;
  columns: readonly AccountColumn[];
  state: RecordState;
}

/** Whose account it is, and of the rest what was chosen to be seen, in its order. */
export function AccountRow({ account, columns, state }: RowProps): ReactNode {
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
