import { longTextMaxLength } from '@scholars/contract/limits';
import type { NameIn } from '~/i18n/text';
import { useText } from '~/i18n/use-text';
import { FieldSet, WideField } from '~/shared/form/submission/field-set';
import type { Choice } from '~/shared/form/form-choices.server';
import type { SubmissionSource } from '~/shared/form/submission/submission-form';
import { SubmissionPhoneField } from '~/shared/form/submission/submission-phone-field';
import { CaptchaField } from '~/shared/captcha/captcha-field';
import { SelectField } from '~/ui/fields/select-field';
import { TextArea } from '~/ui/fields/text-area';
import { TextField } from '~/ui/fields/text-field';

type FieldName = NameIn<'join-us', 'fields'>;

interface Props {
  source: SubmissionSource;
  types: readonly Choice[];
  countries: readonly Choice[];
  dialingCodes: readonly Choice[];
}

/** The fields of an organization's request, in the order in which `joinUsForm` lists them. */
export function JoinUsFields({ source, types, countries, dialingCodes }: Props) {
  const t = useText('join-us');
  const form = useText('submission-form');
  const field = (name: FieldName) => ({
    name,
    label: t(`fields.${name}`),
    error: source.errorOf(name),
    defaultValue: source.valueOf(name),
    required: true,
  });
  return (
    <>
      <FieldSet legend={t('sections.organization')}>
        <WideField>
          <TextField {...field('organizationName')} autoComplete="organization" dir="auto" />
        </WideField>
        <SelectField {...field('type')} options={types} placeholder={t('typePlaceholder')} />
        <SelectField
          {...field('country')}
          options={countries}
          placeholder={form('countryPlaceholder')}
          autoComplete="country"
        />
        <WideField>
          <TextField {...field('website')} type="url" hint={t('hints.website')} autoComplete="url" />
        </WideField>
      </FieldSet>
      <FieldSet legend={t('sections.contact')}>
        <TextField {...field('contactName')} autoComplete="name" />
        <TextField {...field('contactTitle')} autoComplete="organization-title" />
        <TextField {...field('emailAddress')} type="email" autoComplete="email" />
        <SubmissionPhoneField
          name="phoneNumber"
          label={t('fields.phoneNumber')}
          source={source}
          codes={dialingCodes}
          section="work"
        />
      </FieldSet>
      <FieldSet legend={t('sections.reason')}>
        <WideField>
          <TextArea
            {...field('reason')}
            hint={t('hints.reason')}
            rows={7}
            counter={{ max: longTextMaxLength, count: countCharacters, unit: 'characters' }}
          />
        </WideField>
      </FieldSet>
      <CaptchaField action="join-us" error={source.errorOf('recaptcha')} />
    </>
  );
}

/** As the contract counts them; its own way would be another file to load. */
function countCharacters(value: string): number {
  return [...value.trim()].length;
}
