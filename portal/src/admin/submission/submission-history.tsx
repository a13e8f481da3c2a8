import { useLogList, type HttpError, type ILogData } from '@refinedev/core';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { AuditEntry, SubmissionDetail } from '@scholars/contract/submissions';
import { useId, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { HistoryEntry } from './history-entry';
import styles from './submission.module.css';

/**
 * Who did what and why, the newest first. Read by the audit log provider; until it answers, as the submission brought
 * it.
 */
export function SubmissionHistory({ kind, detail }: { kind: SubmissionKind; detail: SubmissionDetail }): ReactNode {
  const { data: logs } = useLogList<ILogData<AuditEntry>, HttpError>({
    resource: kind,
    // The length is part of what is asked for: a longer history is another one.
    meta: { id: detail.id, entries: detail.history.length },
  });
  const entries = logs?.map((log) => log.data) ?? detail.history;
  return <HistoryPanel kind={kind} entries={entries} />;
}

/** What was done, the last thing first. */
export function HistoryPanel({ kind, entries }: { kind?: SubmissionKind; entries: readonly AuditEntry[] }): ReactNode {
  const t = useText('admin');
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {t('history.title')}
      </h2>
      {entries.length === 0 && <p className={styles.empty}>{t('history.empty')}</p>}
      <ol role="list" reversed className={styles.history}>
        {entries.toReversed().map((entry) => (
          <HistoryEntry key={entry.id} kind={kind} entry={entry} />
        ))}
      </ol>
    </section>
  );
}
