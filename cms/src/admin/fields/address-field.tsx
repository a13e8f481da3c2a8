import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { addressOf } from '../../platform/words/address-of';
import type { FieldProps } from './field-props';
import { LatinField } from './latin-field';

/** Strapi's form knows its values as an object. */
const valueOf = (values: object, name: string): unknown => new Map(Object.entries(values)).get(name);

/** The end of an entry's address: follows the title of a new entry until somebody types another. */
export function AddressField(props: FieldProps) {
  const title = useForm('AddressField', ({ values }) => valueOf(values, 'title') ?? valueOf(values, 'name'));
  const isStored = useForm('AddressField', ({ initialValues }) => Boolean(valueOf(initialValues, props.name)));
  const isTyped = useRef(false);
  const { onChange } = useField<string | null>(props.name);
  // The form is Strapi's, and has no place for a value that follows another.
  useEffect(() => {
    if (isStored || isTyped.current || typeof title !== 'string' || title === '') return;
    onChange(props.name, addressOf(title));
  }, [title, isStored, onChange, props.name]);
  return (
    <LatinField
      {...props}
      onType={(typed) => {
        isTyped.current = typed !== '';
      }}
    />
  );
}
