import type { Locale } from '@scholars/contract/locale';
import { agsCategories } from '@scholars/contract/shapes';
import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { foreignText } from '~/ui/foreign-text';
import { AreaStar } from '~/ui/ornament/area-star';
import styles from './area-tiles.module.css';

interface Area {
  id: number;
  title: string;
  locale: Locale;
  summary: string;
}

/** The five areas, each in its hue, with its star and the three ways into it. */
export function AreaTiles({ areas }: { areas: readonly Area[] }) {
  const t = useText('home');
  const { locale } = useLocale();
  return (
    <ul className={styles.tiles}>
      {areas.map((area) => (
        <li key={area.id} className={styles.tile} data-area={area.id}>
          <AreaStar area={area.id} className={styles.ornament} />
          <AreaStar area={area.id} className={styles.star} />
          <h3 className={styles.title} {...foreignText(area.locale, locale)}>
            {area.title}
          </h3>
          <p className={styles.summary} {...foreignText(area.locale, locale)}>
            {area.summary}
          </p>
          <ul className={styles.ways} aria-label={area.title}>
            {agsCategories.map((category) => (
              <li key={category}>
                <LocaleLink to={`/focus-areas/${category}/${siteSlugOfArea(area.id)}`}>{t(`category.${category}`)}</LocaleLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
