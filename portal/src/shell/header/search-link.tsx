import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import styles from './header-tools.module.css';

/** The way to the search page. */
export function SearchLink() {
  const t = useText('shell');
  return (
    <LocaleLink to="/search" className={`${styles.tool} ${styles.square}`} aria-label={t('search')} title={t('search')}>
      <Icon name="search" />
    </LocaleLink>
  );
}
