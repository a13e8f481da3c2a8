import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import styles from './statistics.module.css';

interface Props {
  /** Its length, of 1. */
  part: number;
  /** Where a mark stands on it, of 1. */
  mark?: number;
}

/** A bar from the line's start. Only drawn: what it says stands beside it. */
export function Bar({ part, mark }: Props): ReactNode {
  const { dir } = useLocale();
  const from = (start: number, length: number) => (dir === 'rtl' ? 100 - start - length : start);
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.track} x="0" y="0" width="100" height="10" />
      <rect className={styles.fill} x={from(0, part * 100)} y="0" width={part * 100} height="10" />
      {mark !== undefined && (
        <rect className={styles.mark} x={from(Math.max(mark * 100 - 0.5, 0), 1)} y="0" width="1" height="10" />
      )}
    </svg>
  );
}
