import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import styles from './auth.module.css';

/** Leads to ORCID. A form, because it starts something, and one without a script: the answer leaves the site. */
export function OrcidButton({ label, search }: { label: string; search: string }) {
  const t = useText('auth');
  const { locale } = useLocale();
  return (
    <form method="post" action={`${localePath(locale, '/auth/orcid')}${search}`} className={styles.other}>
      <p className={styles.or}>{t('login.or')}</p>
      <Button variant="secondary" size="large" wide>
        <img src="/orcid.svg" alt="" width={24} height={24} />
        {label}
      </Button>
    </form>
  );
}
