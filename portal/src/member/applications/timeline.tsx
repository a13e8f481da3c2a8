import type { Application } from '@scholars/contract/applications';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './applications.module.css';

/** What has happened to an application, in the words that its applicant sees; the oldest first. */
export function Timeline({ moments }: { moments: Application['timeline'] }) {
  const t = useText('applications');
  const { locale } = useLocale();
  return (
    <ol className={styles.timeline} aria-label={t('list.history')}>
      {moments.map(({ status, statusLabel, at, note }, index) => (
        <li key={`${status} ${at}`}>
          <p className={styles.moment}>
            <strong>{statusLabel}</strong> <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </p>
          {note && (
            <>
              <p className={styles.asked}>{t('list.asked')}</p>
              <p className={styles.note} dir="auto">
                {note}
              </p>
              {index === moments.length - 1 && <p className={styles.asked}>{t('list.answerBy')}</p>}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
