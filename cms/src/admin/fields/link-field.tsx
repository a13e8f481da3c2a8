import { TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

/** An address, which runs from the left in both languages. */
export function LinkField(props: FieldProps) {
  const field = useField<string | null>(props.name);
  return (
    <Labelled field={props} error={field.error}>
      <TextInput
        value={field.value ?? ''}
        disabled={props.disabled}
        dir="ltr"
        inputMode="url"
        onChange={({ target }: { target: { value: string } }) => field.onChange(props.name, target.value)}
      />
    </Labelled>
  );
}
