import { formatMonth, formatYear } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';

interface Props {
  /** `YYYY` or `YYYY-MM`; '' where it is not known. */
  from: string;
  to: string | null;
  isOngoing?: boolean;
}

/** From when to when: 'October 2011 – September 2015', '2019 – present'. */
export function Period({ from, to, isOngoing = false }: Props) {
  const t = useText('member-profile');
  const end = isOngoing ? t('period.present') : to && <Moment value={to} />;
  return (
    <>
      {from && <Moment value={from} />}
      {from && end && ' – '}
      {end}
    </>
  );
}

function Moment({ value }: { value: string }) {
  const { locale } = useLocale();
  const isYear = /^\d{4}$/.test(value);
  const isDate = /^\d{4}-\d{2}(-\d{2})?$/.test(value);
  return (
    <time dateTime={value}>
      {isYear ? formatYear(Number(value), locale) : isDate ? formatMonth(value, locale) : value}
    </time>
  );
}
