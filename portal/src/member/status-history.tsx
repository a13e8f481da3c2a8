import { formatDate, formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import styles from './status-history.module.css';

interface Moment {
  status: string;
  statusLabel: string;
  at: string;
  /** What was written to the person then; '' for nothing. */
  note: string;
  /** What the person answered to it, where that can be done on the site. */
  answer?: string;
  answeredAt?: string | null;
}

/** What has happened to something that a person has sent, in the words that they see; the oldest first. */
export function StatusHistory({
  moments,
  label,
  noteLabel,
  answerLabel,
  answerBy,
}: {
  moments: readonly Moment[];
  label: string;
  noteLabel: string;
  /** By the day of the answer. */
  answerLabel?: (date: string) => string;
  /** How what was written last is answered, where that is not done beside it. */
  answerBy?: string;
}) {
  const { locale } = useLocale();
  return (
    <ol className={styles.timeline} aria-label={label}>
      {moments.map(({ status, statusLabel, at, note, answer, answeredAt }, index) => (
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
              {answerBy && index === moments.length - 1 && <p className={styles.asked}>{answerBy}</p>}
            </>
          )}
          {answer && (
            <>
              <p className={styles.asked}>{answerLabel?.(formatDate(answeredAt ?? at, locale))}</p>
              <p className={styles.note} dir="auto">
                {answer}
              </p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
