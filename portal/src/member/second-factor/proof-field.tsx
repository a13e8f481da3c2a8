import { useText } from '~/i18n/use-text';
import { PasswordField } from '~/ui/fields/password-field';

interface Props {
  /** Whose password it is, for password managers. */
  email: string;
  /** Whoever has just signed in with ORCID needs none. */
  isProven: boolean;
  error: string | undefined;
  /** Where a page has several. */
  id?: string;
}

/** Proves that the account is one's own. */
export function ProofField({ email, isProven, error, id }: Props) {
  const t = useText('second-factor');
  if (isProven)
    return (
      <>
        <p>{t('start.proven')}</p>
        <input type="hidden" name="password" value="" />
      </>
    );
  return (
    <>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        name="password"
        {...(id !== undefined && { id })}
        label={t('fields.password')}
        autoComplete="current-password"
        required
        {...(error !== undefined && { error })}
      />
    </>
  );
}
