import { formatNumber } from '~/i18n/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './members-by-country.module.css';

interface CountryCount {
  country: { code: string; name: string };
  count: number;
}

const barsShown = 8;

/** Where members live: the countries with most of them as bars, the others as a running list. Each leads to its members. */
export function MembersByCountry({ countries }: { countries: readonly CountryCount[] }) {
  const t = useText('home');
  const { locale } = useLocale();
  const most = Math.max(1, ...countries.map(({ count }) => count));
  const others = countries.slice(barsShown);
  return (
    <div className={styles.columns}>
      <ol className={styles.bars}>
        {countries.slice(0, barsShown).map(({ country, count }) => (
          <li key={country.code}>
            <LocaleLink to={membersIn(country.code)} className={styles.row}>
              <span className={styles.name}>{country.name}</span>
              {/* A width in a style attribute would need a wider content security policy; an SVG's own does not. */}
              <svg className={styles.bar} aria-hidden="true" focusable="false">
                <rect width={`${(count / most) * 100}%`} height="100%" />
              </svg>
              <span className={styles.count}>{formatNumber(count, locale)}</span>
            </LocaleLink>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div className={styles.others}>
          <h3 className={styles.title}>{t('members.others')}</h3>
          <ul className={styles.list}>
            {others.map(({ country, count }) => (
              <li key={country.code}>
                <LocaleLink to={membersIn(country.code)}>
                  {country.name} <span className={styles.count}>{formatNumber(count, locale)}</span>
                </LocaleLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function membersIn(countryCode: string): string {
  return `/members?country=${countryCode}`;
}
