import { InputRenderer } from '@strapi/strapi/admin';
import { linkFields } from '../links';
import { AddressField } from './address-field';
import { CountryField } from './country-field';
import { EndField } from './end-field';
import { ownName, type FieldProps } from './field-props';
import { LatinField } from './latin-field';

/** What is written in Latin letters and digits alone. */
const latinNames = new Set(['key', 'starts']);
const linkNames = new Set(Object.values(linkFields).flatMap((fields) => Object.keys(fields)));

/** A line of text; some are better chosen or made than typed. */
export function TextField(props: FieldProps) {
  if (ownName(props) === 'slug') return <AddressField {...props} />;
  if (ownName(props) === 'country') return <CountryField {...props} />;
  if (ownName(props) === 'ends') return <EndField {...props} />;
  if (linkNames.has(ownName(props))) return <LatinField {...props} inputMode="url" />;
  if (latinNames.has(ownName(props))) return <LatinField {...props} />;
  const { unique: _unique, mainField: _mainField, ...rest } = props;
  return <InputRenderer {...rest} type="string" />;
}
