import type { ReactNode } from 'react';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { allUnread, type SignedInUser } from '~/session/signed-in-user';
import { useUnreadOf } from '~/shell/header/use-unread';
import { Icon } from '~/ui/icon';
import styles from './admin-menu.module.css';
import { Waiting } from './menu-link';

/** Leads to one's notifications, as of rows that one was given: a page of the account. */
export function NotificationsLink({ user }: { user: SignedInUser }): ReactNode {
  const t = useText('shell');
  const admin = useText('admin');
  const { locale } = useLocale();
  const unread = allUnread(useUnreadOf(user));
  return (
    <li>
      <a className={styles.item} href={localePath(locale, '/account/notifications')}>
        <Icon name="bell" />
        {t('notifications.title')}
        <Waiting count={unread} text={admin('nav.unread', { count: unread })} />
      </a>
    </li>
  );
}
