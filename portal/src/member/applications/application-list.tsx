import type { Application } from '@scholars/contract/applications';
import { formatDate } from '@scholars/contract/format';
import { applicationPath } from '@scholars/contract/member-paths';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { foreignText } from '~/ui/foreign-text';
import { StatusHistory } from '../status-history';
import type { AnswerOutcome } from './answer-form';
import { AnswerPart } from './answer-part';
import { ApplicationBadge } from './application-badge';
import styles from './applications.module.css';

interface Props {
  applications: readonly Application[];
  answered: AnswerOutcome | undefined;
  /** The address of the list's page, to which a question may be added. */
  path: string;
  typingKey: string;
}

/** A member's applications, each with where it stands and what may be done. */
export function ApplicationList({ applications, answered, ...paging }: Props) {
  return (
    <ul className={styles.list}>
      {applications.map((application) => (
        <li key={application.id} id={application.id} className={styles.item}>
          <ApplicationItem
            application={application}
            answered={answered?.answering === application.id ? answered : undefined}
            {...paging}
          />
        </li>
      ))}
    </ul>
  );
}

function ApplicationItem({
  application,
  answered,
  path: listPath,
  typingKey,
}: Omit<Props, 'applications'> & { application: Application }) {
  const t = useText('applications');
  const { locale } = useLocale();
  const { id, reference, opportunity, status, submittedAt, updatedAt, timeline } = application;
  const title = opportunity.title || t('list.unpublished');
  const path = `/opportunities/${opportunity.slug}`;
  const { canApply, canCancel } = application;
  return (
    <>
      <div className={styles.itemHead}>
        <h3 className={styles.itemTitle} {...foreignText(opportunity.locale, locale)}>
          {opportunity.slug ? <LocaleLink to={path}>{title}</LocaleLink> : title}
        </h3>
        <ApplicationBadge application={application} />
      </div>
      <p className={styles.facts}>
        {reference && (
          <span>
            {t('list.reference')} <bdi dir="ltr">{reference}</bdi>
          </span>
        )}
        <span>
          {submittedAt
            ? t('list.sentOn', { date: formatDate(submittedAt, locale) })
            : t('list.writtenOn', { date: formatDate(updatedAt, locale) })}
        </span>
      </p>
      {timeline.length > 1 && (
        <StatusHistory
          moments={timeline}
          label={t('list.history')}
          noteLabel={t('list.asked')}
          answerLabel={(date) => t('list.answered', { date })}
        />
      )}
      <AnswerPart application={application} outcome={answered} typingKey={typingKey} />
      {(reference || canApply || canCancel) && (
        <div className={styles.actions}>
          {reference && (
            <ButtonLink size="small" variant="secondary" to={applicationPath(id)}>
              <Named action={t('list.read')} title={title} />
            </ButtonLink>
          )}
          {canApply && (
            <ButtonLink size="small" to={`${path}/apply`}>
              <Named action={t(status === 'draft' ? 'list.goOn' : 'list.again')} title={title} />
            </ButtonLink>
          )}
          {canCancel && (
            <ButtonLink size="small" variant="quiet" to={`${listPath}&withdraw=${id}#withdraw`}>
              <Named action={t(reference === null ? 'list.discard' : 'list.withdraw')} title={title} />
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

/** What a button does, and for who hears it alone also to what. */
function Named({ action, title }: { action: string; title: string }) {
  return (
    <>
      {action}
      <span className="visually-hidden">: {title}</span>
    </>
  );
}
