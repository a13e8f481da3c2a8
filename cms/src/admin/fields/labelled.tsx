import { Field } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-props';

/** A field's label, hint and error around its input, as Strapi's own have them. */
export function Labelled({ field, error, children }: { field: FieldProps; error?: string; children: ReactNode }) {
  return (
    <Field.Root name={field.name} hint={field.hint} error={error} required={field.required}>
      <Field.Label action={field.labelAction}>{field.label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
