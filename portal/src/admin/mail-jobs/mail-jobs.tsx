import { mailStates, type MailState } from '@scholars/contract/mail-jobs';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import { CallProblem } from '../parts/call-problem';
import { PageNumbers } from '../parts/page-numbers';
import { Waiting } from '../parts/waiting';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import tabStyles from '~/ui/tabs.module.css';
import tagStyles from '../status/status-tag.module.css';
import { MailJobRow } from './mail-job-row';
import rowStyles from '../parts/rows.module.css';
import styles from './mail-jobs.module.css';
import { mailTones } from './mail-words';
import { mailPageSize, useMailJobs, useResend } from './use-mail-jobs';

/** The mails that the network has sent or tries to send; those that failed can be sent again. */
export function MailJobs(): ReactNode {
  const t = useText('admin');
  const { state, page, jobs, total, isPastEnd, query, show } = useMailJobs();
  const { resend, resendingId } = useResend();
  usePageTitle(t('mail.title'));
  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('mail.title')}</h1>
        <p className={pageStyles.lead} role="status">
          {query.isSuccess && t('mail.total', { count: total })}
        </p>
      </div>
      <div role="group" aria-label={t('mail.states')} className={tabStyles.tabs}>
        {[undefined, ...mailStates].map((each) => (
          <StateTab key={each ?? 'all'} state={each} isChosen={state === each} onPress={() => show({ state: each })} />
        ))}
      </div>
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Waiting />}
      {query.isSuccess && jobs.length === 0 && !isPastEnd && (
        <EmptyState title={t(state === 'failed' ? 'mail.noneFailed' : 'mail.none')} />
      )}
      {jobs.length > 0 && (
        <ul role="list" className={rowStyles.rows}>
          {jobs.map((job) => (
            <MailJobRow key={job.id} job={job} isResending={resendingId === job.id} onResend={() => resend(job.id)} />
          ))}
        </ul>
      )}
      {total > mailPageSize && (
        <PageNumbers
          current={page}
          pageSize={mailPageSize}
          total={total}
          showSizeChanger={false}
          onChange={(next) => show({ state, page: next })}
        />
      )}
      <p className={styles.note}>{t('mail.note')}</p>
    </>
  );
}

function StateTab({
  state,
  isChosen,
  onPress,
}: {
  state: MailState | undefined;
  isChosen: boolean;
  onPress: () => void;
}): ReactNode {
  const t = useText('admin');
  return (
    <button type="button" className={tabStyles.tab} aria-pressed={isChosen} onClick={onPress}>
      {state && <span className={tagStyles.dot} data-tone={mailTones[state]} aria-hidden="true" />}
      {t(state ? `mail.state.${state}` : 'queue.all')}
    </button>
  );
}
