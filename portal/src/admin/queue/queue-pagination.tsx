import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import { formatNumber } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './queue-pagination.module.css';
import { pageSizes, type QueueView } from './use-queue';

export function QueuePagination({ view: { page, pageSize, total, setPage } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  return (
    <Pagination
      className={styles.pages}
      current={page}
      pageSize={pageSize}
      total={total}
      onChange={setPage}
      showTotal={(all, [first, last]) => t('queue.range', { from: first, to: last, total: all })}
      showSizeChanger={{
        'aria-label': t('queue.perPage', { count: pageSize }),
        options: pageSizes.map((size) => ({ value: size, label: t('queue.perPage', { count: size }) })),
      }}
      // antd writes page numbers in Latin digits in every language.
      itemRender={(number, type, element) => (type === 'page' ? <span className={styles.page}>{formatNumber(number, locale)}</span> : element)}
    />
  );
}
