import type { CrudSort } from '@refinedev/core';
import { offeredOrders } from '@scholars/contract/queues/queue-fields';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { describedWord } from '../values/written-values';
import styles from './queue-filter-bar.module.css';
import type { QueueView } from './use-queue';

export function QueueSort({ view: { kind, sort, setSort } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const offered = offeredOrders(kind);
  const present = `${sort.field}-${sort.order}`;
  return (
    <Select
      aria-label={t('queue.sort')}
      className={styles.sort}
      popupMatchSelectWidth={false}
      // An order that was chosen by a column's head and is not offered here leaves the box unnamed.
      value={offered.find((order) => order === present) ?? null}
      placeholder={t('queue.sort')}
      options={offered.map((value) => ({ value, label: describedWord(t, 'queue.sortBy', value) }))}
      onChange={(order) => order && setSort(sortOf(order))}
    />
  );
}

function sortOf(order: string): CrudSort {
  return { field: order.split('-')[0] ?? '', order: order.endsWith('-desc') ? 'desc' : 'asc' };
}
