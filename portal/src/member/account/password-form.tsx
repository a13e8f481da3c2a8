import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { ActionForm } from '~/shared/form/action-form';
import { passwordChangeForm } from '~/shared/account/account-forms';
import { NewPasswordFields } from '~/shared/account/new-password-fields';
import { PasswordField } from '~/ui/fields/password-field';
import type { AccountOutcome } from './change-account.server';
import styles from './my-information.module.css';

interface Props {
  email: string;
  /** Their private calendar has an address, which a new password does not end. */
  hasCalendar: boolean;
  outcome: AccountOutcome | undefined;
}

/** Changes the password, for whom knows the old one. A form that did its work is empty again. */
export function PasswordForm({ email, hasCalendar, outcome }: Props) {
  const t = useText('account');
  const auth = useText('auth');
  const refused = outcome?.refused;
  return (
    <ActionForm
      definition={passwordChangeForm}
      key={String(outcome?.isDone)}
      intent="password"
      action="#password"
      refused={refused}
      done={outcome?.isDone ? t('password.saved') : undefined}
      submit={t('password.submit')}
      submitting={t('password.submitting')}
    >
      {(source) => (
        <>
          {/* Whose password it is, for password managers. */}
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            name="oldPassword"
            label={auth('fields.oldPassword')}
            autoComplete="current-password"
            required
            error={source.errorOf('oldPassword')}
          />
          <NewPasswordFields source={source} label={auth('fields.newPassword')} />
          {hasCalendar && (
            <p className={styles.hint}>
              {t('password.calendar')} <LocaleLink to="/account/my-calendar">{t('password.toCalendar')}</LocaleLink>
            </p>
          )}
        </>
      )}
    </ActionForm>
  );
}
