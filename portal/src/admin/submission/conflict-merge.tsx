import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { longTextMaxLength } from '@scholars/contract/limits';
import { formatDateTime } from '@scholars/contract/format';
import { isReasonNeeded } from '@scholars/contract/submission-status';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Button, Input, Radio } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { SubmissionChange } from '../data/submission-calls';
import { useCoordinators } from '../data/use-coordinators';
import { TextLimit } from '../parts/text-limit';
import { StatusTag } from '../status/status-tag';
import { describedWord } from '../values/written-values';
import { conflictRows, type Conflict, type ConflictRow } from './conflict-rows';
import { FieldValue } from './field-value';
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
  const admin = useText('admin');
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

  function merge(): void {
    const given = words.trim();
    const lacksReason = isStepTaken && step !== undefined && isReasonNeeded(step.to) && given === '';
    setMissing(lacksReason);
    if (lacksReason) {
      document.getElementById(id)?.focus();
      return;
    }
    const assignee = rows.find(({ field }) => field === 'assignee');
    const changes: SubmissionChange[] = [];
    if (assignee && chosenOf(assignee) !== assignee.present)
      changes.push({ change: 'assign', body: { assignee: chosenOf(assignee), version: present.version } });
    if (isStepTaken && step)
      changes.push(atVersion({ change: 'transition', body: { ...step, reason: given } }, present.version));
    const [first, ...others] = changes;
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
        <fieldset key={row.field} className={styles.field}>
          <legend>{describedWord(admin, 'field', row.field)}</legend>
          <div className={styles.versions}>
            <Version title={t('conflict.seen')}>
              <Value kind={kind} field={row.field} value={row.seen} />
              {row.field === 'assignee' && row.wanted === undefined && (
                <Choice
                  row={row}
                  value={row.seen}
                  chosen={chosenOf(row)}
                  onChoose={choose}
                  label={t('conflict.back')}
                />
              )}
            </Version>
            {row.wanted !== undefined && (
              <Version title={t('conflict.mine')}>
                <Value kind={kind} field={row.field} value={row.wanted} />
                {row.field === 'status' && !canTake(row) ? (
                  <p className={styles.note}>{t('conflict.impossible')}</p>
                ) : (
                  <Choice
                    row={row}
                    value={row.wanted}
                    chosen={chosenOf(row)}
                    onChoose={choose}
                    label={t('conflict.take')}
                  />
                )}
              </Version>
            )}
            <Version title={t('conflict.now')}>
              <Value kind={kind} field={row.field} value={row.present} />
              {row.changedBy && <By {...row.changedBy} />}
              {(row.wanted !== undefined || row.field === 'assignee') && row.present !== row.wanted && (
                <Choice
                  row={row}
                  value={row.present}
                  chosen={chosenOf(row)}
                  onChoose={choose}
                  label={t('conflict.keep')}
                />
              )}
            </Version>
          </div>
        </fieldset>
      ))}
      {hasReason && (
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
            onChange={({ target }) => {
              onWords(target.value);
              setMissing(false);
            }}
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
      )}
      <div>
        <Button type="primary" htmlType="submit" loading={isUnderWay}>
          {t('conflict.save')}
        </Button>
      </div>
    </form>
  );

  function choose(field: string, value: string): void {
    setChosen((before) => ({ ...before, [field]: value }));
  }
}

/** One's own where only oneself changed the field; where both did, what is there now stays until one says otherwise. */
function usualChoice({ field, seen, wanted, present }: ConflictRow, { next }: SubmissionDetail): string {
  if (wanted === undefined || seen !== present) return present;
  return field !== 'status' || next.includes(wanted) ? wanted : present;
}

function Version({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.version}>
      <p className={styles.versionTitle}>{title}</p>
      {children}
    </div>
  );
}

interface ChoiceProps {
  row: ConflictRow;
  value: string;
  chosen: string;
  onChoose: (field: string, value: string) => void;
  label: string;
}

function Choice({ row: { field }, value, chosen, onChoose, label }: ChoiceProps): ReactNode {
  const name = useId();
  return (
    <Radio name={`${name}-${field}`} checked={chosen === value} onChange={() => onChoose(field, value)}>
      {label}
    </Radio>
  );
}

function Value({ kind, field, value }: { kind: SubmissionKind; field: string; value: string }): ReactNode {
  const t = useText('admin');
  const { nameOf } = useCoordinators();
  if (field === 'status') return <StatusTag status={value} />;
  if (field === 'assignee') return value === '' ? t('assignee.nobody') : <bdi>{nameOf(value) ?? '—'}</bdi>;
  return (
    <FieldValue
      value={value}
      format={describedKind(kind).fields[field] ?? 'text'}
      label={describedWord(t, 'field', field)}
    />
  );
}

function By({ actor, at }: { actor: string; at: string }): ReactNode {
  const { locale } = useLocale();
  return (
    <p className={styles.note}>
      {actor !== '' && <bdi>{actor}</bdi>} <time dateTime={at}>{formatDateTime(at, locale)}</time>
    </p>
  );
}
