import { agsCategories, type AgsCategory } from '@scholars/contract/fixed-values';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import styles from './category-switch.module.css';

/** The same area as education, research and innovation see it. */
export function CategorySwitch({ current, slug }: { current: AgsCategory; slug: string }) {
  const t = useText('focus-areas');
  return (
    <nav aria-label={t('views')}>
      <ul className={styles.list}>
        {agsCategories.map((category) => (
          <li key={category}>
            <LocaleLink
              to={`/focus-areas/${category}/${slug}`}
              aria-current={category === current ? 'page' : undefined}
              className={styles.view}
              preventScrollReset
            >
              {t(`category.${category}`)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
