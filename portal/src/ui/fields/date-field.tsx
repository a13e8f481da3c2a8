import type { ComponentProps } from 'react';
import { useText } from '~/i18n/use-text';
import { classNames } from '../class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/**
 * A date without a time; the value is `YYYY-MM-DD`. Browsers show the picker in their own language, not in the
 * page's, so a hint says the order of day, month and year.
 */
export function DateField({ name, label, hint, error, required, id, className, ...control }: FieldProps & Control) {
  const t = useText('shell');
  return (
    <Field {...{ name, label, hint: hint ?? t('kit.dateHint'), error, required, id }}>
      {(links) => <input {...control} {...links} type="date" className={classNames(styles.control, className)} />}
    </Field>
  );
}
