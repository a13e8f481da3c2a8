import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import styles from './badge.module.css';

/** A short state or kind, e.g. 'Closes soon'. The tone never says what the words do not. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
