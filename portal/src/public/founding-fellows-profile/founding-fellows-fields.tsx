import { photoRule } from '@scholars/contract/files';
import { countWords } from '@scholars/contract/typed-text';
import { biographyMaxWords } from '@scholars/contract/limits';
import type { NameIn } from '~/i18n/text';
import { useText } from '~/i18n/use-text';
import type { Choice } from '~/shared/form/form-choices.server';
import { FieldSet, WideField } from '~/shared/form/submission/field-set';
import type { SubmissionSource } from '~/shared/form/submission/submission-form';
import { SubmissionFileField } from '~/shared/form/submission/submission-file-field';
import { SubmissionPhoneField } from '~/shared/form/submission/submission-phone-field';
import { SelectField } from '~/ui/fields/select-field';
import { TextArea } from '~/ui/fields/text-area';
import { TextField } from '~/ui/fields/text-field';

type FieldName = NameIn<'founding-fellows-profile', 'fields'>;

interface Props {
  source: SubmissionSource;
  countries: readonly Choice[];
  dialingCodes: readonly Choice[];
}

/** The fields of the profile (spec §3), in the order in which `foundingFellowsForm` lists them. */
export function FoundingFellowsFields({ source, countries, dialingCodes }: Props) {
  const t = useText('founding-fellows-profile');
  const form = useText('submission-form');
  const field = (name: FieldName) => ({
    name,
    label: t(`fields.${name}`),
    error: source.errorOf(name),
    defaultValue: source.valueOf(name),
  });
  const phone = (name: FieldName) => ({ name, label: t(`fields.${name}`), source, codes: dialingCodes });

  return (
    <>
      <FieldSet legend={t('sections.contact')}>
        <TextField {...field('fullName')} hint={t('hints.fullName')} required autoComplete="name" />
        <TextField {...field('emailAddress')} type="email" required autoComplete="email" />
        <SubmissionPhoneField {...phone('phoneNumber')} />
        <SubmissionPhoneField {...phone('officePhone')} section="work" />
        <TextField {...field('officeEmail')} type="email" autoComplete="off" />
        <SelectField
          {...field('currentLocation')}
          required
          autoComplete="country"
          options={countries}
          placeholder={form('countryPlaceholder')}
        />
      </FieldSet>

      <FieldSet legend={t('sections.work')}>
        <TextField {...field('currentTitle')} required autoComplete="organization-title" />
        <TextField {...field('currentDepartment')} autoComplete="off" />
        <TextField {...field('currentInstitution')} required autoComplete="organization" />
        <TextField {...field('homepage')} type="url" hint={t('hints.homepage')} autoComplete="url" />
      </FieldSet>

      <FieldSet legend={t('sections.presence')}>
        <WideField>
          <TextArea
            {...field('biography')}
            hint={t('hints.biography')}
            rows={6}
            counter={{ max: biographyMaxWords, count: countWords, unit: 'words' }}
          />
        </WideField>
        <WideField>
          <SubmissionFileField
            name="photo"
            label={t('fields.photo')}
            hint={t('hints.photo')}
            accept={photoRule.accept}
            source={source}
          />
        </WideField>
      </FieldSet>
    </>
  );
}
