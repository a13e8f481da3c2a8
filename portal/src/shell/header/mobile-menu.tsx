import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useUser } from '~/session/root-data';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { SearchBox } from '~/ui/search-box';
import type { NavigationArea, NavigationEntry } from './navigation';
import { AccountLinks, AccountName, useLoginPath } from './account-menu';
import { CategoryLinks } from './category-links';
import { LanguageSwitch } from './language-switch';
import styles from './mobile-menu.module.css';

const menuId = 'site-menu';

/** Opens the menu below 1025 px. */
export function MobileMenuButton() {
  const t = useText('shell');
  return (
    <button type="button" className={styles.open} command="show-modal" commandfor={menuId} aria-label={t('menu.open')}>
      <Icon name="menu" className={styles.icon} />
    </button>
  );
}

/** The slide-in menu (spec §2). It closes on Escape, on its button and on a click outside: the dialog's own manners. */
export function MobileMenu({
  areas,
  entries,
}: {
  areas: readonly NavigationArea[];
  entries: readonly NavigationEntry[];
}) {
  const t = useText('shell');
  const { locale } = useLocale();
  const user = useUser();
  const login = useLoginPath();
  return (
    <dialog id={menuId} className={styles.menu} closedby="any" data-menu="" aria-label={t('menu.title')}>
      <div className={styles.bar}>
        <LanguageSwitch />
        <button type="button" className={styles.open} command="close" commandfor={menuId} aria-label={t('menu.close')}>
          <Icon name="close" className={styles.icon} />
        </button>
      </div>
      <form action={localePath(locale, '/search')} className={styles.search}>
        <SearchBox label={t('search')} />
      </form>
      <nav aria-label={t('nav.label')}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.key}>
              {'category' in entry || 'entries' in entry ? (
                <details name="site-menu-section" className={styles.section}>
                  <summary className={styles.entry}>
                    {t(`nav.${entry.key}`)}
                    <Icon name="down" className={styles.arrow} />
                  </summary>
                  <div className={styles.sub}>
                    {'category' in entry ? (
                      <CategoryLinks category={entry.category} areas={areas} />
                    ) : (
                      <SubEntries entries={entry.entries} />
                    )}
                  </div>
                </details>
              ) : (
                <LocaleLink to={entry.to} className={styles.entry}>
                  {t(`nav.${entry.key}`)}
                </LocaleLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.account}>
        {user ? (
          <>
            <AccountName user={user} />
            <AccountLinks user={user} />
          </>
        ) : (
          <ButtonLink href={login} wide>
            {t('menu.signIn')}
          </ButtonLink>
        )}
      </div>
    </dialog>
  );
}

function SubEntries({ entries }: Pick<Extract<NavigationEntry, { entries: unknown }>, 'entries'>) {
  const t = useText('shell');
  return (
    <ul className={styles.list}>
      {entries.map(({ key, to }) => (
        <li key={key}>
          <LocaleLink to={to} className={styles.subEntry}>
            {t(`nav.${key}`)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
