import { Textarea } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

/** Several lines of text. */
export function LongTextField(props: FieldProps) {
  const field = useField<string | null>(props.name);
  return (
    <Labelled field={props} error={field.error}>
      <Textarea
        value={field.value ?? ''}
        placeholder={props.placeholder}
        disabled={props.disabled}
        onChange={({ target }: { target: { value: string } }) => field.onChange(props.name, target.value)}
      />
    </Labelled>
  );
}
