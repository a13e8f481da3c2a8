import { formatDayAndMonth, formatTime } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import ar from '../src/i18n/locales/ar/offline.json';
import en from '../src/i18n/locales/en/offline.json';

const texts = { en, ar };

/** What the worker says itself, with a moment: `Offline, as of 22 November 14:05`. */
export function sayWhen(text: 'banner' | 'unavailable' | 'asOf', at: string, locale: Locale): string {
  const { day, month } = formatDayAndMonth(at, locale);
  return texts[locale][text].replace('{{when}}', `${day} ${month} ${formatTime(at, locale)}`);
}
