import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { AreaStar } from './ornament/area-star';

/** Says that there is nothing here and what to do next. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <AreaStar className={styles.star} />
      <p className={styles.title}>{title}</p>
      {children != null && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
