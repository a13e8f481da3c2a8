import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useId, type ReactNode } from 'react';
import { formatDate } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { countryName } from '../values/country-name';
import { organizationTypeName } from '../values/choice-name';
import type { FieldForm, FieldGroup } from '../queues';
import { CopyButton } from '../parts/copy-button';
import { Letter } from './letter';
import styles from './submission.module.css';
import { webAddress } from '../values/web-address';

interface Props {
  groups: readonly FieldGroup[];
  detail: SubmissionDetail;
  /** What the submission is called; an answer to a letter names it. */
  title: string;
}

/** What was filled in, in groups. A letter is a group of its own, with the way to answer it. */
export function SubmissionFields({ groups, detail, title }: Props): ReactNode {
  return groups.map((group) =>
    group.fields[0]?.form === 'letter' ? (
      <Letter
        key={group.heading}
        heading={group.heading}
        text={detail.fields[group.fields[0].name] ?? ''}
        detail={detail}
        title={title}
      />
    ) : (
      <Group key={group.heading} group={group} fields={detail.fields} />
    ),
  );
}

function Group({ group, fields }: { group: FieldGroup; fields: Readonly<Record<string, string>> }): ReactNode {
  const t = useText('admin');
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {t(`group.${group.heading}`)}
      </h2>
      <dl className={styles.fields}>
        {group.fields.map(({ name, form }) => (
          <div key={name} data-form={form}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>
              <FieldValue value={fields[name] ?? ''} form={form} label={t(`field.${name}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FieldValue({ value, form, label }: { value: string; form: FieldForm; label: string }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  if (value === '') return <span className={styles.empty}>{t('field.empty')}</span>;
  switch (form) {
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
    case 'organizationType':
      return organizationTypeName(value, t);
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
