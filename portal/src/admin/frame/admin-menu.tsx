import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { inLocale, localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { nameIn, type SignedInUser } from '~/session/signed-in-user';
import { Icon } from '~/ui/icon';
import { PaletteButton } from '../palette/palette-button';
import { AdminIcon } from '../parts/admin-icon';
import styles from './admin-menu.module.css';
import { SignOutButton } from './sign-out-button';
import { ThemeButton } from './theme-button';

interface Props {
  user: SignedInUser;
  links: ReactNode;
  /** Entries that concern the person. */
  ownLinks?: ReactNode;
  /** Opens the search for pages and records. */
  onFind: () => void;
}

/** Where it leads, and below them what concerns the person: website, language, theme, signing out. */
export function AdminMenu({ user, links, ownLinks, onFind }: Props): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <div className={styles.menu}>
      <div className={styles.list}>
        <PaletteButton className={styles.item} onPress={onFind} />
        <nav aria-label={t('nav.label')}>
          <ul role="list" className={styles.list}>
            {links}
          </ul>
        </nav>
      </div>
      <div className={styles.person}>
        <p className={styles.name}>
          {t('nav.signedInAs')}
          <strong dir="auto">{nameIn(locale, user)}</strong>
        </p>
        <ul role="list" className={styles.list}>
          <li>
            <a className={styles.item} href={localePath(locale, '/')}>
              <Icon name="globe" />
              {t('nav.toSite')}
            </a>
          </li>
          <li>
            <a className={styles.item} href={inLocale(other, pathname) + search} lang={other} hrefLang={other}>
              <AdminIcon name="language" />
              {t('nav.language')}
            </a>
          </li>
          {ownLinks}
          <li>
            <ThemeButton className={styles.item} />
          </li>
          <li>
            <SignOutButton className={styles.item} />
          </li>
        </ul>
      </div>
    </div>
  );
}
