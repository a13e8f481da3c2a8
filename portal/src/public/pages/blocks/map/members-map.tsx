import type { BlockOf } from '@scholars/contract/pages';
import { formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { MoreLink } from '~/ui/more-link';
import { BlockSection } from '../block-section';
import type { MapCountry } from '../live';
import styles from './members-map.module.css';

/** Where members work: the dots of their countries lit on a dotted world, and every country by name. */
export function MembersMap({
  block: { title, lead, linkLabel },
  countries,
}: {
  block: BlockOf<'map'>;
  countries: readonly MapCountry[];
}) {
  const { locale } = useLocale();
  return (
    <BlockSection
      title={title}
      lead={lead}
      tone="band"
      layout="top"
      action={linkLabel && <MoreLink to="/members">{linkLabel}</MoreLink>}
    >
      <div className={styles.world} aria-hidden="true">
        <svg viewBox="0 0 1000 476" className={styles.countries} focusable="false">
          {countries.map(({ code, mark }) => mark && <path key={code} d={mark.path} />)}
          {countries.map(
            ({ code, mark, count }) =>
              mark && <circle key={code} cx={mark.x} cy={mark.y} r={1.5 + 2.5 * Math.sqrt(count)} />,
          )}
        </svg>
      </div>
      <ul className={styles.list}>
        {countries.map(({ code, name, count }) => (
          <li key={code}>
            <LocaleLink to={`/members?country=${code}`} className={styles.country}>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.count}>{formatNumber(count, locale)}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
