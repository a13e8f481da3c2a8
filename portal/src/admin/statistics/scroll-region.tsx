import type { ReactNode } from 'react';
import styles from './statistics.module.css';

/** What may be wider than the window: it scrolls by itself, by the keyboard too. */
export function ScrollRegion({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.scroller} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
