import { useId, type ReactNode } from 'react';
import styles from './guest-work.module.css';

interface Links {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  status?: 'error';
}

interface Props {
  label: string;
  hint?: string;
  /** What is wrong with it. */
  problem?: string | undefined;
  isWide?: boolean;
  children: (links: Links) => ReactNode;
}

/** A control with its label, and what is said of it. */
export function LabelledField({ label, hint, problem, isWide = false, children }: Props): ReactNode {
  const id = useId();
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const links: Links = {
    id,
    ...(about && { 'aria-describedby': about }),
    ...(problem && { 'aria-invalid': true, status: 'error' }),
  };
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(links)}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
