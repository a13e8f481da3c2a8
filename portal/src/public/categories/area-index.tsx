import type { Locale } from '@scholars/contract/locale';
import type { AgsCategory } from '@scholars/contract/shapes';
import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { foreignText } from '~/ui/foreign-text';
import { AreaStar } from '~/ui/ornament/area-star';
import styles from './area-index.module.css';

interface Area {
  id: number;
  title: string;
  locale: Locale;
  intro: string;
  opportunityCount: number;
}

/** The focus areas as one category sees them. */
export function AreaIndex({ category, areas }: { category: AgsCategory; areas: readonly Area[] }) {
  const t = useText('categories');
  const { locale } = useLocale();
  return (
    <section aria-labelledby="areas-title" className={styles.index}>
      <h2 id="areas-title" className={styles.heading}>
        {t('areas')}
      </h2>
      <ul className={styles.list}>
        {areas.map((area) => (
          <li key={area.id} className={styles.area} data-area={area.id}>
            <AreaStar area={area.id} className={styles.star} />
            <div {...foreignText(area.locale, locale)}>
              <h3 className={styles.title}>
                <LocaleLink to={`/focus-areas/${category}/${siteSlugOfArea(area.id)}`}>{area.title}</LocaleLink>
              </h3>
              {area.intro && <p className={styles.intro}>{area.intro}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
