import { passwordMinLength } from '@scholars/contract/limits';
import { useText } from '~/i18n/use-text';
import { PasswordField } from '~/ui/fields/password-field';
import type { Refusal } from './posted-form.server';

/** A new password and once more, with the rules told before; never filled in again. */
export function NewPasswordFields({ refused, label }: { refused: Refusal | undefined; label?: string }) {
  const t = useText('auth');
  return (
    <>
      <PasswordField name="password" label={label ?? t('fields.password')} hint={t('fields.passwordHint', { count: passwordMinLength })} atLeast={passwordMinLength} autoComplete="new-password" required error={refused?.errors.password} />
      <PasswordField name="passwordConfirmation" label={t('fields.passwordConfirmation')} autoComplete="new-password" required enterKeyHint="go" error={refused?.errors.passwordConfirmation} />
    </>
  );
}
