import type { ComponentProps } from 'react';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';
import { Select, type Option } from './select-field';

interface Props extends FieldProps {
  /** Name of the select on the form; the wire's one field is joined by the contract's `joinPhone`. */
  codeName?: string;
  /** Dialing codes with labels of code, a wide gap and country; the value is the code alone. */
  codes: readonly Option[];
  defaultCode?: string;
  control?: Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;
}

/** A dialing code and a number; both run left to right in both languages. The error belongs to the number. */
export function PhoneField({ codeName, codes, defaultCode, control, ...field }: Props) {
  const t = useText('shell');
  return (
    <Field {...field}>
      {(links) => (
        <div className={styles.phone} dir="ltr">
          <Select
            name={codeName ?? `${field.name}Code`}
            options={codes}
            defaultValue={defaultCode}
            aria-label={t('kit.dialingCode')}
            autoComplete="tel-country-code"
            dir="ltr"
          />
          <input
            autoComplete="tel-national"
            inputMode="tel"
            {...control}
            {...links}
            type="tel"
            dir="ltr"
            className={classNames(styles.control, control?.className)}
          />
        </div>
      )}
    </Field>
  );
}
