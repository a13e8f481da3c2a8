import { useText } from '~/i18n/use-text';
import { ActionForm } from '~/shared/form/action-form';
import { newPasswordForm } from '~/shared/account/account-forms';
import { NewPasswordFields } from '~/shared/account/new-password-fields';
import type { Refusal } from '~/shared/form/form-outcome';
import { ButtonLink } from '~/ui/button';
import { AuthPage } from './auth-page';

/** A new password by a mailed link. */
export function NewPasswordForm({
  title,
  lead,
  refused,
}: {
  title: string;
  lead: string;
  refused: Refusal | undefined;
}) {
  const t = useText('auth');
  return (
    <AuthPage title={title} lead={lead}>
      <ActionForm
        definition={newPasswordForm}
        intent="set"
        refused={refused}
        submit={t('set.submit')}
        submitting={t('set.submitting')}
        size="large"
        wide
      >
        {(source) => <NewPasswordFields source={source} label={t('fields.newPassword')} />}
      </ActionForm>
    </AuthPage>
  );
}

export function PasswordIsSet() {
  const t = useText('auth');
  return (
    <AuthPage isAnswer title={t('set.done')} lead={t('set.doneLead')}>
      <ButtonLink to="/auth/login" size="large" wide>
        {t('login.submit')}
      </ButtonLink>
    </AuthPage>
  );
}
