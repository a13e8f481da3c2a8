import { formatPartialDate } from '@scholars/contract/format';
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
  return <time dateTime={value}>{formatPartialDate(value, locale)}</time>;
}
