import { useOne, type HttpError } from '@refinedev/core';
import { formatDateTime } from '@scholars/contract/format';
import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import { isSubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useId, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { BackToList } from '../parts/back-to-list';
import { CallProblem } from '../parts/call-problem';
import { CopyButton } from '../parts/copy-button';
import { Missing } from '../parts/missing';
import { Waiting } from '../parts/waiting';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import { StatusTag } from '../status/status-tag';
import { HistoryPanel } from '../submission/submission-history';
import styles from '../submission/submission.module.css';
import { dot } from '../values/dot';
import { accountResource } from './account-calls';
import { AccountSteps } from './account-steps';
import { AccountTag } from './account-tag';

/** One account: where it stands, what may be done with it, and all that its person has sent, in whichever queue. */
export function MemberAccount(): ReactNode {
  const { id = '' } = useParams();
  const t = useText('admin');
  const { result: account, query } = useOne<MemberAccountDetail, HttpError>({
    resource: accountResource,
    id,
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: false },
  });
  usePageTitle(account?.name ?? t('accounts.title'));
  if (query.error?.statusCode === 404) return <Missing resource={accountResource} name={t('accounts.title')} />;
  const problem = query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!account) return problem || <Waiting rows={8} />;
  return (
    <>
      <Head account={account} />
      {problem}
      <div className={styles.columns}>
        <div className={styles.side}>
          <AccountSteps key={account.history.length} account={account} />
        </div>
        <div className={styles.main}>
          <SentList title={t('accounts.sent')} none={t('accounts.nothingSent')} sent={account.sent} />
          {account.reports.length > 0 && <SentList title={t('accounts.reports')} none="" sent={account.reports} />}
        </div>
        <div className={styles.side}>
          <HistoryPanel entries={account.history} />
        </div>
      </div>
    </>
  );
}

function Head({ account }: { account: MemberAccountDetail }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { name, email, state, slug, createdAt, lastSeenAt, suspension, erasedAt } = account;
  const at = (instant: string) => formatDateTime(instant, locale);
  return (
    <div className={styles.head}>
      <BackToList resource={accountResource} name={t('accounts.title')} />
      <div className={styles.titleLine}>
        <h1 className={pageStyles.title}>
          <bdi>{name}</bdi>
        </h1>
        <AccountTag state={state} />
      </div>
      <p className={styles.facts}>
        <span className={styles.reachable}>
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
          <CopyButton text={email} field={t('field.emailAddress')} />
        </span>
        {slug && <a href={localePath(locale, `/members/${slug}`)}>{t('report.profile')}</a>}
        <span>{t('accounts.opened', { date: at(createdAt) })}</span>
        <span>{lastSeenAt ? t('accounts.seen', { date: at(lastSeenAt) }) : t('accounts.neverSeen')}</span>
      </p>
      {suspension && (
        <p className={styles.hint}>
          {suspension.until ? t('report.suspendedUntil', { date: at(suspension.until) }) : t('report.suspended')}
          {': '}
          <bdi>{suspension.reason}</bdi>
        </p>
      )}
      {erasedAt && <p className={styles.hint}>{t('accounts.erased', { date: at(erasedAt) })}</p>}
    </div>
  );
}

function SentList({
  title,
  none,
  sent,
}: {
  title: string;
  none: string;
  sent: MemberAccountDetail['sent'];
}): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {title}
      </h2>
      {sent.length === 0 && <p className={styles.empty}>{none}</p>}
      <ul role="list" className={styles.linkRows}>
        {sent.map((one) => (
          <li key={one.reference}>
            <p className={styles.facts}>
              <Link to={adminPath(locale, one.kind, one.id)} dir="ltr">
                {one.reference}
              </Link>
              <StatusTag status={one.status} />
              <time dateTime={one.createdAt}>{formatDateTime(one.createdAt, locale)}</time>
            </p>
            <p className={styles.hint}>
              {isSubmissionKind(one.kind) ? t(`kind.${one.kind}`) : one.kind}
              {dot}
              <bdi>{one.title}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
