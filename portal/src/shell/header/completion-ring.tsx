import type { ReactNode } from 'react';
import styles from './completion-ring.module.css';

interface Props {
  /** 0 to 100; without one, as for whom has no profile, there is no ring to close. */
  percent: number | undefined;
  size?: 'large' | undefined;
  children: ReactNode;
}

/**
 * A ring around a person's picture, closed as far as the profile is complete. Decoration: the menu says it in words.
 */
export function CompletionRing({ percent, size, children }: Props) {
  return (
    <span className={styles.frame} data-completion={percent} data-size={size}>
      {percent !== undefined && (
        <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden="true">
          <circle className={styles.track} cx="20" cy="20" r="18.5" />
          {percent > 0 && (
            <circle
              className={styles.done}
              cx="20"
              cy="20"
              r="18.5"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
            />
          )}
        </svg>
      )}
      {children}
    </span>
  );
}
