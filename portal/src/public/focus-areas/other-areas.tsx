import type { Locale } from '@scholars/contract/locale';
import type { AgsCategory } from '@scholars/contract/shapes';
import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { foreignText } from '~/ui/foreign-text';
import { AreaStar } from '~/ui/ornament/area-star';
import styles from './other-areas.module.css';

/** The way on to the other areas, in the same view. */
export function OtherAreas({
  areas,
  category,
}: {
  areas: readonly { id: number; title: string; locale: Locale }[];
  category: AgsCategory;
}) {
  const t = useText('focus-areas');
  const { locale } = useLocale();
  return (
    <nav className={styles.band} aria-label={t('others')}>
      <ul className={styles.list}>
        {areas.map(({ id, title, locale: own }) => (
          <li key={id} data-area={id}>
            <LocaleLink to={`/focus-areas/${category}/${siteSlugOfArea(id)}`} className={styles.area}>
              <AreaStar area={id} />
              <span {...foreignText(own, locale)}>{title}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
