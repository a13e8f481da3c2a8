import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import styles from './admin-frame.module.css';

/** The back office's name with the star of the site's ornament. */
export function Brand(): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  return (
    <Link className={styles.brand} to={adminPath(locale)}>
      <svg viewBox="0 0 32 32" className={styles.star} aria-hidden="true" focusable="false">
        <path d="M7 7h18v18H7z" />
        <path d="M16 3.300 28.700 16 16 28.700 3.300 16z" />
      </svg>
      {t('name')}
    </Link>
  );
}
