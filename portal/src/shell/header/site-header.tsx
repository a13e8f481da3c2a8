import type { NavigationArea, NavigationEntry } from './navigation';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';
import { MainNav } from './main-nav';
import { MemberBadges } from './member-badges';
import { MobileMenu, MobileMenuButton } from './mobile-menu';
import { SearchLink } from './search-link';
import styles from './site-header.module.css';
import { ThemeToggle } from './theme-toggle';

interface Props {
  areas: readonly NavigationArea[];
  entries: readonly NavigationEntry[];
  /** Transparent over the page's ink band, until one scrolls (spec §2). */
  isOverlay: boolean;
}

/**
 * Name, navigation and tools. It stays in view; after 100 px it draws its own ground (`data-scrolled`, set by the
 * frame's script).
 */
export function SiteHeader({ areas, entries, isOverlay }: Props) {
  return (
    <header className={styles.header} data-overlay={isOverlay || undefined} data-print="no">
      <div className={styles.inner}>
        <Brand />
        <MainNav areas={areas} entries={entries} />
        <div className={styles.tools}>
          <SearchLink />
          <ThemeToggle />
          <MemberBadges />
          <span className={styles.notNarrow}>
            <LanguageSwitch />
          </span>
          <span className={styles.wideOnly}>
            <AccountMenu />
          </span>
          <MobileMenuButton />
        </div>
      </div>
      <MobileMenu areas={areas} entries={entries} />
    </header>
  );
}
