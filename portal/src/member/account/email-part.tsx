import type { EmailChange } from '@scholars/contract/email-change';
import { formatDate, formatTime } from '@scholars/contract/format';
import { Form } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { AccountOutcome } from './change-account.server';
import styles from './my-information.module.css';
import { OutcomeNotice } from './outcome-notice';

interface Props {
  email: string;
  waiting: EmailChange['waiting'] | undefined;
  outcome: AccountOutcome | undefined;
}

/** The address that one signs in with, and the one that is to take its place. */
export function EmailPart({ email, waiting, outcome }: Props) {
  const t = useText('account');
  return (
    <>
      <OutcomeNotice outcome={outcome} text={t(outcome?.intent === 'resend-email' ? 'email.resent' : 'email.kept')} />
      {outcome?.refused && (
        <div className={styles.outcome}>
          <Notice tone="danger" live="assertive">
            <p>{outcome.refused.message}</p>
          </Notice>
        </div>
      )}
      <p className={styles.address}>
        <bdi dir="ltr">{email}</bdi>
      </p>
      {waiting && <Waiting {...waiting} />}
      <ButtonLink to="/account/change-email" variant="secondary">
        {t(waiting ? 'email.changeAgain' : 'email.change')}
      </ButtonLink>
    </>
  );
}

function Waiting({ email, until }: NonNullable<EmailChange['waiting']>) {
  const t = useText('account');
  const { locale } = useLocale();
  const moment = t('sessions.moment', { date: formatDate(until, locale), time: formatTime(until, locale) });
  return (
    <div className={styles.outcome}>
      <Notice title={t('email.waits')}>
        <p>
          {t('email.mailed')}{' '}
          <bdi dir="ltr" className={styles.waiting}>
            {email}
          </bdi>
        </p>
        <p>{t('email.until', { moment })}</p>
        <Form method="post" action="#email" className={styles.actions}>
          <Button name="intent" value="resend-email" variant="secondary" size="small">
            {t('email.resend')}
          </Button>
          <Button name="intent" value="keep-email" variant="quiet" size="small">
            {t('email.keep')}
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
