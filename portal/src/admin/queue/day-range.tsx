import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import type { DateField } from '../queues';
import styles from './day-range.module.css';

interface Props {
  /** `YYYY-MM-DD`, or '' for open. */
  from: string;
  to: string;
  dateField: DateField;
  onChange: (from: string, to: string) => void;
}

const spans = [7, 30] as const;

/** The first and last day of what is shown, either may stay open. What lies ahead is offered for journeys, what lies behind for the rest. */
export function DayRange({ from, to, dateField, onChange }: Props): ReactNode {
  const t = useText('admin');
  const id = useId();
  const today = dayjs();
  const isAhead = dateField !== 'createdAt';
  const presets = spans.map((days): { label: string; value: [Dayjs, Dayjs] } =>
    isAhead
      ? { label: t('queue.nextDays', { count: days }), value: [today, today.add(days, 'day')] }
      : { label: t('queue.lastDays', { count: days }), value: [today.subtract(days - 1, 'day'), today] },
  );
  return (
    <div role="group" aria-label={t('queue.dates')} className={styles.group}>
      <label className="visually-hidden" htmlFor={`${id}-from`}>
        {t('queue.from')}
      </label>
      <label className="visually-hidden" htmlFor={`${id}-to`}>
        {t('queue.to')}
      </label>
      <DatePicker.RangePicker
        id={{ start: `${id}-from`, end: `${id}-to` }}
        className={styles.range}
        classNames={{ popup: { root: styles.popup ?? '' } }}
        separator="–"
        format="DD/MM/YYYY"
        allowClear={{ clearIcon: <ClearMark /> }}
        allowEmpty={[true, true]}
        placeholder={[t('queue.from'), t('queue.to')]}
        presets={[{ label: t('queue.today'), value: [today, today] }, ...presets]}
        value={[readDay(from), readDay(to)]}
        onChange={(days) => onChange(writeDay(days?.[0]), writeDay(days?.[1]))}
      />
    </div>
  );
}

function ClearMark(): ReactNode {
  const t = useText('admin');
  return (
    <>
      <Icon name="close" />
      <span className="visually-hidden">{t('queue.clearDates')}</span>
    </>
  );
}

function readDay(day: string): Dayjs | null {
  return day === '' ? null : dayjs(day);
}

/** In Latin digits whatever the page's language writes. */
function writeDay(day: Dayjs | null | undefined): string {
  return day ? day.locale('en').format('YYYY-MM-DD') : '';
}
