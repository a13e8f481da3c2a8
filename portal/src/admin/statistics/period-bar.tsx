import { formatDays } from '@scholars/contract/format-days';
import { statisticsDaysMax } from '@scholars/contract/statistics';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { addDays } from '~/ui/fields/date/calendar-days';
import tabStyles from '~/ui/tabs.module.css';
import { DayRange } from '../queue/day-range';
import type { Days } from '../queue/day-range-form';
import styles from './statistics.module.css';

const spans = [30, 90, 365] as const;

interface Props extends Days {
  today: string;
  onChange: (days: Days) => void;
}

/** Which days are counted: spans that are asked for most, or any from one to another. */
export function PeriodBar({ from, to, today, onChange }: Props): ReactNode {
  const t = useText('statistics');
  const { locale } = useLocale();
  const presets = [
    ...spans.map((days) => ({ name: t('lastDays', { count: days }), from: addDays(today, 1 - days) })),
    { name: t('thisYear'), from: `${today.slice(0, 4)}-01-01` },
  ];
  // Any day is one of those that are counted at most.
  const choose = (days: Days) =>
    onChange(days.from || days.to ? days : { from: addDays(today, 1 - statisticsDaysMax), to: today });
  return (
    <div className={styles.period}>
      <p className={styles.days} role="status">
        {t('days', { days: formatDays(from, to, locale) })}
      </p>
      <div className={styles.choices} data-print="no">
        <div role="group" aria-label={t('period')} className={tabStyles.tabs}>
          {presets.map((preset) => (
            <button
              key={preset.name}
              type="button"
              className={tabStyles.tab}
              aria-pressed={from === preset.from && to === today}
              onClick={() => onChange({ from: preset.from, to: today })}
            >
              {preset.name}
            </button>
          ))}
        </div>
        <DayRange {...{ from, to }} dateField="createdAt" onChange={choose} />
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
    </div>
  );
}
