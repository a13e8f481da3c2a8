import styles from './filter-box.module.css';
import { valuesOf, type ListQuery } from './list-query';

/** A filter that is either there or not. */
export function FilterBox({ name, value, label, query }: { name: string; value: string; label: string; query: ListQuery }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={name} value={value} defaultChecked={valuesOf(query.values, name).includes(value)} />
      {label}
    </label>
  );
}
