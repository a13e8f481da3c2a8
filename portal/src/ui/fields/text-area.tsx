import { useState, type ComponentProps } from 'react';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import { emptyPlaceholder, Field, type FieldProps } from './field';
import styles from './field.module.css';

type Control = Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export interface Counter {
  max: number;
  /** Counts a value's units, e.g. the contract's `countWords`. */
  count: (value: string) => number;
  unit: 'words' | 'characters';
}

/**
 * Several lines of text.
 *
 * @param counter shows 'n/75 words' below while one writes; it warns and does not cut
 */
export function TextArea({
  name,
  label,
  hint,
  error,
  required,
  id,
  counter,
  className,
  onChange,
  ...control
}: FieldProps & Control & { counter?: Counter }) {
  const [value, setValue] = useState(String(control.value ?? control.defaultValue ?? ''));
  return (
    <Field
      {...{ name, label, hint, error, required, id }}
      note={counter && <CountNote counter={counter} value={String(control.value ?? value)} />}
    >
      {(links) => (
        <textarea
          rows={5}
          dir="auto"
          placeholder={emptyPlaceholder}
          {...control}
          {...links}
          // What the browser has put back, as after going back, brought about no event.
          ref={(box) => {
            if (box) setValue(box.value);
          }}
          onChange={(event) => {
            setValue(event.currentTarget.value);
            onChange?.(event);
          }}
          className={classNames(styles.control, className)}
        />
      )}
    </Field>
  );
}

/** How many units a text has, of those it may have. */
export function CountNote({ counter, value }: { counter: Counter; value: string }) {
  const t = useText('shell');
  const n = counter.count(value);
  return (
    <p className={classNames(styles.note, n > counter.max && styles.noteOver)} aria-live="polite">
      {t(`kit.counter.${counter.unit}`, { count: counter.max, n })}
    </p>
  );
}
