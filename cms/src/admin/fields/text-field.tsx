import { InputRenderer } from '@strapi/strapi/admin';
import { AddressField } from './address-field';
import { CountryField } from './country-field';
import { ownName, type FieldProps } from './field-props';
import { LinkField } from './link-field';

const linkNames = new Set(['applyUrl', 'website', 'link']);

/** A line of text; some are better chosen or made than typed. */
export function TextField(props: FieldProps) {
  if (ownName(props) === 'slug') return <AddressField {...props} />;
  if (ownName(props) === 'country') return <CountryField {...props} />;
  if (linkNames.has(ownName(props))) return <LinkField {...props} />;
  const { unique: _unique, mainField: _mainField, ...rest } = props;
  return <InputRenderer {...rest} type="string" />;
}
