import type { AgsCategory } from '@scholars/contract/shapes';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { categoryOpportunitiesPath, focusAreaPath, type NavigationArea } from './navigation';
import styles from './category-links.module.css';

/** What a category's sub-menu holds (spec §2): the focus areas, the opportunities, the organizations. */
export function CategoryLinks({ category, areas }: { category: AgsCategory; areas: readonly NavigationArea[] }) {
  const t = useText('shell');
  return (
    <div className={styles.columns}>
      <ul className={styles.list}>
        <li>
          <LocaleLink to={`/${category}`} className={styles.overview}>
            {t(`nav.overview.${category}`)}
          </LocaleLink>
        </li>
        <li>
          <LocaleLink to={categoryOpportunitiesPath(category)} className={styles.link}>
            {t(`nav.opportunities.${category}`)}
          </LocaleLink>
        </li>
        <li>
          <LocaleLink to="/organizations" className={styles.link}>
            {t('nav.organizations')}
          </LocaleLink>
        </li>
      </ul>
      {areas.length > 0 && (
        <div>
          <p className={styles.title}>{t('nav.focusAreas')}</p>
          <ul className={styles.list}>
            {areas.map(({ id, title }) => (
              <li key={id}>
                <LocaleLink to={focusAreaPath(category, id)} className={styles.link}>
                  <span className={styles.mark} data-area={id} aria-hidden="true" />
                  {title}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
