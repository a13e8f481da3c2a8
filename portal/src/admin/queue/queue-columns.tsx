import type { CrudSort } from '@refinedev/core';
import type { Locale } from '@scholars/contract/locale';
import type { RowLine } from '@scholars/contract/queues/kind-description';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '@scholars/contract/format';
import type { Text } from '~/i18n/text';
import { adminPath } from '../data/queue-address';
import { rowLine, type QueueRow } from '../values/row-line';
import { StatusTag } from '../status/status-tag';
import { describedWord, formatAge } from '../values/written-values';
import styles from './queue-table.module.css';

interface Words {
  t: Text<'admin'>;
  locale: Locale;
  sort: CrudSort;
  /** The queue's own query, so that the way back from a submission leads to the same rows. */
  search: string;
  /** The name of a coordinator; nothing for nobody. */
  nameOf: (id: string | null | undefined) => string | undefined;
}

type Column = TableColumnType<QueueRow>;

/** The columns of a queue; each sorts by the field that is its key. */
export function queueColumns(kind: SubmissionKind, { t, locale, sort, search, nameOf }: Words): Column[] {
  const { columns, titleField } = describedKind(kind);
  const column = (
    field: string,
    render: (row: QueueRow) => ReactNode,
    more: { heading?: string | undefined; width?: string } = {},
  ): Column => ({
    key: field,
    title: describedWord(t, 'field', more.heading ?? field),
    width: more.width,
    sorter: true,
    sortOrder: sort.field === field ? (sort.order === 'asc' ? 'ascend' : 'descend') : null,
    render: (_value: unknown, row: QueueRow) => render(row),
  });

  const lineOf = (row: QueueRow, line: RowLine | undefined): ReactNode => {
    const text = line && rowLine(kind, row, line, t, locale);
    if (line !== titleField) return text;
    return (
      <Link className={styles.name} to={adminPath(locale, kind, row.id)} state={{ queueSearch: search }}>
        {text}
      </Link>
    );
  };

  return [
    column(
      'reference',
      ({ reference }) => (
        <span className={styles.reference} dir="ltr">
          {reference}
        </span>
      ),
      { width: '8.75rem' },
    ),
    ...columns.map(({ field, heading, lines: [first, second] }) =>
      column(
        field,
        (row) => (
          <Lines
            first={lineOf(row, first)}
            second={lineOf(row, second)}
            secondDir={second === 'emailAddress' ? 'ltr' : 'auto'}
          />
        ),
        { heading },
      ),
    ),
    column(
      'status',
      ({ status, assignee }) => <Lines first={<StatusTag status={status} />} second={nameOf(assignee)} />,
      { width: '11.5rem' },
    ),
    column(
      'createdAt',
      ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDateTime(createdAt, locale)}>
          <Lines first={formatAge(createdAt, locale)} second={formatDate(createdAt, locale, 'short')} />
        </time>
      ),
      { width: '8.75rem' },
    ),
  ];
}

/** One or two lines; each keeps its own direction and is cut at its own end. */
function Lines({
  first,
  second,
  secondDir = 'auto',
}: {
  first: ReactNode;
  second: ReactNode;
  secondDir?: 'auto' | 'ltr';
}): ReactNode {
  return (
    <span className={styles.two}>
      <span dir="auto">{first}</span>
      {second && (
        <span dir={secondDir} className={styles.second}>
          {second}
        </span>
      )}
    </span>
  );
}
