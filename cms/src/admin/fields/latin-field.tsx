import { TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

interface Props extends FieldProps {
  inputMode?: 'url';
  onType?: (typed: string) => void;
}

/** A line that runs from the left in both languages: an address, or the end of one. */
export function LatinField({ inputMode, onType, ...props }: Props) {
  const field = useField<string | null>(props.name);
  return (
    <Labelled field={props} error={field.error}>
      <TextInput
        value={field.value ?? ''}
        disabled={props.disabled}
        dir="ltr"
        inputMode={inputMode}
        onChange={({ target }: { target: { value: string } }) => {
          onType?.(target.value);
          field.onChange(props.name, target.value);
        }}
      />
    </Labelled>
  );
}
