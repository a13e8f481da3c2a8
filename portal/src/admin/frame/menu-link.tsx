import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import styles from './admin-menu.module.css';

interface Props {
  to: string;
  icon: ReactNode;
  /** Marked as the present page for this address alone, not for those below it. */
  end?: boolean;
  /** How many wait for somebody, and that in words; nothing is shown for none. */
  waiting?: { count: number; text: string };
  children: ReactNode;
}

/** An entry of the menu. */
export function MenuLink({ to, icon, end = false, waiting, children }: Props): ReactNode {
  const { locale } = useLocale();
  return (
    <li>
      <NavLink end={end} className={styles.item} to={to}>
        {icon}
        {children}
        {waiting && waiting.count > 0 && (
          <span className={styles.count} title={waiting.text}>
            <span aria-hidden="true">{formatNumber(waiting.count, locale)}</span>
            <span className="visually-hidden">{waiting.text}</span>
          </span>
        )}
      </NavLink>
    </li>
  );
}
