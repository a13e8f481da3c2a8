import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { placeName } from '@scholars/contract/place-name';
import { Emblem } from '~/ui/emblem';
import { foreignText } from '~/ui/foreign-text';
import type { ListedOrganization } from '../live';
import styles from './organization-register.module.css';

/** Organizations by their marks and names, in the columns of a register. */
export function OrganizationRegister({ organizations }: { organizations: readonly ListedOrganization[] }) {
  const t = useText('directory');
  const { locale } = useLocale();
  return (
    <ul className={styles.register}>
      {organizations.map(({ slug, name, locale: own, logo, type, city, country }) => (
        <li key={slug} className={styles.organization}>
          <Emblem picture={logo} name={name} shape="square" className={styles.logo} />
          <div>
            <h3 className={styles.name} {...foreignText(own, locale)}>
              <LocaleLink to={`/organizations/${slug}`} className={styles.link} data-stretched>
                {name}
              </LocaleLink>
            </h3>
            <p className={styles.facts}>
              {t(`organizationType.${type}`)}
              {(city || country) && ' ·\u00a0'}
              <bdi>{placeName(city, country, locale)}</bdi>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
