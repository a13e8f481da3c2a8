import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { AuthPage } from './auth-page';
import styles from './auth.module.css';

/** What a link that was used, is too old, or is none leads to: what happened, and the way on. */
export function GoneLink({ text, isOfPassword }: { text: string; isOfPassword?: boolean }) {
  const t = useText('auth');
  return (
    <AuthPage title={t('gone.title')}>
      <Notice tone="warning">
        <p>{text}</p>
      </Notice>
      <div className={styles.choices}>
        {/* The likelier way first. */}
        <ButtonLink to={isOfPassword ? '/auth/reset-password' : '/auth/login'} size="large">
          {isOfPassword ? t('gone.reset') : t('register.login')}
        </ButtonLink>
        <ButtonLink to={isOfPassword ? '/auth/login' : '/auth/reset-password'} size="large" variant="secondary">
          {isOfPassword ? t('register.login') : t('gone.reset')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
