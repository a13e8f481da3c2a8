import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type HTMLAttributes, type ReactNode } from 'react';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './page.module.css';

/** antd's page numbers in the page's digits, with names for the two arrows: the drawings have none. */
export function PageNumbers(options: Omit<PaginationProps, 'itemRender' | 'className'>): ReactNode {
  const t = useText('common');
  const { locale } = useLocale();
  return (
    <Pagination
      {...options}
      className={styles.pageNumbers}
      showTitle={false}
      itemRender={(number, type, element) => {
        if (type === 'page') return <span className={styles.pageNumber}>{formatNumber(number, locale)}</span>;
        if ((type === 'prev' || type === 'next') && isValidElement<HTMLAttributes<HTMLElement>>(element))
          return cloneElement(element, { 'aria-label': t(type === 'prev' ? 'previous' : 'next') });
        return element;
      }}
    />
  );
}
