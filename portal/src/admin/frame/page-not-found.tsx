import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { usePageTitle } from '../parts/use-page-title';
import styles from '../parts/page.module.css';

export function PageNotFound(): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  usePageTitle(t('problem.pageNotFound'));
  return (
    <div className={styles.notice}>
      <h1 className={styles.title}>{t('problem.pageNotFound')}</h1>
      <Link to={adminPath(locale)}>{t('problem.toOverview')}</Link>
    </div>
  );
}
