import { agsCategories } from '@scholars/contract/fixed-values';
import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { foreignText } from '~/ui/foreign-text';
import { AreaPattern } from '~/ui/ornament/area-pattern';
import type { ListedArea } from '../live';
import styles from './area-plates.module.css';

/** The areas as plates of a pattern book, each with the three ways into it. */
export function AreaPlates({ areas }: { areas: readonly ListedArea[] }) {
  const t = useText('pages');
  const { locale } = useLocale();
  return (
    <ul className={styles.plates}>
      {areas.map(({ id, title, locale: own, summary }) => (
        <li key={id} className={styles.area} data-area={id}>
          <div className={styles.plate}>
            <AreaPattern area={id} />
          </div>
          <div className={styles.words}>
            <h3 className={styles.title} {...foreignText(own, locale)}>
              {title}
            </h3>
            <p className={styles.summary} {...foreignText(own, locale)}>
              {summary}
            </p>
            <ul className={styles.ways} aria-label={title}>
              {agsCategories.map((category) => (
                <li key={category}>
                  <LocaleLink to={`/focus-areas/${category}/${siteSlugOfArea(id)}`}>
                    {t(`category.${category}`)}
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
