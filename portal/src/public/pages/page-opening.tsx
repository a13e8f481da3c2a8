import type { Page } from '@scholars/contract/pages';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb';
import { foreignText } from '~/ui/foreign-text';
import { Rosette } from '~/ui/ornament/rosette';
import styles from './page-opening.module.css';

interface Props {
  page: Pick<Page, 'title' | 'summary' | 'locale'>;
  breadcrumb: readonly Crumb[];
  /** Rays of the rosette beside the title: each of the pages has its own. */
  points?: number;
  children?: ReactNode;
}

/** How a page of words opens: its title over half the page, its summary set off below. */
export function PageOpening({ page: { title, summary, locale }, breadcrumb, points = 12, children }: Props) {
  const { locale: pageLocale } = useLocale();
  const foreign = foreignText(locale, pageLocale);
  return (
    <header className={styles.opening}>
      <Rosette points={points} className={styles.rosette} />
      <div className={styles.inner}>
        <Breadcrumb crumbs={breadcrumb} />
        <h1 className={styles.title} {...foreign}>
          {title}
        </h1>
        <div className={styles.below}>
          {summary && (
            <p className={styles.summary} {...foreign}>
              {summary}
            </p>
          )}
          {children}
        </div>
      </div>
    </header>
  );
}
