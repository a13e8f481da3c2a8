import type { MailJob } from '@scholars/contract/mail-jobs';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { formatAge } from '../values/written-values';
import tagStyles from '../status/status-tag.module.css';
import rowStyles from '../parts/rows.module.css';
import styles from './mail-jobs.module.css';
import { failureKey, mailTones, templateKey } from './mail-words';

interface Props {
  job: MailJob;
  isResending: boolean;
  onResend: () => void;
}

/** One mail: what it is, to whom, where it stands, and another try where one is possible. */
export function MailJobRow({ job, isResending, onResend }: Props): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { subject, recipient, state, lastError } = job;
  const name = t(templateKey(job.template));
  const canResend = recipient !== null && (state === 'failed' || (state === 'queued' && job.attempts > 0));
  return (
    <li className={rowStyles.row}>
      <div className={styles.letter}>
        <p className={styles.subject}>{subject === null ? name : <bdi>{subject}</bdi>}</p>
        <p className={styles.about}>
          {recipient === null ? (
            t(state === 'sent' ? 'mail.erasedSent' : 'mail.erased')
          ) : (
            <bdi dir="ltr">{recipient}</bdi>
          )}
          {subject !== null && <span>{name}</span>}
        </p>
        {lastError !== '' && (
          <p className={styles.failure}>
            {t(failureKey(lastError))}{' '}
            <code className={styles.code} dir="ltr">
              {lastError}
            </code>
          </p>
        )}
      </div>
      <div className={styles.state}>
        <span className={tagStyles.tag} data-tone={mailTones[state]}>
          {t(`mail.state.${state}`)}
        </span>
        <span className={styles.times}>
          <time dateTime={job.createdAt} title={formatDateTime(job.createdAt, locale)}>
            {formatAge(job.createdAt, locale)}
          </time>
          {job.attempts > 1 && <span>{t('mail.attempts', { count: job.attempts })}</span>}
        </span>
        {canResend && (
          <Button
            size="small"
            loading={isResending}
            onClick={onResend}
            aria-label={t('mail.resendNamed', { subject: subject ?? name })}
          >
            {t('mail.resend')}
          </Button>
        )}
      </div>
    </li>
  );
}
