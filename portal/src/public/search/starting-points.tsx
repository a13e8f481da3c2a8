import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { useText } from '~/i18n/use-text';
import { Chip, ChipRow } from '~/ui/chip';
import { MoreLink } from '~/ui/more-link';
import styles from './starting-points.module.css';

/** Where to go from an empty search box. */
export function StartingPoints({ areas }: { areas: readonly { id: number; title: string }[] }) {
  const t = useText('search');
  return (
    <div className={styles.points}>
      {areas.length > 0 && (
        <section className={styles.areas} aria-labelledby="areas">
          <h2 id="areas" className={styles.title}>
            {t('start.areas')}
          </h2>
          <ChipRow>
            {areas.map(({ id, title }) => (
              <Chip key={id} area={id} to={`/focus-areas/research/${siteSlugOfArea(id)}`}>
                {title}
              </Chip>
            ))}
          </ChipRow>
        </section>
      )}
      <section className={styles.areas} aria-labelledby="lists">
        <h2 id="lists" className={styles.title}>
          {t('start.lists')}
        </h2>
        <ul className={styles.lists}>
          {(['opportunities', 'organizations', 'members'] as const).map((list) => (
            <li key={list}>
              <MoreLink to={`/${list}`}>{t(`start.${list}`)}</MoreLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
