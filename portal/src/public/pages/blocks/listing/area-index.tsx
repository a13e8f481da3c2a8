import type { AgsCategory } from '@scholars/contract/shapes';
import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { foreignText } from '~/ui/foreign-text';
import { Icon } from '~/ui/icon';
import { AreaStar } from '~/ui/ornament/area-star';
import type { ListedArea } from '../live';
import styles from './area-index.module.css';

/** The areas as one category sees them, each in its hue. */
export function AreaIndex({ areas, category }: { areas: readonly ListedArea[]; category: AgsCategory }) {
  const { locale } = useLocale();
  return (
    <ul className={styles.index}>
      {areas.map(({ id, title, locale: own, summary }) => (
        <li key={id} className={styles.area} data-area={id}>
          <AreaStar area={id} className={styles.star} />
          <div {...foreignText(own, locale)}>
            <h3 className={styles.title}>
              <LocaleLink to={`/focus-areas/${category}/${siteSlugOfArea(id)}`} className={styles.link} data-stretched>
                {title}
              </LocaleLink>
            </h3>
            <p className={styles.summary}>{summary}</p>
          </div>
          <Icon name="next" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
