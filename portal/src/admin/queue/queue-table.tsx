import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { useCoordinators } from '../data/use-coordinators';
import type { QueueRow } from '../values/row-line';
import { queueColumns } from './queue-columns';
import styles from './queue-table.module.css';
import type { QueueView } from './use-queue';

/** Below it the table is pushed sideways within its frame. */
const tableMinWidth = '54rem';
const columnMinRem = 9;

export function QueueTable({ view: { kind, columns, rows, query, sort, setSort } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const lists = useText('lists');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { nameOf } = useCoordinators();
  return (
    <Table<QueueRow>
      className={styles.table}
      size="small"
      rowKey="id"
      columns={queueColumns(kind, columns, { t, lists, locale, sort, search, nameOf })}
      dataSource={[...rows]}
      loading={query.isPending}
      pagination={false}
      tableLayout="fixed"
      scroll={{ x: `max(${tableMinWidth}, ${columns.length * columnMinRem}rem)` }}
      showSorterTooltip={false}
      sortDirections={['ascend', 'descend', 'ascend']}
      onChange={(_pages, _filters, sorter) => {
        if (Array.isArray(sorter) || !sorter.order || sorter.columnKey === undefined) return;
        setSort({ field: String(sorter.columnKey), order: sorter.order === 'ascend' ? 'asc' : 'desc' });
      }}
      // For the mouse; the keyboard has the link in each row.
      onRow={(row) => ({
        onClick: (event) => {
          const isLink = event.target instanceof Element && event.target.closest('a');
          if (!isLink && window.getSelection()?.isCollapsed !== false)
            void navigate(adminPath(locale, kind, row.id), { state: { queueSearch: search } });
        },
      })}
    />
  );
}
