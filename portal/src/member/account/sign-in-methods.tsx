import type { Identity } from '@scholars/contract/account';
import { Form } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { AccountOutcome } from './change-account.server';
import { OutcomeNotice } from './outcome-notice';
import styles from './sign-in-methods.module.css';

/** Connects the account with one's ORCID iD, or takes the connection away. */
export function SignInMethods({
  identities,
  outcome,
}: {
  identities: readonly Identity[];
  outcome: AccountOutcome | undefined;
}) {
  const t = useText('account');
  const { locale } = useLocale();
  const orcid = identities.find(({ provider }) => provider === 'orcid');
  const back = encodeURIComponent(localePath(locale, '/account/my-information'));
  return (
    <>
      <OutcomeNotice outcome={outcome} text={t('methods.disconnected')} />
      {outcome?.refused && (
        <Notice tone="danger" live="assertive">
          <p>{outcome.refused.message}</p>
        </Notice>
      )}
      {orcid ? (
        <Form method="post" action="#methods" className={styles.method}>
          <p className={styles.words}>
            <img src="/orcid.svg" alt="" width={24} height={24} />
            <span>
              {t('methods.connected')}{' '}
              <a href={`https://orcid.org/${orcid.subject}`} dir="ltr" rel="noopener">
                {orcid.subject}
              </a>
            </span>
          </p>
          <input type="hidden" name="intent" value="disconnect" />
          <input type="hidden" name="provider" value="orcid" />
          <Button variant="secondary">{t('methods.disconnect')}</Button>
        </Form>
      ) : (
        <form method="post" action={`${localePath(locale, '/auth/orcid')}?nextUrl=${back}`} className={styles.method}>
          <p className={styles.words}>
            <img src="/orcid.svg" alt="" width={24} height={24} />
            <span>{t('methods.none')}</span>
          </p>
          <Button variant="secondary">{t('methods.connect')}</Button>
        </form>
      )}
    </>
  );
}
