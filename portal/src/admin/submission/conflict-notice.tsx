import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import type { SubmissionChange } from '../data/submission-calls';
import { statusLabel } from '../status/status-label';
import { ConflictMerge } from './conflict-merge';
import { isChange, isOwnLine, linesSince, type Conflict } from './conflict-rows';
import { HistoryEntry } from './history-entry';
import styles from './submission.module.css';

interface Props {
  kind: SubmissionKind;
  conflict: Conflict;
  isUnderWay: boolean;
  onMerge: (changes: [SubmissionChange, ...SubmissionChange[]]) => void;
  /** @param words what was written for the step, as it stands now */
  onReload: (words: string) => void;
}

/** What happened since the page was opened, both versions to choose from, and the way to the present state. */
export function ConflictNotice({ kind, conflict, isUnderWay, onMerge, onReload }: Props): ReactNode {
  const t = useText('admin');
  const records = useText('records');
  const { present, wanted } = conflict;
  const lines = linesSince(conflict);
  const changes = lines.filter(isChange);
  const isOwn = changes.length > 0 && changes.every((line) => isOwnLine(line, present?.history ?? []));
  const [words, setWords] = useState(wanted.change === 'transition' ? wanted.body.reason : '');
  return (
    // The page makes room for it: see `.columns` in the stylesheet.
    <div data-conflict="">
      <Alert
        type="warning"
        role="alert"
        className={styles.conflict}
        message={isOwn ? records('conflict.own') : t('conflict.title')}
        description={
          <>
            <p>{t('conflict.text')}</p>
            <ol role="list" className={styles.history}>
              {lines.map((entry) => (
                <HistoryEntry key={entry.id} kind={kind} entry={entry} />
              ))}
            </ol>
            {present && <p>{t('conflict.unknown', { status: statusLabel(t, present.status) })}</p>}
            <Button onClick={() => onReload(words)}>{t('conflict.reload')}</Button>
          </>
        }
      />
      {present && (
        <ConflictMerge
          // Of a second conflict the choices begin anew.
          key={present.version}
          kind={kind}
          conflict={conflict}
          present={present}
          isUnderWay={isUnderWay}
          words={words}
          onWords={setWords}
          onMerge={onMerge}
          onReload={() => onReload(words)}
        />
      )}
    </div>
  );
}
