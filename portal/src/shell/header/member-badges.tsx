import { useLocation } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { useUnsentNotice } from '~/connection/use-unsent-notice';
import { useText } from '~/i18n/use-text';
import { allUnread, chatPathOf } from '~/session/signed-in-user';
import { useUser } from '~/session/root-data';
import { Icon, type IconName } from '~/ui/icon';
import tools from './header-tools.module.css';
import styles from './member-badges.module.css';
import { UnreadCount } from './unread-count';
import { useUnread } from './use-unread';

/** What waits for a member: notifications, and the chat where they have one. Visitors have neither. */
export function MemberBadges() {
  const user = useUser();
  const counts = useUnread();
  useUnsentNotice();
  if (!user) return null;
  const chat = chatPathOf(user);
  return (
    <>
      <HeaderBadge to="/account/notifications" icon="bell" count={allUnread(counts)} text="notifications" />
      {chat && <HeaderBadge to={chat} icon="chat" count={counts.countChatUnread} text="chat" />}
    </>
  );
}

function HeaderBadge({
  to,
  icon,
  count,
  text,
}: {
  to: string;
  icon: IconName;
  count: number;
  text: 'notifications' | 'chat';
}) {
  const t = useText('shell');
  // On the chat's own page its sign says where one is (spec §2).
  const isHere = useLocation().pathname.endsWith(to);
  return (
    <LocaleLink
      to={to}
      data-badge={text}
      aria-current={isHere ? 'page' : undefined}
      className={`${tools.tool} ${tools.square} ${styles.badge}`}
      aria-label={t(`${text}.unread`, { count })}
      title={t(`${text}.title`)}
    >
      <Icon name={icon} />
      <UnreadCount count={count} />
    </LocaleLink>
  );
}
