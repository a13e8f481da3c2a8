import { passwordMinLength } from '@scholars/contract/limits';
import { useText } from '~/i18n/use-text';
import { TextField } from '~/ui/fields/text-field';
import type { Refusal } from './posted-form.server';

/** A new password and once more. Passwords run in their own direction and are never filled in again. */
export function NewPasswordFields({ refused, label }: { refused: Refusal | undefined; label?: string }) {
  const t = useText('auth');
  return (
    <>
      <TextField name="password" type="password" label={label ?? t('fields.password')} hint={t('fields.passwordHint', { count: passwordMinLength })} autoComplete="new-password" required error={refused?.errors.password} />
      <TextField name="passwordConfirmation" type="password" label={t('fields.passwordConfirmation')} autoComplete="new-password" required error={refused?.errors.passwordConfirmation} />
    </>
  );
}
