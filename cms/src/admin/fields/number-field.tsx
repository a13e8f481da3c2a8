import { NumberInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

/** A whole number. */
export function NumberField(props: FieldProps) {
  const field = useField<number | null>(props.name);
  return (
    <Labelled field={props} error={field.error}>
      <NumberInput
        value={field.value ?? undefined}
        onValueChange={(value: number | undefined) => field.onChange(props.name, value ?? null)}
        placeholder={props.placeholder}
        disabled={props.disabled}
      />
    </Labelled>
  );
}
