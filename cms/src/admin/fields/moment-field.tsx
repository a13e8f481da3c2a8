import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { MomentInput } from '../moments/moment-input';
import { refusalId } from '../words';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

/** A moment, chosen by one's own clock and kept in UTC; both are shown. */
export function MomentField(props: FieldProps) {
  const { formatMessage } = useIntl();
  const field = useField<string | null>(props.name);
  // The CMS says by name what it objects to.
  const error = field.error && formatMessage({ id: refusalId(field.error), defaultMessage: field.error });
  return (
    <Labelled field={props} error={error}>
      <MomentInput
        value={field.value ?? null}
        onChange={(value) => field.onChange(props.name, value)}
        label={props.label}
        disabled={props.disabled}
      />
    </Labelled>
  );
}
