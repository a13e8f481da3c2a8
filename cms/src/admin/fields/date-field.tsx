import { useField } from '@strapi/strapi/admin';
import { DateInput } from '../moments/date-input';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

/** A day without a time, the same by every clock. */
export function DateField(props: FieldProps) {
  const field = useField<string | null>(props.name);
  return (
    <Labelled field={props} error={field.error}>
      <DateInput
        value={field.value ?? null}
        onChange={(value) => field.onChange(props.name, value)}
        label={props.label}
        disabled={props.disabled}
      />
    </Labelled>
  );
}
