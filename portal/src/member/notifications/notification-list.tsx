import type { Notification } from '@scholars/contract/notifications';
import { Form, Link, useLocation } from 'react-router';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { safeNextUrl } from '~/session/next-url';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Prose } from '~/ui/prose/prose';
import styles from './notifications.module.css';

const anchorOf = ({ id }: Notification) => `notification-${id}`;

/** Notifications, the newest first. After one is deleted, reading goes on with the next. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul className={styles.list}>
      {notifications.map((notification, i) => {
        const neighbour = notifications[i + 1] ?? notifications[i - 1];
        return (
          <NotificationItem
            key={notification.id}
            notification={notification}
            next={neighbour ? anchorOf(neighbour) : 'unread'}
          />
        );
      })}
    </ul>
  );
}

function NotificationItem({ notification, next }: { notification: Notification; next: string }) {
  const t = useText('notifications');
  const { locale } = useLocale();
  const { search } = useLocation();
  const { id, read_at, created_at, data } = notification;
  const anchor = anchorOf(notification);
  return (
    <li className={styles.item} data-unread={read_at === null || undefined}>
      <Title notification={notification} id={anchor} />
      <Prose html={data.message} size="small" />
      <div className={styles.foot}>
        {read_at === null && <Badge tone="accent">{t('isUnread')}</Badge>}
        <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>
        <Form method="post" action={`${search}#${next}`} preventScrollReset className={styles.delete}>
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet" size="small" name="intent" value="delete" aria-describedby={anchor}>
            {t('delete')}
          </Button>
        </Form>
      </div>
    </li>
  );
}

/** Leads on; what is unread becomes read on the way, which a mere link must not do. */
function Title({ notification: { id, read_at, data }, id: anchor }: { notification: Notification; id: string }) {
  const { locale } = useLocale();
  if (read_at !== null) {
    return (
      <h3 id={anchor} tabIndex={-1} className={styles.title}>
        <Link to={safeNextUrl(data.redirect_url) ?? `/${locale}`}>{data.title}</Link>
      </h3>
    );
  }
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <h3 id={anchor} tabIndex={-1} className={styles.title}>
        <button type="submit" name="intent" value="follow" className={styles.follow}>
          {data.title}
        </button>
      </h3>
    </Form>
  );
}
