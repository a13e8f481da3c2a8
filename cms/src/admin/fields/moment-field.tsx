import { useField } from '@strapi/strapi/admin';
import { MomentInput } from '../moments/moment-input';
import { ownName, type FieldProps } from './field-props';
import { Labelled } from './labelled';

const ends = new Set(['deadline', 'to']);

/** A moment, chosen by one's own clock and kept in UTC; both are shown. */
export function MomentField(props: FieldProps) {
  const field = useField<string | null>(props.name);
  return (
    <Labelled field={props} error={field.error}>
      <MomentInput
        value={field.value ?? null}
        onChange={(value) => field.onChange(props.name, value)}
        label={props.label}
        isEnd={ends.has(ownName(props))}
        disabled={props.disabled}
      />
    </Labelled>
  );
}
