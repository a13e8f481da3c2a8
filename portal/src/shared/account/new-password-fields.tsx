import { passwordMinLength } from '@scholars/contract/limits';
import { useText } from '~/i18n/use-text';
import type { FieldSource } from '~/shared/form/form-outcome';
import { PasswordField } from '~/ui/fields/password-field';

/** A new password and once more, with the rules told before; never filled in again. */
export function NewPasswordFields({ source: { errorOf }, label }: { source: FieldSource; label?: string }) {
  const t = useText('auth');
  return (
    <>
      <PasswordField
        name="password"
        label={label ?? t('fields.password')}
        hint={t('fields.passwordHint', { count: passwordMinLength })}
        atLeast={passwordMinLength}
        autoComplete="new-password"
        required
        error={errorOf('password')}
      />
      <PasswordField
        name="passwordConfirmation"
        label={t('fields.passwordConfirmation')}
        autoComplete="new-password"
        required
        enterKeyHint="go"
        error={errorOf('passwordConfirmation')}
      />
    </>
  );
}
