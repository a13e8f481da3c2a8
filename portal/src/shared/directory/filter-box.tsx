import styles from './filter-box.module.css';
import { valuesOf, type ListQuery } from './list-query';

/** A filter that is either there or not. */
export function FilterBox({
  name,
  value,
  label,
  query,
}: {
  name: string;
  value: string;
  label: string;
  query: ListQuery;
}) {
  const [chosen] = valuesOf(query.values, name);
  return (
    <>
      <label className={styles.box}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen === value} />
        {label}
      </label>
      {/* Another value, which an address may carry, survives as long as the box is not ticked. */}
      {chosen !== undefined && chosen !== value && <input type="hidden" name={name} value={chosen} />}
    </>
  );
}
