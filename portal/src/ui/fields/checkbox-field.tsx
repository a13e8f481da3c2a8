import type { ComponentProps } from 'react';
import { classNames } from '~/lib/class-names';
import { controlLinks, FieldError, type FieldProps } from './field';
import styles from './field.module.css';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** One box to tick, e.g. a consent. It sends `on`. Its label may hold links. */
export function CheckboxField({ name, label, hint, error, required, id, className, ...control }: FieldProps & Control) {
  const links = controlLinks({ name, label, hint, error, required, id });
  return (
    <div className={classNames(styles.checkbox, error && styles.invalid, className)}>
      <input {...control} {...links} type="checkbox" />
      <label htmlFor={links.id}>{label}</label>
      {hint != null && (
        <p className={styles.hint} id={`${links.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${links.id}-error`} error={error} />
    </div>
  );
}
