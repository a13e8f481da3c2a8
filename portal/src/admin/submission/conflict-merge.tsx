import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { longTextMaxLength } from '@scholars/contract/limits';
import { isReasonNeeded } from '@scholars/contract/submission-status';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Button, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import type { SubmissionChange } from '../data/submission-calls';
import { TextLimit } from '../parts/text-limit';
import { ConflictField } from './conflict-field';
import { conflictRows, type Conflict, type ConflictRow } from './conflict-rows';
import styles from './conflict.module.css';
import { atVersion } from './use-change';

interface Props {
  kind: SubmissionKind;
  conflict: Conflict;
  present: SubmissionDetail;
  isUnderWay: boolean;
  /** What was written for the step. */
  words: string;
  onWords: (words: string) => void;
  onMerge: (changes: [SubmissionChange, ...SubmissionChange[]]) => void;
  /** Takes what is there now, and keeps what was written. */
  onReload: () => void;
}

/** Both versions side by side, field by field. What only the other side changed stands; the rest is chosen. */
export function ConflictMerge({
  kind,
  conflict,
  present,
  isUnderWay,
  words,
  onWords,
  onMerge,
  onReload,
}: Props): ReactNode {
  const t = useText('records');
  const id = useId();
  const { wanted } = conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isMissing, setMissing] = useState(false);
  const rows = conflictRows(conflict);
  const chosenOf = (row: ConflictRow) => chosen[row.field] ?? usualChoice(row, present);
  const step = wanted.change === 'transition' ? wanted.body : undefined;
  const isStepTaken = rows.some((row) => row.field === 'status' && step && chosenOf(row) === step.to && canTake(row));
  const hasReason = step !== undefined && (step.reason !== '' || isReasonNeeded(step.to));

  function canTake({ wanted: mine }: ConflictRow): boolean {
    return mine !== undefined && present.next.includes(mine);
  }

  function changesWith(reason: string): SubmissionChange[] {
    const assignee = rows.find(({ field }) => field === 'assignee');
    const changes: SubmissionChange[] = [];
    if (assignee && chosenOf(assignee) !== assignee.present)
      changes.push({ change: 'assign', body: { assignee: chosenOf(assignee), version: present.version } });
    if (isStepTaken && step)
      changes.push(atVersion({ change: 'transition', body: { ...step, reason } }, present.version));
    return changes;
  }

  function merge(): void {
    const given = words.trim();
    const lacksReason = isStepTaken && step !== undefined && isReasonNeeded(step.to) && given === '';
    setMissing(lacksReason);
    if (lacksReason) {
      document.getElementById(id)?.focus();
      return;
    }
    const [first, ...others] = changesWith(given);
    if (first) onMerge([first, ...others]);
    else onReload();
  }

  return (
    <form
      noValidate
      className={styles.merge}
      aria-label={t('conflict.compare')}
      onSubmit={(event) => {
        event.preventDefault();
        merge();
      }}
    >
      <p>{t('conflict.choose')}</p>
      {rows.map((row) => (
        <ConflictField
          key={row.field}
          kind={kind}
          row={row}
          chosen={chosenOf(row)}
          canTake={canTake(row)}
          onChoose={(value) => setChosen((before) => ({ ...before, [row.field]: value }))}
        />
      ))}
      {hasReason && (
        <Words
          id={id}
          words={words}
          isMissing={isMissing}
          onWords={(given) => {
            onWords(given);
            setMissing(false);
          }}
        />
      )}
      <div>
        <Button type="primary" htmlType="submit" loading={isUnderWay}>
          {t('conflict.save')}
        </Button>
      </div>
    </form>
  );
}

/** One's own where only oneself changed the field; where both did, what is there now stays until one says otherwise. */
function usualChoice({ field, seen, wanted, present }: ConflictRow, { next }: SubmissionDetail): string {
  if (wanted === undefined || seen !== present) return present;
  return field !== 'status' || next.includes(wanted) ? wanted : present;
}

interface WordsProps {
  id: string;
  words: string;
  /** The step is not taken without them. */
  isMissing: boolean;
  onWords: (words: string) => void;
}

/** What goes with the step. */
function Words({ id, words, isMissing, onWords }: WordsProps): ReactNode {
  const t = useText('records');
  const admin = useText('admin');
  return (
    <div className={styles.words}>
      <label htmlFor={id}>{t('conflict.words')}</label>
      <Input.TextArea
        id={id}
        rows={3}
        dir="auto"
        value={words}
        status={isMissing ? 'error' : ''}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : `${id}-hint`}
        onChange={({ target }) => onWords(target.value)}
      />
      <TextLimit text={words} max={longTextMaxLength} />
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing} role="alert">
          {admin('next.reasonMissing')}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.note}>
        {t('conflict.wordsHint')}
      </p>
    </div>
  );
}
