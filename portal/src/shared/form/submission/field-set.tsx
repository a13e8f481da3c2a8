import type { ReactNode } from 'react';
import styles from './submission-form.module.css';

/** A part of a form: its name and its fields, in two columns where there is room (spec §9: over 640 px). */
export function FieldSet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.fieldSet}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** A field that takes both columns. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
