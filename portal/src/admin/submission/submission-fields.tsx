import type { FieldFormat, FieldGroup } from '@scholars/contract/queues/kind-description';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useId, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { describedWord } from '../values/written-values';
import { FieldValue } from './field-value';
import { Letter } from './letter';
import styles from './submission.module.css';

interface Props {
  kind: SubmissionKind;
  detail: SubmissionDetail;
  /** What the submission is called; an answer to a letter names it. */
  title: string;
}

/** What was filled in, in groups. A letter is a group of its own, with the way to answer it. */
export function SubmissionFields({ kind, detail, title }: Props): ReactNode {
  const { groups, fields: formats } = describedKind(kind);
  return groups.map((group) => {
    const letter = group.fields.find((name) => formats[name] === 'letter');
    return letter === undefined ? (
      <Group key={group.heading} group={group} formats={formats} values={detail.fields} />
    ) : (
      <Letter
        key={group.heading}
        heading={group.heading}
        text={detail.fields[letter] ?? ''}
        detail={detail}
        title={title}
      />
    );
  });
}

interface GroupProps {
  group: FieldGroup;
  formats: Readonly<Record<string, FieldFormat>>;
  values: Readonly<Record<string, string>>;
}

function Group({ group, formats, values }: GroupProps): ReactNode {
  const t = useText('admin');
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {describedWord(t, 'group', group.heading)}
      </h2>
      <dl className={styles.fields}>
        {group.fields.map((name) => (
          <div key={name} data-form={formNameOf(formats[name])}>
            <dt>{describedWord(t, 'field', name)}</dt>
            <dd>
              <FieldValue
                value={values[name] ?? ''}
                format={formats[name] ?? 'text'}
                label={describedWord(t, 'field', name)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** For the stylesheet. */
function formNameOf(format: FieldFormat | undefined): string | undefined {
  return typeof format === 'object' ? 'choice' : format;
}
