import { InputRenderer } from '@strapi/strapi/admin';
import { AddressField } from './address-field';
import { CountryField } from './country-field';
import { ownName, type FieldProps } from './field-props';

/** A line of text; some are better chosen or made than typed. */
export function TextField(props: FieldProps) {
  if (ownName(props) === 'slug') return <AddressField {...props} />;
  if (ownName(props) === 'country') return <CountryField {...props} />;
  const { unique: _unique, mainField: _mainField, ...rest } = props;
  return <InputRenderer {...rest} type="string" />;
}
