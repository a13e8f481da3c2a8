import { TextInput } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { addressOf } from '../../platform/words/address-of';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

/** Strapi's form knows its values as an object. */
const valueOf = (values: object, name: string): unknown => new Map(Object.entries(values)).get(name);

/** The end of an entry's address: follows the title of a new entry until somebody types another. */
export function AddressField(props: FieldProps) {
  const field = useField<string | null>(props.name);
  const title = useForm('AddressField', ({ values }) => valueOf(values, 'title') ?? valueOf(values, 'name'));
  const isStored = useForm('AddressField', ({ initialValues }) => Boolean(valueOf(initialValues, props.name)));
  const isTyped = useRef(false);
  const { onChange } = field;
  // The form is Strapi's, and has no place for a value that follows another.
  useEffect(() => {
    if (isStored || isTyped.current || typeof title !== 'string' || title === '') return;
    onChange(props.name, addressOf(title));
  }, [title, isStored, onChange, props.name]);
  return (
    <Labelled field={props} error={field.error}>
      <TextInput
        value={field.value ?? ''}
        disabled={props.disabled}
        dir="ltr"
        onChange={({ target }: { target: { value: string } }) => {
          isTyped.current = target.value !== '';
          onChange(props.name, target.value);
        }}
      />
    </Labelled>
  );
}
