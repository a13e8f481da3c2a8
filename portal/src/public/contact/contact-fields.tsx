import { longTextMaxLength } from '@scholars/contract/limits';
import type { NameIn } from '~/i18n/text';
import { useText } from '~/i18n/use-text';
import { FieldSet, WideField } from '~/shared/form/submission/field-set';
import type { Choice } from '~/shared/form/form-choices.server';
import type { SubmissionSource } from '~/shared/form/submission/submission-form';
import { SubmissionPhoneField } from '~/shared/form/submission/submission-phone-field';
import { CaptchaField } from '~/shared/captcha/captcha-field';
import { TextArea } from '~/ui/fields/text-area';
import { TextField } from '~/ui/fields/text-field';

type FieldName = NameIn<'contact-us', 'fields'>;

/** What people mostly write about: offered while they type, and any other words are as good. */
const subjects = ['membership', 'application', 'profile', 'event', 'press', 'site'] as const;

/** The fields of the contact form, in the order in which `contactForm` lists them. */
export function ContactFields({ source, dialingCodes }: { source: SubmissionSource; dialingCodes: readonly Choice[] }) {
  const t = useText('contact-us');
  const field = (name: FieldName) => ({
    name,
    label: t(`fields.${name}`),
    error: source.errorOf(name),
    defaultValue: source.valueOf(name),
    required: true,
  });
  return (
    <>
      <FieldSet legend={t('sections.sender')}>
        <WideField>
          <TextField {...field('fullName')} autoComplete="name" dir="auto" />
        </WideField>
        <TextField {...field('emailAddress')} type="email" autoComplete="email" />
        <SubmissionPhoneField name="phoneNumber" label={t('fields.phoneNumber')} source={source} codes={dialingCodes} />
      </FieldSet>
      <FieldSet legend={t('sections.message')}>
        <WideField>
          <TextField {...field('subject')} list="contact-subjects" autoComplete="off" dir="auto" />
          <datalist id="contact-subjects">
            {subjects.map((subject) => (
              <option key={subject}>{t(`subjects.${subject}`)}</option>
            ))}
          </datalist>
        </WideField>
        <WideField>
          <TextArea
            {...field('message')}
            hint={t('hints.message')}
            rows={8}
            counter={{ max: longTextMaxLength, count: countCharacters, unit: 'characters' }}
          />
        </WideField>
      </FieldSet>
      <CaptchaField action="contact-us" error={source.errorOf('recaptcha')} />
    </>
  );
}

/** As the contract counts them; its own way would be another file to load. */
function countCharacters(value: string): number {
  return [...value.trim()].length;
}
