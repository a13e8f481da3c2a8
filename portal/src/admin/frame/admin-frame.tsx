import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { SignedInUser } from '~/session/signed-in-user';
import { Icon } from '~/ui/icon';
import { Palette } from '../palette/palette';
import type { PalettePage } from '../palette/palette-option';
import { usePaletteKey } from '../palette/use-palette-key';
import { AdminMenu } from './admin-menu';
import styles from './admin-frame.module.css';
import { Brand } from './brand';
import { LeftPages } from './left-pages';
import { useKeptFocus } from './use-kept-focus';
import { usePageFocus } from './use-page-focus';

interface Props {
  user: SignedInUser;
  /** The entries of the menu. */
  links: ReactNode;
  /** Its entries that concern the person. */
  ownLinks?: ReactNode;
  /** What the search for pages and records offers at once. */
  pages: readonly PalettePage[];
  children: ReactNode;
}

/** What stands around each page: the menu at the line's start, in a drawer where the window is narrow. */
export function AdminFrame({ user, links, ownLinks, pages, children }: Props): ReactNode {
  const t = useText('admin');
  const { dir } = useLocale();
  const { pathname } = useLocation();
  // Open for the page it was opened on: following a link closes it.
  const [openOn, setOpenOn] = useState<string>();
  const close = () => setOpenOn(undefined);
  const [isFinding, setFinding] = useState(false);
  const find = () => setFinding(true);
  usePaletteKey(find);
  useKeptFocus();
  const content = usePageFocus();

  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className={styles.bar}>
        <Brand />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={openOn === pathname}
          onClick={() => setOpenOn(pathname)}
        >
          <Icon name="menu" />
          <span className="visually-hidden">{t('nav.open')}</span>
        </button>
      </header>
      <header className={styles.side}>
        <Brand />
        <AdminMenu user={user} links={links} ownLinks={ownLinks} onFind={find} />
      </header>
      <Drawer
        // Of a page that one has left it gives the focus to nobody.
        key={pathname}
        open={openOn === pathname}
        onClose={close}
        placement={dir === 'rtl' ? 'right' : 'left'}
        width="min(19rem, 86vw)"
        title={t('name')}
        closeIcon={<Icon name="close" />}
        closable={{ 'aria-label': t('nav.close') }}
        rootClassName={styles.drawer}
      >
        <AdminMenu user={user} links={links} ownLinks={ownLinks} onFind={find} />
      </Drawer>
      <Palette open={isFinding} pages={pages} onClose={() => setFinding(false)} />
      <main id="content" ref={content} className={styles.content} tabIndex={-1}>
        <LeftPages>{children}</LeftPages>
      </main>
    </div>
  );
}
