import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import type { ReactNode } from 'react';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { BackToList } from '../parts/back-to-list';
import pageStyles from '../parts/page.module.css';
import { formatAge } from '../values/written-values';
import { StatusTag } from '../status/status-tag';
import { OpenToo } from './open-too';
import { CopyButton } from '../parts/copy-button';
import styles from './submission.module.css';

/** Who sent it or what it is about, under which reference, when, in which language, and where it stands. */
export function SubmissionHead({ kind, detail }: { kind: SubmissionKind; detail: SubmissionDetail }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  return (
    <div className={styles.head}>
      <BackToList resource={kind} name={t(`kind.${kind}`)} />
      <div className={styles.titleLine}>
        <h1 className={pageStyles.title}>
          <bdi>{detail.fields[describedKind(kind).titleField]}</bdi>
        </h1>
        <StatusTag status={detail.status} />
        <OpenToo kind={kind} id={detail.id} />
      </div>
      <p className={styles.facts}>
        <span className={styles.reference}>
          <bdi dir="ltr">{detail.reference}</bdi>
          <CopyButton text={detail.reference} field={t('field.reference')} />
        </span>
        <time dateTime={detail.createdAt} title={formatAge(detail.createdAt, locale)}>
          {t('detail.received', { date: formatDateTime(detail.createdAt, locale) })}
        </time>
        <span>{t(detail.locale === 'ar' ? 'detail.writtenIn.ar' : 'detail.writtenIn.en')}</span>
      </p>
    </div>
  );
}
