import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import styles from './definition-list.module.css';

export interface Definition {
  term: string;
  /** An entry without a value is left out. */
  value: ReactNode;
}

/** Facts with their names: `rows` one below the other, `columns` side by side where there is room. */
export function DefinitionList({
  items,
  layout = 'rows',
}: {
  items: readonly Definition[];
  layout?: 'rows' | 'columns';
}) {
  const known = items.filter(({ value }) => value != null && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className={classNames(styles.list, styles[layout])}>
      {known.map(({ term, value }) => (
        <div key={term} className={styles.item}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
