import type { Notification, NotificationGroup } from '@scholars/contract/notifications';
import type { ReactNode } from 'react';
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

interface Entry {
  notification: Notification;
  group?: NotificationGroup;
  /** Of a group, the newest first. */
  parts?: readonly Notification[];
}

/** Notifications, the newest first; a group stands where its newest would. After one is deleted, reading goes on with the next. */
export function NotificationList({
  notifications,
  groups = [],
  isPart = false,
}: {
  notifications: readonly Notification[];
  groups?: readonly NotificationGroup[];
  isPart?: boolean;
}) {
  const entries = notifications.flatMap((notification): Entry[] => {
    const group = groups.find(({ ids }) => ids.includes(notification.id));
    if (!group) return [{ notification }];
    if (group.ids[0] !== notification.id) return [];
    return [{ notification, group, parts: notifications.filter(({ id }) => group.ids.includes(id)) }];
  });
  return (
    <ul className={isPart ? styles.parts : styles.list}>
      {entries.map(({ notification, group, parts = [] }, i) => {
        const neighbour = (entries[i + 1] ?? entries[i - 1])?.notification;
        const next = neighbour ? anchorOf(neighbour) : 'unread';
        return (
          <NotificationItem
            key={notification.id}
            notification={group ? asOne(notification, group) : notification}
            also={group?.ids.slice(1)}
            isPart={isPart}
            next={next}
          >
            {group && <Parts parts={parts} />}
          </NotificationItem>
        );
      })}
    </ul>
  );
}

/** A group, as one notification of all. */
function asOne(notification: Notification, { title, message, redirect_url }: NotificationGroup): Notification {
  return { ...notification, data: { ...notification.data, title, message, redirect_url } };
}

function Parts({ parts }: { parts: readonly Notification[] }) {
  const t = useText('notifications');
  return (
    <details>
      <summary>{t('parts', { count: parts.length })}</summary>
      <NotificationList notifications={parts} isPart />
    </details>
  );
}

interface ItemProps {
  notification: Notification;
  /** Where it stands for several: the ids of the others. */
  also?: readonly string[] | undefined;
  isPart: boolean;
  next: string;
  children?: ReactNode;
}

function NotificationItem({ notification, also, isPart, next, children }: ItemProps) {
  const t = useText('notifications');
  const { locale } = useLocale();
  const { search } = useLocation();
  const { id, read_at, created_at, data } = notification;
  // The first part of a group is the notification that the group stands at.
  const anchor = isPart ? `part-${id}` : anchorOf(notification);
  return (
    <li className={styles.item} data-unread={read_at === null || undefined}>
      <Title notification={notification} also={also} id={anchor} heading={isPart ? 'h4' : 'h3'} />
      <Prose html={data.message} size="small" />
      <div className={styles.foot}>
        {read_at === null && <Badge tone="accent">{t('isUnread')}</Badge>}
        <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>
        <Form method="post" action={`${search}#${next}`} preventScrollReset className={styles.delete}>
          <Ids id={id} also={also} />
          <Button variant="quiet" size="small" name="intent" value="delete" aria-describedby={anchor}>
            {t(also ? 'deleteAll' : 'delete')}
          </Button>
        </Form>
      </div>
      {children}
    </li>
  );
}

function Ids({ id, also }: Pick<ItemProps, 'also'> & { id: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      {also && <input type="hidden" name="also" value={also.join(',')} />}
    </>
  );
}

interface TitleProps extends Pick<ItemProps, 'notification' | 'also'> {
  id: string;
  heading: 'h3' | 'h4';
}

/** Leads on; what is unread becomes read on the way, which a mere link must not do. */
function Title({ notification: { id, read_at, data }, also, id: anchor, heading: Heading }: TitleProps) {
  const { locale } = useLocale();
  if (read_at !== null) {
    return (
      <Heading id={anchor} tabIndex={-1} className={styles.title}>
        <Link to={safeNextUrl(data.redirect_url) ?? `/${locale}`}>{data.title}</Link>
      </Heading>
    );
  }
  return (
    <Form method="post">
      <Ids id={id} also={also} />
      {also && <input type="hidden" name="to" value={data.redirect_url} />}
      <Heading id={anchor} tabIndex={-1} className={styles.title}>
        <button type="submit" name="intent" value="follow" className={styles.follow}>
          {data.title}
        </button>
      </Heading>
    </Form>
  );
}
