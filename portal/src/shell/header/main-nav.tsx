import { useLocation } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import type { NavigationArea, NavigationEntry } from './navigation';
import { CategoryLinks } from './category-links';
import styles from './main-nav.module.css';

/** The header's entries from 1025 px on. Sub-menus are `<details>` of one name, so that one is open at a time. */
export function MainNav({ areas, entries }: { areas: readonly NavigationArea[]; entries: readonly NavigationEntry[] }) {
  const t = useText('shell');
  return (
    <nav aria-label={t('nav.label')} className={styles.nav} data-arrows="">
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key} className={styles.entry}>
            <Entry entry={entry} areas={areas} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, areas }: { entry: NavigationEntry; areas: readonly NavigationArea[] }) {
  const t = useText('shell');
  const isHere = useIsHere();
  const label = t(`nav.${entry.key}`);
  if (!('category' in entry || 'entries' in entry)) {
    return (
      <LocaleLink to={entry.to} className={styles.link} aria-current={isHere(entry.to, true) ? 'page' : undefined}>
        {label}
      </LocaleLink>
    );
  }
  return (
    <details className={styles.menu} name="main-nav" data-menu="hover">
      <summary className={styles.link} data-here={isHere(entry.to) || undefined}>
        {label}
        <Icon name="down" className={styles.arrow} />
      </summary>
      {'category' in entry ? (
        <div className={styles.wide}>
          <CategoryLinks category={entry.category} areas={areas} />
        </div>
      ) : (
        <ul className={styles.narrow}>
          {entry.entries.map(({ key, to }) => (
            <li key={key}>
              <LocaleLink to={to} className={styles.sub} aria-current={isHere(to, true) ? 'page' : undefined}>
                {t(`nav.${key}`)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Whether the page is at a path, or below it. */
function useIsHere(): (to: string, exactly?: boolean) => boolean {
  const { locale } = useLocale();
  const { pathname } = useLocation();
  return (to, exactly = false) => {
    const path = localePath(locale, to);
    return pathname === path || (!exactly && pathname.startsWith(`${path}/`));
  };
}
