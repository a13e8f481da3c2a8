import { useCustom, type HttpError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { formatDate, formatDateTime } from '@scholars/contract/format';
import { getReportPeople, type ReportPeople } from '@scholars/contract/message-reports';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { CallProblem } from '../parts/call-problem';
import { Waiting } from '../parts/waiting';
import { StatusTag } from '../status/status-tag';
import styles from './submission.module.css';

/**
 * Whom a report is of, whether they are suspended now, and what else was reported of them.
 *
 * @param version a step changes what is told here
 */
export function ReportPeoplePanel({ id, version }: { id: string; version: number }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const heading = useId();
  const { result, query } = useCustom<ReportPeople, HttpError>({
    url: fillPath(getReportPeople.path, { id }),
    method: 'get',
    queryOptions: { queryKey: ['report-people', id, version], placeholderData: (before) => before },
    errorNotification: false,
  });
  if (!query.data)
    return query.isError ? (
      <CallProblem failure={query.error} onRetry={() => void query.refetch()} />
    ) : (
      // In its place: what is below it is pressed, and must not move away then.
      <Waiting rows={3} />
    );
  const { reported, others } = result.data;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {t('report.people')}
      </h2>
      <p className={styles.facts}>
        {reported.slug ? (
          <a href={localePath(locale, `/members/${reported.slug}`)}>
            <bdi>{reported.name}</bdi>
          </a>
        ) : (
          <bdi>{reported.name}</bdi>
        )}
        {reported.isSuspended && (
          <strong>
            {reported.suspendedUntil
              ? t('report.suspendedUntil', { date: formatDateTime(reported.suspendedUntil, locale) })
              : t('report.suspended')}
          </strong>
        )}
      </p>
      {others.length === 0 ? (
        <p className={styles.empty}>{t('report.noOthers')}</p>
      ) : (
        <>
          <p>{t('report.others', { count: others.length })}</p>
          <ul role="list" className={styles.linkRows}>
            {others.map((other) => (
              <li key={other.id} className={styles.facts}>
                <Link to={adminPath(locale, 'message-reports', other.id)} dir="ltr">
                  {other.reference}
                </Link>
                <StatusTag status={other.status} />
                <time dateTime={other.createdAt}>{formatDate(other.createdAt, locale)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
