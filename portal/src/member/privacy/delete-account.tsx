import type { AccountClosing } from '@scholars/contract/privacy';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ActionForm } from '~/shared/form/action-form';
import { Button } from '~/ui/button';
import { PasswordField } from '~/ui/fields/password-field';
import type { PrivacyOutcome } from './change-privacy.server';
import { closingForm } from './closing-form';
import styles from './privacy.module.css';

interface Props {
  email: string;
  account: AccountClosing;
  hasOrcid: boolean;
  outcome: PrivacyOutcome | undefined;
}

/** Deletes the account, for whom proves that it is theirs: by the password, or by signing in with ORCID just before. */
export function DeleteAccount({ email, account: { hasPassword, isProven }, hasOrcid, outcome }: Props) {
  const t = useText('privacy');
  const { locale } = useLocale();
  const back = encodeURIComponent(localePath(locale, '/account/privacy'));
  return (
    <>
      <ul className={styles.steps}>
        <li>{t('delete.now')}</li>
        <li>{t('delete.days')}</li>
        <li>{t('delete.kept')}</li>
      </ul>
      {(hasPassword || isProven) && (
        <ActionForm
          definition={closingForm}
          intent="delete"
          action="#account"
          refused={outcome?.refused}
          submit={t('delete.submit')}
          submitting={t('delete.submitting')}
          variant="danger"
        >
          {({ errorOf }) => (
            <>
              {/* Whose password it is, for password managers. */}
              <input type="text" hidden readOnly autoComplete="username" value={email} />
              {isProven ? (
                <>
                  <p>{t('delete.proven')}</p>
                  <input type="hidden" name="password" value="" />
                </>
              ) : (
                <PasswordField
                  name="password"
                  label={t('delete.password')}
                  autoComplete="current-password"
                  required
                  error={errorOf('password')}
                />
              )}
            </>
          )}
        </ActionForm>
      )}
      {hasOrcid && !isProven && (
        <form method="post" action={`${localePath(locale, '/auth/orcid')}?nextUrl=${back}`} className={styles.actions}>
          <p>{t(hasPassword ? 'delete.orOrcid' : 'delete.byOrcid')}</p>
          <Button variant="secondary">
            <img src="/orcid.svg" alt="" width={24} height={24} />
            {t('delete.orcid')}
          </Button>
        </form>
      )}
    </>
  );
}
