import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ActionForm } from '~/shared/form/action-form';
import type { Refusal } from '~/shared/form/form-outcome';
import { KeptForm } from '~/shared/form/kept-form';
import { Button } from '~/ui/button';
import { PasswordField } from '~/ui/fields/password-field';
import { TextField } from '~/ui/fields/text-field';
import { emailChangeForm } from './email-change-form';
import styles from './email-change.module.css';

interface Props {
  /** Whose password it is, for password managers. */
  email: string;
  isProven: boolean;
  refused: Refusal | undefined;
  /** With which what is typed is kept in this browser until it is sent. */
  typingKey: string;
}

export function EmailForm({ email, isProven, refused, typingKey }: Props) {
  const t = useText('email-change');
  return (
    <ActionForm definition={emailChangeForm} refused={refused} submit={t('submit')} submitting={t('submitting')}>
      {({ errorOf, valueOf }, form) => (
        <>
          <KeptForm form={form} typingKey={typingKey} name="email" definition={emailChangeForm} refused={refused} />
          <TextField
            name="email"
            type="email"
            label={t('email')}
            hint={t('emailHint')}
            autoComplete="email"
            required
            defaultValue={valueOf('email')}
            error={errorOf('email')}
          />
          {isProven ? (
            <>
              <p>{t('proven')}</p>
              <input type="hidden" name="password" value="" />
            </>
          ) : (
            <>
              <input type="text" hidden readOnly autoComplete="username" value={email} />
              <PasswordField
                name="password"
                label={t('password')}
                autoComplete="current-password"
                required
                error={errorOf('password')}
              />
            </>
          )}
        </>
      )}
    </ActionForm>
  );
}

/** @param isOnly without a password there is no other way */
export function OrcidProof({ isOnly }: { isOnly: boolean }) {
  const t = useText('email-change');
  const { locale } = useLocale();
  const back = encodeURIComponent(localePath(locale, '/account/change-email'));
  return (
    <form method="post" action={`${localePath(locale, '/auth/orcid')}?nextUrl=${back}`} className={styles.orcid}>
      <p>{t(isOnly ? 'byOrcid' : 'orOrcid')}</p>
      <Button variant="secondary">
        <img src="/orcid.svg" alt="" width={24} height={24} />
        {t('orcid')}
      </Button>
    </form>
  );
}
