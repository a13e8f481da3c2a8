import { formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { askedBy, connectionTabs, tabPath, type ConnectionTab } from './connection-tabs';
import styles from '~/ui/tabs.module.css';

/** Links, each with how many there are: what a tab shows has an address. */
export function TabLinks({ chosen, counts }: { chosen: ConnectionTab; counts: Readonly<Record<string, number>> }) {
  const t = useText('connections');
  const { locale } = useLocale();
  return (
    <nav aria-label={t('tabs.label')} className={styles.tabs} data-roomy="">
      {connectionTabs.map((tab) => (
        <LocaleLink
          key={tab}
          to={tabPath(tab)}
          className={styles.tab}
          aria-current={tab === chosen ? 'page' : undefined}
          preventScrollReset
        >
          {t(`tabs.${tab}`)}
          <span className={styles.count}>{formatNumber(counts[askedBy[tab].count] ?? 0, locale)}</span>
        </LocaleLink>
      ))}
    </nav>
  );
}
