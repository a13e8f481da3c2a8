import type { CrudSort } from '@refinedev/core';
import type { Locale } from '@scholars/contract/locale';
import type { FieldFormat, RowLine } from '@scholars/contract/queues/kind-description';
import { isSortable } from '@scholars/contract/queues/queue-columns';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '@scholars/contract/format';
import type { Text } from '~/i18n/text';
import { adminPath } from '../data/queue-address';
import { rowLine, type QueueRow } from '../values/row-line';
import type { RecordState } from '../values/trail';
import { StatusTag } from '../status/status-tag';
import { formatAge } from '../values/written-values';
import { columnHeading } from './column-heading';
import styles from './queue-table.module.css';

interface Words {
  t: Text<'admin'>;
  lists: Text<'lists'>;
  locale: Locale;
  sort: CrudSort;
  /** What a submission's page is given: the way back, and the order of the rows. */
  state: RecordState;
  /** The name of a coordinator; nothing for nobody. */
  nameOf: (id: string | null | undefined) => string | undefined;
}

type Column = TableColumnType<QueueRow>;

/** The chosen columns of a queue; each sorts by the field that is its key. */
export function queueColumns(
  kind: SubmissionKind,
  columns: readonly string[],
  { t, lists, locale, sort, state, nameOf }: Words,
): Column[] {
  const { columns: described, titleField, fields } = describedKind(kind);
  const column = (field: string, render: (row: QueueRow) => ReactNode, width?: string): Column => ({
    key: field,
    title: columnHeading(kind, field, t, lists),
    width,
    sorter: isSortable(kind, field),
    sortOrder: sort.field === field ? (sort.order === 'asc' ? 'ascend' : 'descend') : null,
    render: (_value: unknown, row: QueueRow) => render(row),
  });

  const lineOf = (row: QueueRow, line: RowLine | undefined): ReactNode => {
    const text = line && rowLine(kind, row, line, t, locale);
    if (line !== titleField) return text;
    return (
      <Link className={styles.name} to={adminPath(locale, kind, row.id)} state={state} data-row-link={row.id}>
        {text}
      </Link>
    );
  };

  const moment = (instant: string | undefined) =>
    instant && (
      <time dateTime={instant} title={formatDateTime(instant, locale)}>
        <Lines first={formatAge(instant, locale)} second={formatDate(instant, locale, 'short')} />
      </time>
    );

  return columns.map((name) => {
    switch (name) {
      case 'reference':
        return column(
          name,
          ({ reference }) => (
            <span className={styles.reference} dir="ltr">
              {reference}
            </span>
          ),
          '8.75rem',
        );
      case 'status':
        return column(
          name,
          ({ status, assignee }) => (
            // Who has taken it on stands in a column of its own where that was chosen.
            <Lines
              first={<StatusTag status={status} />}
              second={columns.includes('assignee') ? undefined : nameOf(assignee)}
            />
          ),
          '11.5rem',
        );
      case 'assignee':
        return column(name, ({ assignee }) => <Lines first={nameOf(assignee) ?? t('assignee.nobody')} />);
      case 'createdAt':
      case 'updatedAt':
        return column(name, (row) => moment(row[name]), '8.75rem');
      case 'language':
        return column(name, ({ language }) => lists(language === 'ar' ? 'columns.ar' : 'columns.en'), '7rem');
    }
    const [first, second] = described.find(({ field }) => field === name)?.lines ?? [name];
    return column(name, (row) => (
      <Lines
        first={fields[name] === 'date' && first === name ? dayOf(row[name]) : lineOf(row, first)}
        second={lineOf(row, second)}
        firstDir={isLatin(fields[name]) && first === name ? 'ltr' : 'auto'}
        secondDir={second === 'emailAddress' ? 'ltr' : 'auto'}
      />
    ));
  });

  function dayOf(day: string | undefined): string {
    return day ? formatDate(day, locale, 'short') : '';
  }
}

/** What is written from the left in both languages. */
function isLatin(format: FieldFormat | undefined): boolean {
  return format === 'email' || format === 'phone' || format === 'url';
}

/** One or two lines; each keeps its own direction and is cut at its own end. */
function Lines({
  first,
  second,
  firstDir = 'auto',
  secondDir = 'auto',
}: {
  first: ReactNode;
  second?: ReactNode;
  firstDir?: 'auto' | 'ltr';
  secondDir?: 'auto' | 'ltr';
}): ReactNode {
  return (
    <span className={styles.two}>
      <span dir={firstDir}>{first}</span>
      {second && (
        <span dir={secondDir} className={styles.second}>
          {second}
        </span>
      )}
    </span>
  );
}
