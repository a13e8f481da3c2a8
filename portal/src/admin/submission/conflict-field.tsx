import { formatDateTime } from '@scholars/contract/format';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { AuditEntry } from '@scholars/contract/submissions';
import { Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useCoordinators } from '../data/use-coordinators';
import { StatusTag } from '../status/status-tag';
import { describedWord } from '../values/written-values';
import type { ConflictRow } from './conflict-rows';
import styles from './conflict.module.css';
import { FieldValue } from './field-value';

interface Props {
  kind: SubmissionKind;
  row: ConflictRow;
  chosen: string;
  /** Whether one's own can still be. */
  canTake: boolean;
  onChoose: (value: string) => void;
}

/** A field as it was seen, as one wants it and as it is now, and which of these it is to be. */
export function ConflictField({ kind, row, chosen, canTake, onChoose }: Props): ReactNode {
  const t = useText('records');
  const admin = useText('admin');
  const { field, seen, wanted, present, changedBy } = row;
  const choice = (value: string, label: string) => (
    <Choice field={field} value={value} chosen={chosen} onChoose={onChoose} label={label} />
  );
  return (
    <fieldset className={styles.field}>
      <legend>{describedWord(admin, 'field', field)}</legend>
      <div className={styles.versions}>
        <Version title={t('conflict.seen')}>
          <Value kind={kind} field={field} value={seen} />
          {field === 'assignee' && wanted === undefined && choice(seen, t('conflict.back'))}
        </Version>
        {wanted !== undefined && (
          <Version title={t('conflict.mine')}>
            <Value kind={kind} field={field} value={wanted} />
            {field === 'status' && !canTake ? (
              <p className={styles.note}>{t('conflict.impossible')}</p>
            ) : (
              choice(wanted, t('conflict.take'))
            )}
          </Version>
        )}
        <Version title={t('conflict.now')}>
          <Value kind={kind} field={field} value={present} />
          {changedBy && <By {...changedBy} />}
          {(wanted !== undefined || field === 'assignee') && present !== wanted && choice(present, t('conflict.keep'))}
        </Version>
      </div>
    </fieldset>
  );
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
  field: string;
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  label: string;
}

function Choice({ field, value, chosen, onChoose, label }: ChoiceProps): ReactNode {
  const name = useId();
  return (
    <Radio name={`${name}-${field}`} checked={chosen === value} onChange={() => onChoose(value)}>
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

function By({ actor, isOwn, at }: AuditEntry): ReactNode {
  const t = useText('records');
  const { locale } = useLocale();
  return (
    <p className={styles.note}>
      {isOwn ? t('conflict.byYou') : actor !== '' && <bdi>{actor}</bdi>}{' '}
      <time dateTime={at}>{formatDateTime(at, locale)}</time>
    </p>
  );
}
