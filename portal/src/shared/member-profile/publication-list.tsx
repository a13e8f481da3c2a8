import type { Member } from '@scholars/contract/members';
import { formatYear } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ExternalLink } from '~/shared/links/external-link';
import { doiAddress } from './identifiers';
import styles from './life-course.module.css';

/** Publications, the newest first. Their titles and venues are in any language: each finds its own direction. */
export function PublicationList({ entries }: { entries: Member['publications'] }) {
  const t = useText('members');
  const { locale } = useLocale();
  if (entries.length === 0) return null;
  const newestFirst = [...entries].sort((a, b) => b.year - a.year);
  return (
    <section aria-labelledby="publications">
      <h2 id="publications" className={styles.heading}>
        {t('detail.publications')}
      </h2>
      <ol role="list" className={styles.course}>
        {newestFirst.map(({ title, venue, year, type, doi, authors }, i) => (
          <li key={i} className={styles.step}>
            <p className={styles.period}>
              <time dateTime={String(year)}>{formatYear(year, locale)}</time> · {t(`publicationType.${type}`)}
            </p>
            <div>
              <h3 className={styles.title}>
                <bdi>{title}</bdi>
              </h3>
              <p className={styles.where}>
                <bdi>{authors}</bdi>
                {authors && venue && ' · '}
                <cite>
                  <bdi>{venue}</bdi>
                </cite>
              </p>
              {doi && <Doi doi={doi} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Doi({ doi }: { doi: string }) {
  const address = doiAddress(doi);
  return (
    address && (
      <p className={styles.doi}>
        <ExternalLink href={address}>
          <bdi dir="ltr">{address.slice('https://'.length)}</bdi>
        </ExternalLink>
      </p>
    )
  );
}
