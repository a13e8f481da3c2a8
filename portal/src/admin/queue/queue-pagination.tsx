import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { PageNumbers } from '../parts/page-numbers';
import { pageSizes, type QueueView } from './use-queue';

export function QueuePagination({ view: { page, pageSize, total, setPage } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  return (
    <PageNumbers
      current={page}
      pageSize={pageSize}
      total={total}
      onChange={setPage}
      showTotal={(all, [first, last]) => t('queue.range', { from: first, to: last, total: all })}
      showSizeChanger={{
        'aria-label': t('queue.perPage', { count: pageSize }),
        options: pageSizes.map((size) => ({ value: size, label: t('queue.perPage', { count: size }) })),
      }}
    />
  );
}
