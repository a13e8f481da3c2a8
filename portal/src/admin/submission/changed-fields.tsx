import type { FieldFormat } from '@scholars/contract/queues/kind-description';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { FieldChange } from '@scholars/contract/submissions';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { describedWord } from '../values/written-values';
import { FieldValue } from './field-value';
import styles from './submission.module.css';

const templateFields = ['purpose', 'title', 'textEn', 'textAr'] as const;

/** What fields were before, and what they are since. */
export function ChangedFields({
  kind,
  changes,
}: {
  kind: SubmissionKind | undefined;
  changes: readonly FieldChange[];
}): ReactNode {
  const t = useText('records');
  const admin = useText('admin');
  const formats: Readonly<Record<string, FieldFormat>> = kind ? describedKind(kind).fields : {};
  const nameOf = (field: string) => {
    const ofTemplate = kind ? undefined : templateFields.find((one) => one === field);
    return ofTemplate ? t(`templates.field.${ofTemplate}`) : describedWord(admin, 'field', field);
  };
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{nameOf(field)}</dt>
          <dd>
            <span className="visually-hidden">{t('changes.before')}</span>
            <del dir="auto">
              <FieldValue value={before} format={formats[field] ?? 'text'} label={nameOf(field)} />
            </del>
          </dd>
          <dd>
            <span className="visually-hidden">{t('changes.after')}</span>
            <ins dir="auto">
              <FieldValue value={after} format={formats[field] ?? 'text'} label={nameOf(field)} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
