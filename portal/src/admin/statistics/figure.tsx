import { useId, type ReactNode } from 'react';
import styles from './statistics.module.css';

interface Props {
  title: string;
  /** What is counted, in a sentence. */
  note: string;
  children: ReactNode;
}

/** A part of the page with its heading. */
export function Figure({ title, note, children }: Props): ReactNode {
  const heading = useId();
  return (
    <section className={styles.figure} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
}
