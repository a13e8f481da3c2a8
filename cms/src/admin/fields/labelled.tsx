import { Field } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { refusalId } from '../words';
import type { FieldProps } from './field-props';

/** A field's label, hint and error around its input, as Strapi's own have them. The CMS may say its objection by name. */
export function Labelled({ field, error, children }: { field: FieldProps; error?: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const words = error && formatMessage({ id: refusalId(error), defaultMessage: error });
  return (
    <Field.Root name={field.name} hint={field.hint} error={words} required={field.required}>
      <Field.Label action={field.labelAction}>{field.label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
