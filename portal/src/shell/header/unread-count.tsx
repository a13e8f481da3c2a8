import { badgeMax } from '@scholars/contract/limits';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import styles from './member-badges.module.css';

/** How many are unread, up to `99+`; nothing where none is. */
export function UnreadCount({ count }: { count: number }) {
  const { locale } = useLocale();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {formatNumber(Math.min(count, badgeMax), locale) + (count > badgeMax ? '+' : '')}
    </span>
  );
}
