import { useDataProvider } from '@refinedev/core';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useQueueNews } from '../data/use-queue-news';
import { isChange, isOwnLine, linesSince } from './conflict-rows';
import { HistoryEntry } from './history-entry';
import styles from './submission.module.css';

interface Props {
  kind: SubmissionKind;
  /** As it was when its reader opened it, or loaded it anew. */
  seen: SubmissionDetail;
  /** As the page shows it, which their own comment has read anew since. */
  detail: SubmissionDetail;
  /** Reads the submission anew. */
  onLoad: () => Promise<unknown>;
}

/** Says what others have done with the submission since it was seen, and by whom; the page stays as it is until one asks. */
export function RecordNews({ kind, seen, detail, onLoad }: Props): ReactNode {
  const t = useText('live');
  const provider = useDataProvider()();
  const [present, setPresent] = useState<SubmissionDetail>();
  useQueueNews(kind, ({ changed, isGap }) => {
    // What cannot be read now is said by the next step, which is refused.
    if (isGap || changed.has(detail.id)) read().catch(() => undefined);
  });
  const shown = new Set(detail.history.map(({ id: line }) => line));
  // A history only grows.
  const latest = present && present.history.length > detail.history.length ? present : detail;
  const lines = linesSince({ seen, present: latest }).filter(
    (line) => isChange(line) && !(isOwnLine(line, latest.history) && shown.has(line.id)),
  );

  async function read(): Promise<void> {
    setPresent((await provider.getOne<SubmissionDetail>({ resource: kind, id: detail.id })).data);
  }

  return (
    <div role="status" className={styles.told} data-print="no">
      {lines.length > 0 && (
        <Alert
          type="info"
          showIcon
          role="presentation"
          className={styles.news}
          message={t('changed')}
          description={
            <>
              <ol role="list" className={styles.history}>
                {lines.map((entry) => (
                  <HistoryEntry key={entry.id} kind={kind} entry={entry} />
                ))}
              </ol>
              <p>{t('kept')}</p>
              <Button onClick={() => void onLoad()}>{t('load')}</Button>
            </>
          }
        />
      )}
    </div>
  );
}
