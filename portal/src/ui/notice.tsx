import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const satisfies Record<
  string,
  IconName
>;

interface Props {
  tone?: keyof typeof icons;
  title?: string;
  children?: ReactNode;
  /** Announced when it appears: `polite` for news, `assertive` for failures. */
  live?: 'polite' | 'assertive';
}

/** A message within a page. */
export function Notice({ tone = 'info', title, children, live }: Props) {
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
