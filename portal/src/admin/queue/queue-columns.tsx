import type { CrudSort } from '@refinedev/core';
import type { Locale } from '@scholars/contract/locale';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '~/i18n/format';
import type { Text } from '~/i18n/text';
import { adminPath } from '../data/queue-address';
import type { Queue, QueueRow } from '../queues';
import { StatusTag } from '../status/status-tag';
import { formatAge } from './age';
import { countryName } from './country-name';
import styles from './queue-table.module.css';
import { journeyDays } from './row-summary';

interface Words {
  t: Text;
  locale: Locale;
  sort: CrudSort;
  /** The queue's own query, so that the way back from a submission leads to the same rows. */
  search: string;
}

type Column = TableColumnType<QueueRow>;

/** The columns of a queue; each sorts by the field that is its key. */
export function queueColumns({ kind }: Queue, { t, locale, sort, search }: Words): Column[] {
  const column = (field: keyof QueueRow & string, render: (row: QueueRow) => ReactNode, more: { heading?: string; width?: string } = {}): Column => ({
    key: field,
    title: t(`field.${more.heading ?? field}`),
    width: more.width,
    sorter: true,
    sortOrder: sort.field === field ? (sort.order === 'asc' ? 'ascend' : 'descend') : null,
    render: (_value: unknown, row: QueueRow) => render(row),
  });

  return [
    column('reference', ({ reference }) => (
      <span className={styles.reference} dir="ltr">
        {reference}
      </span>
    ), { width: '8.75rem' }),
    column('fullName', (row) => (
      <Two
        first={
          <Link className={styles.name} to={adminPath(locale, kind, row.id)} state={{ queueSearch: search }}>
            {row.fullName}
          </Link>
        }
        second={row.emailAddress}
        secondDir="ltr"
      />
    )),
    kind === 'travel-intakes'
      ? column('preferredDepartureDate', (row) => <Two first={journeyDays(row, locale)} second={row.preferredAirport} />, { heading: 'journey' })
      : column('currentInstitution', (row) => <Two first={row.currentInstitution} second={countryName(row.currentLocation, locale)} />),
    column('status', ({ status }) => <StatusTag status={status} />, { width: '11.5rem' }),
    column('createdAt', ({ createdAt }) => (
      <time dateTime={createdAt} title={formatDateTime(createdAt, locale)}>
        <Two first={formatAge(createdAt, locale)} second={formatDate(createdAt, locale, 'short')} />
      </time>
    ), { width: '8.75rem' }),
  ];
}

/** Two lines; each keeps its own direction and is cut at its own end. */
function Two({ first, second, secondDir = 'auto' }: { first: ReactNode; second: ReactNode; secondDir?: 'auto' | 'ltr' }): ReactNode {
  return (
    <span className={styles.two}>
      <span dir="auto">{first}</span>
      <span dir={secondDir} className={styles.second}>
        {second}
      </span>
    </span>
  );
}
