import type { CrudSort } from '@refinedev/core';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './queue-filter-bar.module.css';
import type { QueueView } from './use-queue';

const orders = [
  'createdAt-desc',
  'createdAt-asc',
  'fullName-asc',
  'organizationName-asc',
  'preferredDepartureDate-asc',
] as const;

export function QueueSort({ view: { queue, sort, setSort } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const offered = orders.filter((order) => queue.rowFields.includes(fieldOf(order)));
  const present = `${sort.field}-${sort.order}`;
  return (
    <Select
      aria-label={t('queue.sort')}
      className={styles.sort}
      popupMatchSelectWidth={false}
      // An order that was chosen by a column's head and is not offered here leaves the box unnamed.
      value={offered.find((order) => order === present) ?? null}
      placeholder={t('queue.sort')}
      options={offered.map((value) => ({ value, label: t(`queue.sortBy.${value}`) }))}
      onChange={(order) => order && setSort(sortOf(order))}
    />
  );
}

function fieldOf(order: string): string {
  return order.split('-')[0] ?? '';
}

function sortOf(order: string): CrudSort {
  return { field: fieldOf(order), order: order.endsWith('-desc') ? 'desc' : 'asc' };
}
