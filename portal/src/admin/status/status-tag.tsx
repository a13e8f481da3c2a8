import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { statusLabel } from './status-label';
import styles from './status-tag.module.css';
import { statusTone } from './status-tone';

/** A submission's status: in words, with its tone as a second sign. */
export function StatusTag({ status }: { status: string }): ReactNode {
  const t = useText('admin');
  return (
    <span className={styles.tag} data-tone={statusTone(status)}>
      {statusLabel(t, status)}
    </span>
  );
}

/** The tone alone, beside a text that names the status. */
export function StatusDot({ status }: { status: string }): ReactNode {
  return <span className={styles.dot} data-tone={statusTone(status)} aria-hidden="true" />;
}
