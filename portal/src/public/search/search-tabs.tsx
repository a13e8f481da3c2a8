import type { SearchAnswer } from '@scholars/contract/search';
import { formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { searchPath, searchTabs, type SearchTab } from './search-query';
import styles from './search-tabs.module.css';

/** All hits, or those of one kind, with how many there are of each. */
export function SearchTabs({ q, type, counts }: { q: string; type: SearchTab; counts: SearchAnswer['counts'] }) {
  const t = useText('search');
  const { locale } = useLocale();
  const tabs = searchTabs.filter((tab) => counts[tab] > 0 || tab === type);
  return (
    <nav aria-label={t('tabs.label')} className={styles.nav}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <LocaleLink
              to={searchPath({ q, type: tab })}
              className={styles.tab}
              aria-current={tab === type ? 'page' : undefined}
              preventScrollReset
            >
              {t(`tabs.${tab}`)} <span className={styles.count}>{formatNumber(counts[tab], locale)}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
