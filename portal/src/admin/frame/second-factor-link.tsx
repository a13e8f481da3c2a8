import type { ReactNode } from 'react';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { AdminIcon } from '../parts/admin-icon';
import styles from './admin-menu.module.css';

/** Leads to one's second step at sign-in: a page of the account, which works without the back office. */
export function SecondFactorLink(): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  return (
    <li>
      <a className={styles.item} href={localePath(locale, '/account/second-factor')}>
        <AdminIcon name="key" />
        {t('nav.secondFactor')}
      </a>
    </li>
  );
}
