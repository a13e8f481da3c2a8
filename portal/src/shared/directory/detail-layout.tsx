import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import styles from './detail-layout.module.css';

interface Props {
  /** What one is to do here; comes before the text on narrow windows too. */
  first?: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/** An entry's page below its header: the text, and beside it, where there is room, what counts at a glance. */
export function DetailLayout({ first, facts, children }: Props) {
  return (
    <div className={classNames(styles.layout, first != null && styles.withFirst)}>
      {first != null && <div className={styles.first}>{first}</div>}
      <div className={styles.text}>{children}</div>
      <div className={styles.facts}>{facts}</div>
    </div>
  );
}
