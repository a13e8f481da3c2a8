import { useCustom, type HttpError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { formatDate } from '@scholars/contract/format';
import { getRelatedToSubmission, type RelatedToSubmission } from '@scholars/contract/member-accounts';
import { isSubmissionKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { StatusTag } from '../status/status-tag';
import { dot } from '../values/dot';
import styles from './submission.module.css';

/**
 * The member whose submission this is, and what the same person seems to have sent besides.
 *
 * @param version a decision may have made the account
 */
export function Related({ kind, id, version }: { kind: SubmissionKind; id: string; version: number }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const heading = useId();
  const { result, query } = useCustom<RelatedToSubmission, HttpError>({
    url: fillPath(getRelatedToSubmission.path, { kind, id }),
    method: 'get',
    queryOptions: { queryKey: ['related', kind, id, version], placeholderData: (before) => before },
    errorNotification: false,
  });
  if (!query.data) return null;
  const { account, others } = result.data;
  if (!account && others.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {t('related.title')}
      </h2>
      {account && (
        <p className={styles.facts}>
          <Link to={adminPath(locale, 'member-accounts', account.id)}>
            <bdi>{account.name}</bdi>
          </Link>
          <span>{t('related.account', { state: t(`accounts.state.${account.state}`) })}</span>
        </p>
      )}
      {others.length > 0 && (
        <>
          <p>{t('related.others', { count: others.length })}</p>
          <ul role="list" className={styles.linkRows}>
            {others.map((other) => (
              <li key={other.reference}>
                <p className={styles.facts}>
                  <Link to={adminPath(locale, other.kind, other.id)} dir="ltr">
                    {other.reference}
                  </Link>
                  <StatusTag status={other.status} />
                  <time dateTime={other.createdAt}>{formatDate(other.createdAt, locale)}</time>
                </p>
                <p className={styles.hint}>
                  {isSubmissionKind(other.kind) ? t(`kind.${other.kind}`) : other.kind}
                  {dot}
                  {t(`related.by.${other.by}`)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
