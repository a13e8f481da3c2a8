import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { adminPath } from '../data/queue-address';
import { readRecordState } from '../values/trail';
import styles from './back-to-list.module.css';

/** Back to the rows as they were left, when the page was opened from them. */
export function BackToList({ resource, name }: { resource: string; name: string }): ReactNode {
  const t = useText('admin');
  const path = useListPath(resource);
  return (
    <Link className={styles.back} to={path} data-print="no">
      <Icon name="previous" />
      {t('detail.back', { queue: name })}
    </Link>
  );
}

/** Where the list of a record is, as it was left. */
export function useListPath(resource: string): string {
  const { locale } = useLocale();
  const { state } = useLocation();
  return adminPath(locale, resource) + (readRecordState(state)?.queueSearch ?? '');
}
