import type { User } from '@scholars/contract/account';
import { defaultDialingCode } from '@scholars/contract/limits';
import { useText } from '~/i18n/use-text';
import { ActionForm, FieldRow } from '~/shared/form/action-form';
import { informationForm } from '~/shared/account/account-forms';
import type { FieldSource } from '~/shared/form/form-outcome';
import { KeptForm } from '~/shared/form/kept-form';
import { LoadedValues } from '~/shared/form/loaded-values';
import { PhoneField } from '~/ui/fields/phone-field';
import { SelectField, type Option } from '~/ui/fields/select-field';
import { TextField } from '~/ui/fields/text-field';
import type { AccountOutcome } from './change-account.server';

interface Props {
  user: User;
  countries: readonly Option[];
  dialingCodes: readonly Option[];
  outcome: AccountOutcome | undefined;
  /** With which what is typed is kept in this browser until it is saved. */
  typingKey: string;
}

/** Name, telephone, place and language of the account. */
export function InformationForm({ user, countries, dialingCodes, outcome, typingKey }: Props) {
  const t = useText('account');
  const auth = useText('auth');
  const refused = outcome?.refused;
  const { firstName, lastName, phoneNumber, country, city, language } = user;
  const [code = '', number = ''] = phoneNumber.split(' ');
  const field = (
    { errorOf, valueOf }: FieldSource,
    name: 'firstName' | 'lastName' | 'city' | 'country' | 'language',
  ) => ({ name, error: errorOf(name), defaultValue: valueOf(name) ?? user[name] });
  return (
    <ActionForm
      definition={informationForm}
      intent="information"
      action="#information"
      refused={refused}
      done={outcome?.isDone ? t('information.saved') : undefined}
      submit={t('information.submit')}
      submitting={t('information.submitting')}
    >
      {(source, form) => (
        <>
          <KeptForm
            form={form}
            typingKey={typingKey}
            name="information"
            taken={outcome?.isDone ? outcome : undefined}
            refused={refused}
          />
          <LoadedValues
            values={{ firstName, lastName, phoneNumber, country, city, language }}
            saved={outcome?.saved}
            typed={refused?.typed}
          />
          <FieldRow>
            <TextField
              {...field(source, 'firstName')}
              label={auth('fields.firstName')}
              required
              autoComplete="given-name"
              dir="auto"
            />
            <TextField
              {...field(source, 'lastName')}
              label={auth('fields.lastName')}
              required
              autoComplete="family-name"
              dir="auto"
            />
          </FieldRow>
          <PhoneField
            name="phoneNumber"
            label={t('information.phoneNumber')}
            error={source.errorOf('phoneNumber')}
            codes={dialingCodes}
            defaultCode={source.valueOf('phoneNumberCode') ?? (code || defaultDialingCode)}
            control={{ defaultValue: source.valueOf('phoneNumber') ?? number, maxLength: 15 }}
          />
          <FieldRow>
            <SelectField
              {...field(source, 'country')}
              label={auth('fields.country')}
              options={countries}
              placeholder={auth('fields.countryPlaceholder')}
              autoComplete="country"
            />
            <TextField
              {...field(source, 'city')}
              label={t('information.city')}
              autoComplete="address-level2"
              dir="auto"
            />
          </FieldRow>
          <SelectField
            {...field(source, 'language')}
            label={t('information.language')}
            hint={t('information.languageHint')}
            required
            options={[
              { value: 'en', label: 'English' },
              { value: 'ar', label: 'العربية' },
            ]}
          />
        </>
      )}
    </ActionForm>
  );
}
