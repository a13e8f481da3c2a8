import type { ComponentProps } from 'react';
import { classNames } from '~/lib/class-names';
import { emptyPlaceholder, Field, type FieldProps } from './field';
import styles from './field.module.css';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text. E-mail, web address and telephone are written left to right in both languages. */
export function TextField({ name, label, hint, error, required, id, className, ...control }: FieldProps & Control) {
  const leftToRight = control.type === 'email' || control.type === 'url' || control.type === 'tel';
  return (
    <Field {...{ name, label, hint, error, required, id }}>
      {(links) => (
        <input
          type="text"
          dir={leftToRight ? 'ltr' : undefined}
          placeholder={control.dir && emptyPlaceholder}
          {...control}
          {...links}
          className={classNames(styles.control, className)}
        />
      )}
    </Field>
  );
}
