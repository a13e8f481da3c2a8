import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { AreaStar } from '~/ui/ornament/area-star';
import styles from './brand.module.css';

/** The site's name, which leads home. */
export function Brand() {
  const common = useText('common');
  return (
    <LocaleLink to="/" className={styles.brand}>
      <AreaStar className={styles.mark} />
      <span className={styles.name}>{useSiteKey('site_name') ?? common('siteName')}</span>
    </LocaleLink>
  );
}
