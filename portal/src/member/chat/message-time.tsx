import { formatDate, formatInstant, formatTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';

/** When a message was sent: the hour, or the day in lists, where there is little room; whole to who asks. */
export function MessageTime({ at, isShort = false }: { at: string; isShort?: boolean }) {
  const { locale } = useLocale();
  return (
    <time dateTime={at} title={formatInstant(at, locale)}>
      {isShort ? formatDate(at, locale, 'short') : formatTime(at, locale)}
    </time>
  );
}
