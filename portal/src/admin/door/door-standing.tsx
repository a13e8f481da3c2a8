import { formatDate, formatTime } from '@scholars/contract/format';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './door.module.css';

interface Props {
  isCut: boolean;
  /** Milliseconds since 1970. */
  readAt: number;
  pendingCount: number;
  keptUntil: string | undefined;
}

/** How the door stands: whether there is a connection, how old its list is, what waits, and until when the device keeps it. */
export function DoorStanding({ isCut, readAt, pendingCount, keptUntil }: Props): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  return (
    <>
      {(isCut || pendingCount > 0) && (
        <p role="status" className={styles.pending}>
          {isCut && `${t('cut')} ${asOf()}`} {pendingCount > 0 && t('pending.all', { count: pendingCount })}
        </p>
      )}
      {keptUntil && <p className={styles.hint}>{t('kept', { date: formatDate(keptUntil, locale) })}</p>}
    </>
  );

  function asOf(): string {
    const at = new Date(readAt).toISOString();
    const date = formatDate(at, locale);
    const time = formatTime(at, locale);
    return date === formatDate(new Date().toISOString(), locale) ? t('asOf', { time }) : t('asOfDay', { date, time });
  }
}
