import { formatDate, formatMonth, type DateStyle } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';

/**
 * A date in the page's language, with the machine's beside it. `value` is ISO 8601, with or without a time; `month`
 * shows no day.
 */
export function Time({ value, style = 'long' }: { value: string; style?: DateStyle | 'month' }) {
  const { locale } = useLocale();
  return (
    <time dateTime={value}>{style === 'month' ? formatMonth(value, locale) : formatDate(value, locale, style)}</time>
  );
}
