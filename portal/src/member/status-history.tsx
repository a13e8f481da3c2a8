import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import styles from './status-history.module.css';

interface Moment {
  status: string;
  statusLabel: string;
  at: string;
  /** What was written to the person then; '' for nothing. */
  note: string;
}

/** What has happened to something that a person has sent, in the words that they see; the oldest first. */
export function StatusHistory({
  moments,
  label,
  noteLabel,
  answerBy,
}: {
  moments: readonly Moment[];
  label: string;
  noteLabel: string;
  /** How what was written last is answered. */
  answerBy: string;
}) {
  const { locale } = useLocale();
  return (
    <ol className={styles.timeline} aria-label={label}>
      {moments.map(({ status, statusLabel, at, note }, index) => (
        <li key={`${status} ${at}`}>
          <p className={styles.moment}>
            <strong>{statusLabel}</strong> <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </p>
          {note && (
            <>
              <p className={styles.asked}>{noteLabel}</p>
              <p className={styles.note} dir="auto">
                {note}
              </p>
              {index === moments.length - 1 && <p className={styles.asked}>{answerBy}</p>}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
