import styles from './spinner.module.css';

/** A turning ring. With `label` it is announced; without one it is decoration beside words that say the same. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span role="status" className={styles.labelled}>
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </span>
  ) : (
    <span className={styles.ring} aria-hidden="true" />
  );
}
