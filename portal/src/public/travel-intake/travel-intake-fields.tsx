import { localToday } from '@scholars/contract/dates';
import { passportRule } from '@scholars/contract/files';
import type { FocusEvent } from 'react';
import { useText } from '~/i18n/use-text';
import { FieldSet, WideField } from '~/public/submission-form/field-set';
import type { Choice } from '~/shared/form-choices.server';
import { SubmissionFileField } from '~/public/submission-form/submission-file-field';
import type { SubmissionSource } from '~/public/submission-form/submission-form';
import { SubmissionPhoneField } from '~/public/submission-form/submission-phone-field';
import { DateField } from '~/ui/fields/date-field';
import { TextArea } from '~/ui/fields/text-area';
import { TextField } from '~/ui/fields/text-field';

/** The fields of the travel intake (spec §3), in the order in which `travelIntakeForm` lists them. */
export function TravelIntakeFields({ source, dialingCodes }: { source: SubmissionSource; dialingCodes: readonly Choice[] }) {
  const t = useText('travel-intake');
  const field = (name: string) => ({
    name,
    label: t(`fields.${name}`),
    error: source.errorOf(name),
    defaultValue: source.valueOf(name),
    required: true,
  });

  return (
    <>
      <FieldSet legend={t('sections.contact')}>
        <WideField>
          <TextField {...field('fullName')} hint={t('hints.fullName')} autoComplete="name" />
        </WideField>
        <TextField {...field('emailAddress')} type="email" autoComplete="email" />
        <SubmissionPhoneField name="phoneNumber" label={t('fields.phoneNumber')} source={source} codes={dialingCodes} required />
      </FieldSet>

      <FieldSet legend={t('sections.journey')}>
        <DateField {...field('preferredDepartureDate')} onFocus={offerPossibleDays} />
        <DateField {...field('preferredReturnDate')} onFocus={offerPossibleDays} />
        <WideField>
          <TextField {...field('preferredAirport')} hint={t('hints.preferredAirport')} autoComplete="off" />
        </WideField>
        <WideField>
          <TextArea {...field('specialTravelRequirements')} hint={t('hints.specialTravelRequirements')} rows={4} />
        </WideField>
      </FieldSet>

      <FieldSet legend={t('sections.document')}>
        <WideField>
          <SubmissionFileField
            name="passportDocument"
            label={t('fields.passportDocument')}
            hint={t('hints.passportDocument')}
            accept={passportRule.accept}
            source={source}
            required
          />
        </WideField>
      </FieldSet>
    </>
  );
}

/** The picker greys out what cannot be chosen. Only the browser knows the visitor's today, so not before it is used. */
function offerPossibleDays({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const departure = input.name === 'preferredReturnDate' ? input.form?.elements.namedItem('preferredDepartureDate') : null;
  input.min = (departure instanceof HTMLInputElement && departure.value) || localToday();
}
