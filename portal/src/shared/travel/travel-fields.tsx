import { datePartName, type DatePart } from '@scholars/contract/field-parts';
import { passportRule } from '@scholars/contract/files';
import type { ReactNode } from 'react';
import type { NameIn } from '~/i18n/text';
import { useText } from '~/i18n/use-text';
import { FieldSet, WideField } from '~/shared/form/submission/field-set';
import type { Choice } from '~/shared/form/form-choices.server';
import { SubmissionFileField } from '~/shared/form/submission/submission-file-field';
import type { SubmissionSource } from '~/shared/form/submission/submission-form';
import { SubmissionPhoneField } from '~/shared/form/submission/submission-phone-field';
import { DateField } from '~/ui/fields/date/date-field';
import { TextArea } from '~/ui/fields/text-area';
import { TextField } from '~/ui/fields/text-field';

type FieldName = NameIn<'travel-intake', 'fields'>;

/**
 * The fields of a travel form (spec §3), in the order in which its definition lists them; its texts are in
 * `travel-intake`.
 */
export function TravelFields({
  source,
  dialingCodes,
  about,
  journey,
}: {
  source: SubmissionSource;
  dialingCodes: readonly Choice[];
  /** What is asked of the person beside it. */
  about?: ReactNode;
  /** What is asked of the journey beside it. */
  journey?: ReactNode;
}) {
  const t = useText('travel-intake');
  const question = (name: FieldName) => ({
    name,
    label: t(`fields.${name}`),
    error: source.errorOf(name),
    required: true,
  });
  const field = (name: FieldName) => ({ ...question(name), defaultValue: source.valueOf(name) });
  const date = (name: FieldName) => ({
    ...question(name),
    typed: (part: DatePart) => source.valueOf(datePartName(name, part)),
  });

  return (
    <>
      <FieldSet legend={t('sections.contact')}>
        <WideField>
          <TextField {...field('fullName')} hint={t('hints.fullName')} autoComplete="name" />
        </WideField>
        <TextField {...field('emailAddress')} type="email" autoComplete="email" />
        <SubmissionPhoneField
          name="phoneNumber"
          label={t('fields.phoneNumber')}
          source={source}
          codes={dialingCodes}
          required
        />
        {about}
      </FieldSet>

      <FieldSet legend={t('sections.journey')}>
        {journey}
        <DateField {...date('preferredDepartureDate')} notPast />
        <DateField {...date('preferredReturnDate')} notPast notBefore="preferredDepartureDate" />
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
