import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { valueId } from '../words';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

/** One of several values, in words. */
export function ChoiceField(props: FieldProps) {
  const { formatMessage } = useIntl();
  const field = useField<string | null>(props.name);
  const choose = (value: string | number) => field.onChange(props.name, value === '' ? null : String(value));
  return (
    <Labelled field={props} error={field.error}>
      <SingleSelect
        value={field.value ?? undefined}
        onChange={choose}
        onClear={props.required ? undefined : () => choose('')}
        disabled={props.disabled}
      >
        {(props.attribute.enum ?? []).map((value) => (
          <SingleSelectOption key={value} value={value}>
            {formatMessage({ id: valueId(value), defaultMessage: value })}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Labelled>
  );
}
