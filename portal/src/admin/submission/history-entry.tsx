import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { AskedFields, AuditEntry } from '@scholars/contract/submissions';
import type { ReactNode } from 'react';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { StatusTag } from '../status/status-tag';
import { describedWord } from '../values/written-values';
import { ChangedFields } from './changed-fields';
import styles from './submission.module.css';

/** What was done with words of somebody's own. */
const speaking: ReadonlySet<AuditEntry['action']> = new Set([
  'transition',
  'answered',
  'commented',
  'message-sent',
  'suspended',
]);

/** One line of the history: what, from where to where, by whom, when, why. */
export function HistoryEntry({ entry, kind }: { entry: AuditEntry; kind?: SubmissionKind | undefined }): ReactNode {
  const { locale } = useLocale();
  return (
    <li className={styles.entry} data-action={entry.action}>
      <p>
        <What entry={entry} />
      </p>
      {speaking.has(entry.action) && entry.reason !== '' && (
        <blockquote className={styles.why} dir="auto">
          {entry.reason}
        </blockquote>
      )}
      {entry.asked && <Asked {...entry.asked} />}
      {entry.changes && <ChangedFields kind={kind} changes={entry.changes} />}
      <p className={styles.when}>
        {entry.actor !== '' && <bdi>{entry.actor}</bdi>}
        <time dateTime={entry.at}>{formatDateTime(entry.at, locale)}</time>
      </p>
    </li>
  );
}

/** What the sender was asked for by a link. */
function Asked({ fields, until }: AskedFields): ReactNode {
  const t = useText('records');
  const admin = useText('admin');
  const { locale } = useLocale();
  const names = fields.map((field) => describedWord(admin, 'field', field));
  return (
    <p className={styles.asked}>
      {t('history.asked', { fields: new Intl.ListFormat(locale).format(names) })}{' '}
      {t('history.askedUntil', { until: formatDateTime(until, locale) })}
    </p>
  );
}

function What({ entry }: { entry: AuditEntry }): ReactNode {
  const t = useText('admin');
  const records = useText('records');
  switch (entry.action) {
    case 'created':
      return t('history.created');
    case 'answered':
      return t('history.answered');
    // The CMS names the file's field as the reason.
    case 'file-added':
      return t('history.fileAdded', { file: describedWord(t, 'field', entry.reason) });
    case 'file-opened':
      return t('history.fileOpened', { file: describedWord(t, 'field', entry.reason) });
    case 'file-erased':
      return t('history.fileErased', { file: describedWord(t, 'field', entry.reason) });
    case 'assigned':
      return entry.reason === '' ? t('history.freed') : t('history.assigned', { name: entry.reason });
    case 'commented':
      return t('history.commented');
    case 'suspended':
      return t('history.suspended');
    case 'suspension-lifted':
      return t('history.lifted');
    case 'confirmation-sent':
      return t('history.confirmationSent');
    case 'invitation-sent':
      return t('history.invitationSent');
    case 'messages-opened':
      return t('history.messagesOpened');
    case 'message-sent':
      return t('history.messageSent');
    case 'template-created':
      return records('history.templateCreated');
    case 'template-changed':
      return records('history.templateChanged');
    case 'template-removed':
      return records('history.templateRemoved');
    case 'second-factor-on':
      return records('history.secondFactorOn');
    case 'second-factor-off':
      return records('history.secondFactorOff');
    case 'email-changed':
      return records('history.emailChanged');
    case 'taken-back':
      return (
        <>
          {records('history.takenBack')} <Step {...entry} />
        </>
      );
    case 'transition':
      return <Step {...entry} />;
  }
}

function Step({ from, to }: Pick<AuditEntry, 'from' | 'to'>): ReactNode {
  const t = useText('admin');
  return (
    <span className={styles.step}>
      {from && (
        <>
          <StatusTag status={from} />
          <span aria-hidden="true" className={styles.arrow} />
          <span className="visually-hidden">{t('history.to')}</span>
        </>
      )}
      {to && <StatusTag status={to} />}
    </span>
  );
}
