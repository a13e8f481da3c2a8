import type { Locale } from '@scholars/contract/locale';
import type { Picture } from '@scholars/contract/shapes';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { Emblem } from '~/ui/emblem';
import { foreignText } from '~/ui/foreign-text';
import styles from './organization-wall.module.css';

interface Organization {
  slug: string;
  name: string;
  locale: Locale;
  logo: Picture;
}

/** Organizations by their logos and names. */
export function OrganizationWall({ organizations }: { organizations: readonly Organization[] }) {
  const { locale } = useLocale();
  return (
    <ul className={styles.wall}>
      {organizations.map(({ slug, name, locale: own, logo }) => (
        <li key={slug}>
          <LocaleLink to={`/organizations/${slug}`} className={styles.organization}>
            <Emblem picture={logo} name={name} shape="square" className={styles.logo} />
            <span {...foreignText(own, locale)}>{name}</span>
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
