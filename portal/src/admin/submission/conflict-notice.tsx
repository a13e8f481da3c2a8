import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { statusLabel } from '../status/status-label';
import { HistoryEntry } from './history-entry';
import styles from './submission.module.css';
import type { Conflict } from './use-change';

/** What happened since the page was opened, and the way to the present state. */
export function ConflictNotice({
  conflict: { seen, present },
  onReload,
}: {
  conflict: Conflict;
  onReload: () => void;
}): ReactNode {
  const t = useText('admin');
  const known = new Set(seen.history.map(({ id }) => id));
  const since = (present?.history ?? []).filter(({ id }) => !known.has(id));
  return (
    <Alert
      type="warning"
      role="alert"
      className={styles.conflict}
      message={t('conflict.title')}
      description={
        <>
          <p>{t('conflict.text')}</p>
          <ol role="list" className={styles.history}>
            {since.map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
          </ol>
          {present && <p>{t('conflict.unknown', { status: statusLabel(t, present.status) })}</p>}
          <Button type="primary" onClick={onReload}>
            {t('conflict.reload')}
          </Button>
        </>
      }
    />
  );
}
