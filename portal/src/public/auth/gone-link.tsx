import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { Notice } from '~/ui/notice';
import { AuthLinks, AuthPage } from './auth-page';

/** What a link that was used, is too old, or is none leads to: what happened, and the way on. */
export function GoneLink({ text }: { text: string }) {
  const t = useText('auth');
  return (
    <AuthPage title={t('gone.title')}>
      <Notice tone="warning">
        <p>{text}</p>
      </Notice>
      <AuthLinks>
        <LocaleLink to="/auth/login">{t('register.login')}</LocaleLink>
        <LocaleLink to="/auth/reset-password">{t('gone.reset')}</LocaleLink>
      </AuthLinks>
    </AuthPage>
  );
}
