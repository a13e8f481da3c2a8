import { datePartName } from '@scholars/contract/field-parts';
import { passportRule, photoRule } from '@scholars/contract/files';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import type { Choice } from '~/shared/form/form-choices.server';
import { WideField } from '~/shared/form/submission/field-set';
import { SubmissionFileField } from '~/shared/form/submission/submission-file-field';
import type { SubmissionSource } from '~/shared/form/submission/submission-form';
import { SubmissionPhoneField } from '~/shared/form/submission/submission-phone-field';
import { DateField } from '~/ui/fields/date/date-field';
import { SelectField } from '~/ui/fields/select-field';
import { TextArea } from '~/ui/fields/text-area';
import { TextField } from '~/ui/fields/text-field';
import { formatOf } from './asked-form';
import type { Asked, AskedField } from './find-asked.server';
import { useAskedLabels } from './use-asked-labels';

interface Props {
  asked: Asked;
  source: SubmissionSource;
  countries: readonly Choice[];
  types: readonly Choice[];
  dialingCodes: readonly Choice[];
}

/** A control for each field that is asked for, as what it holds is written. */
export function AskedFields({ asked, ...props }: Props): ReactNode {
  return asked.fields.map((field) => (
    <WideField key={field.name}>
      <Control kind={asked.kind} field={field} {...props} />
    </WideField>
  ));
}

interface ControlProps extends Omit<Props, 'asked'> {
  kind: Asked['kind'];
  field: AskedField;
}

function Control({ kind, field, source, countries, types, dialingCodes }: ControlProps): ReactNode {
  const { labelOf, hintOf } = useAskedLabels(kind);
  const form = useText('submission-form');
  const { name, isRequired } = field;
  const format = formatOf(kind, name);
  const question = { name, label: labelOf(name), error: source.errorOf(name), required: isRequired };
  const filled = { ...question, defaultValue: source.valueOf(name) };
  switch (format) {
    case 'file':
      return (
        <SubmissionFileField
          {...question}
          hint={hintOf(name)}
          accept={(name === 'photo' ? photoRule : passportRule).accept}
          source={source}
        />
      );
    case 'phone':
      return (
        <SubmissionPhoneField
          name={name}
          label={labelOf(name)}
          source={source}
          codes={dialingCodes}
          required={isRequired}
        />
      );
    case 'date':
      return (
        <DateField
          {...question}
          typed={(part) => source.valueOf(datePartName(name, part))}
          notPast
          {...(name === 'preferredReturnDate' && { notBefore: 'preferredDepartureDate' })}
        />
      );
    case 'country':
      return <SelectField {...filled} options={countries} placeholder={form('countryPlaceholder')} />;
    case 'long':
    case 'letter':
      return <TextArea {...filled} rows={5} dir="auto" />;
    case 'email':
    case 'url':
      return <TextField {...filled} type={format} />;
    case 'text':
      return <TextField {...filled} dir="auto" />;
    default:
      return <SelectField {...filled} options={types} placeholder={form('countryPlaceholder')} />;
  }
}
