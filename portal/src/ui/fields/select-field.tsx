import type { ComponentProps } from 'react';
import { classNames } from '~/lib/class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

export interface Option {
  value: string;
  label: string;
}

type Control = Omit<ComponentProps<'select'>, keyof FieldProps | 'children'>;

/** A native select. `placeholder` is the empty first option, e.g. 'Choose a country'. */
export function SelectField({
  name,
  label,
  hint,
  error,
  required,
  id,
  options,
  placeholder,
  ...control
}: FieldProps & Control & { options: readonly Option[]; placeholder?: string }) {
  return (
    <Field {...{ name, label, hint, error, required, id }}>
      {(links) => <Select {...control} {...links} options={options} placeholder={placeholder} />}
    </Field>
  );
}

/** The bare control, for places that have their own label. */
export function Select({
  options,
  placeholder,
  className,
  dir,
  ...control
}: ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string }) {
  return (
    <span className={styles.select} dir={dir}>
      <select {...control} className={classNames(styles.control, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow} aria-hidden="true" />
    </span>
  );
}
