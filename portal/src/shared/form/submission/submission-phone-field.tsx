import { defaultDialingCode } from '@scholars/contract/limits';
import { PhoneField } from '~/ui/fields/phone-field';
import type { Choice } from '~/shared/form/form-choices.server';
import { dialingCodeName } from '~/shared/form/form-definition';
import type { SubmissionSource } from './submission-form';

interface Props {
  name: string;
  label: string;
  source: SubmissionSource;
  codes: readonly Choice[];
  required?: boolean;
  /** `work` keeps a browser from filling in one number twice. */
  section?: 'work';
}

/** As many digits as the wire takes after the dialing code. */
const maxDigits = 15;

/** A phone number of a public form, with +974 (Qatar) chosen (spec §3, §9). */
export function SubmissionPhoneField({ name, label, source, codes, required, section }: Props) {
  return (
    <PhoneField
      name={name}
      label={label}
      required={required}
      error={source.errorOf(name)}
      codes={codes}
      defaultCode={source.valueOf(dialingCodeName(name)) ?? defaultDialingCode}
      control={{
        defaultValue: source.valueOf(name),
        maxLength: maxDigits,
        autoComplete: section ? `${section} tel-national` : 'tel-national',
      }}
    />
  );
}
