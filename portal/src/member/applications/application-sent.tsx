import type { Application } from '@scholars/contract/applications';
import { applicationAnswerPath, applicationPath, applicationsPath } from '@scholars/contract/member-paths';
import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Section } from '~/ui/section';
import { StatusHistory } from '../status-history';
import styles from './applications.module.css';

/** That an application has arrived, and where it stands. */
export function ApplicationSent({ application }: { application: Application }) {
  const t = useText('applications');
  const { id, reference, opportunity, timeline, status, statusLabel } = application;
  return (
    <Section width="form">
      <div className={styles.sent}>
        <Notice tone={status === 'received' ? 'success' : 'info'} title={t('sent.title')} live="polite">
          <p>
            {t('sent.reference')} <strong dir="ltr">{reference}</strong>
          </p>
          {status === 'received' && <p>{t('sent.next')}</p>}
        </Notice>
        <p>
          {t('sent.status')}: <strong>{statusLabel}</strong>
        </p>
        <StatusHistory
          moments={timeline}
          label={t('list.history')}
          noteLabel={t('list.asked')}
          answerLabel={(date) => t('list.answered', { date })}
        />
        <div className={styles.actions}>
          {status === 'action_needed' ? (
            <ButtonLink to={applicationAnswerPath(id)}>{t('sent.toAnswer')}</ButtonLink>
          ) : (
            <ButtonLink to={`${applicationsPath}#${id}`}>{t('sent.toList')}</ButtonLink>
          )}
          <ButtonLink variant="secondary" to={applicationPath(id)}>
            {t('list.read')}
          </ButtonLink>
          {opportunity.slug && (
            <ButtonLink variant="secondary" to={`/opportunities/${opportunity.slug}`}>
              {t('sent.toOpportunity')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
