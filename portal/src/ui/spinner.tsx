import styles from './spinner.module.css';

/** A turning ring. With `label` it is announced; without one it is decoration beside words that say the same. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <output className={styles.labelled}>
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </output>
  ) : (
    <span className={styles.ring} aria-hidden="true" />
  );
}
