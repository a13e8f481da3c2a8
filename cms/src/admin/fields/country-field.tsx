import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { listCountries } from '@scholars/contract/reference/countries';
import { useField } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProps } from './field-props';
import { Labelled } from './labelled';

/** A country by its name; what is stored is its code. */
export function CountryField(props: FieldProps) {
  const { locale } = useIntl();
  const field = useField<string | null>(props.name);
  const countries = useMemo(() => listCountries(locale === 'ar' ? 'ar' : 'en'), [locale]);
  return (
    <Labelled field={props} error={field.error}>
      <SingleSelect
        value={field.value ?? undefined}
        onChange={(code: string | number) => field.onChange(props.name, String(code))}
        onClear={() => field.onChange(props.name, null)}
        disabled={props.disabled}
      >
        {countries.map(({ code, name }) => (
          <SingleSelectOption key={code} value={code}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Labelled>
  );
}
