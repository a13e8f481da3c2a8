import type { SearchHit as Hit } from '@scholars/contract/search';
import { thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ClosingDate } from '~/shared/closing-date';
import { MarkedText } from '~/shared/marked-text';
import { ShownIn } from '~/shared/shown-in';
import { Badge } from '~/ui/badge';
import { Emblem } from '~/ui/emblem';
import { foreignText } from '~/ui/foreign-text';
import { AreaStar } from '~/ui/ornament/area-star';
import { Picture } from '~/ui/picture';
import styles from './search-hit.module.css';

/** One thing that was found: what it is, where it leads, and why it fits. */
export function SearchHit({ hit }: { hit: Hit }) {
  const t = useText('search');
  const d = useText('directory');
  const { locale } = useLocale();
  const { kind, path, markedTitle, excerpt, facts, foundBy, status, deadline } = hit;
  const foreign = foreignText(hit.locale, locale);
  return (
    <article className={styles.hit} data-area={kind === 'thematic-area' ? thematicAreaIdOf(hit.slug) : undefined}>
      <div className={styles.media}>
        <HitPicture hit={hit} />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{t(`kind.${kind}`)}</p>
        <h3 className={styles.title} {...foreign}>
          <LocaleLink to={path} className={styles.link} data-stretched>
            <MarkedText segments={markedTitle} />
          </LocaleLink>
        </h3>
        {excerpt.length > 0 && (
          <p className={styles.excerpt} {...foreign}>
            <MarkedText segments={excerpt} />
          </p>
        )}
        {(facts.length > 0 || status || foundBy) && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
            {status && (
              <li>
                <ClosingDate deadline={deadline} status={status} />
              </li>
            )}
            {foundBy && <li>{d(`foundBy.${foundBy}`)}</li>}
          </ul>
        )}
        {(hit.locale !== locale || (status && status !== 'open')) && (
          <p className={styles.badges}>
            {status && status !== 'open' && <Badge>{d('deadline.closed')}</Badge>}
            <ShownIn locale={hit.locale} />
          </p>
        )}
      </div>
    </article>
  );
}

function HitPicture({ hit: { kind, slug, title, picture } }: { hit: Hit }) {
  if (kind === 'thematic-area') return <AreaStar area={thematicAreaIdOf(slug)} className={styles.star} />;
  if (!picture) return <AreaStar className={styles.star} />;
  if (kind === 'member' || kind === 'organization')
    return (
      <Emblem picture={picture} name={title} shape={kind === 'member' ? 'round' : 'square'} className={styles.emblem} />
    );
  return <Picture picture={picture} decorative fit="cover" className={styles.cover} />;
}
