import type { FieldFormat, FieldGroup } from '@scholars/contract/queues/kind-description';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { countryName } from '@scholars/contract/reference/countries';
import { useId, type ReactNode } from 'react';
import { formatDate } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { choiceName, describedWord, webAddress } from '../values/written-values';
import { CopyButton } from '../parts/copy-button';
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

function FieldValue({ value, format, label }: { value: string; format: FieldFormat; label: string }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  if (value === '') return <span className={styles.empty}>{t('field.empty')}</span>;
  if (typeof format === 'object') return choiceName(format, value, t);
  switch (format) {
    case 'email':
      return <Reachable href={`mailto:${value}`} value={value} label={label} />;
    case 'phone':
      return <Reachable href={`tel:${value.replaceAll(' ', '')}`} value={value} label={label} />;
    case 'url':
      return <Reachable href={webAddress(value)} value={value} label={label} />;
    case 'date':
      return formatDate(value, locale);
    case 'country':
      return countryName(value, locale);
    case 'letter':
    case 'long':
      return (
        <p className={styles.long} dir="auto">
          {value}
        </p>
      );
    case 'text':
      return <bdi>{value}</bdi>;
  }
}

function Reachable({ href, value, label }: { href: string; value: string; label: string }): ReactNode {
  const isWeb = href.startsWith('http');
  return (
    <span className={styles.reachable}>
      <a href={href} dir="ltr" {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}>
        {value}
      </a>
      <CopyButton text={value} field={label} />
    </span>
  );
}
