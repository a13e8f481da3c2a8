import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import styles from './admin-menu.module.css';

/** How many wait for somebody, and that in words; nothing is shown for none. */
interface WaitingProps {
  count: number;
  text: string;
}

interface Props {
  to: string;
  icon: ReactNode;
  /** Marked as the present page for this address alone, not for those below it. */
  end?: boolean;
  waiting?: WaitingProps;
  children: ReactNode;
}

/** An entry of the menu. */
export function MenuLink({ to, icon, end = false, waiting, children }: Props): ReactNode {
  return (
    <li>
      <NavLink end={end} className={styles.item} to={to}>
        {icon}
        {children}
        {waiting && <Waiting {...waiting} />}
      </NavLink>
    </li>
  );
}

/** What stands at the end of an entry behind which something waits. */
export function Waiting({ count, text }: WaitingProps): ReactNode {
  const { locale } = useLocale();
  if (count === 0) return null;
  return (
    <span className={styles.count} title={text}>
      <span aria-hidden="true">{formatNumber(count, locale)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
