import { localToday } from '@scholars/contract/dates';
import { readTypedDate, splitDate } from '@scholars/contract/typed-date';
import { Button } from 'antd';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatYear } from '@scholars/contract/format';
import { useLocale, useTexts } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { loadMessages } from '~/shared/form/load-messages';
import { addDays } from '~/ui/fields/date/calendar-days';
import { DateField } from '~/ui/fields/date/date-field';
import { typedIn } from '~/ui/fields/date/typed-parts';
import styles from './day-range.module.css';

export interface Days {
  /** `YYYY-MM-DD`, or '' for open. */
  from: string;
  to: string;
}

interface Props extends Days {
  /** What lies ahead is offered for journeys, what lies behind for the rest. */
  isAhead: boolean;
  onChoose: (days: Days) => void;
}

const ends = ['from', 'to'] as const;
const spans = [7, 30] as const;

/** Both days of a range, and the ranges that are asked for most. */
export function DayRangeForm({ from, to, isAhead, onChoose }: Props): ReactNode {
  const t = useText('admin');
  const texts = useTexts();
  const { locale } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Days>>({});
  const today = localToday();

  async function judge(event: FormEvent): Promise<void> {
    event.preventDefault();
    const message = await loadMessages(texts, locale);
    const [first, last] = ends.map((name) => {
      const group = form.current?.elements.namedItem(name);
      return group instanceof HTMLFieldSetElement ? readTypedDate(typedIn(group)) : undefined;
    });
    if (!first || !last) return;
    const problems = {
      ...(!first.ok && { from: message(first.problem) }),
      ...(!last.ok && { to: message(last.problem) }),
      ...(first.ok && last.ok && last.date && last.date < first.date && { to: t('queue.endBeforeStart') }),
    };
    if (first.ok && last.ok && !('to' in problems)) return onChoose({ from: first.date, to: last.date });
    flushSync(() => setErrors(problems));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void judge(event)}>
      <div className={styles.spans}>
        <Button onClick={() => onChoose({ from: today, to: today })}>{t('queue.today')}</Button>
        {spans.map((days) =>
          isAhead ? (
            <Button key={days} onClick={() => onChoose({ from: today, to: addDays(today, days) })}>
              {t('queue.nextDays', { count: days })}
            </Button>
          ) : (
            <Button key={days} onClick={() => onChoose({ from: addDays(today, 1 - days), to: today })}>
              {t('queue.lastDays', { count: days })}
            </Button>
          ),
        )}
      </div>
      <div className={styles.days}>
        <DateField name="from" label={t('queue.from')} error={errors.from} typed={partsOf(from)} />
        <DateField name="to" label={t('queue.to')} error={errors.to} typed={partsOf(to)} notBefore="from" />
      </div>
      <div className={styles.spans}>
        <Button type="primary" htmlType="submit">
          {t('queue.showDays')}
        </Button>
        {(from || to) && <Button onClick={() => onChoose({ from: '', to: '' })}>{t('queue.anyDay')}</Button>}
      </div>
    </form>
  );

  /** In the digits of the page. */
  function partsOf(day: string) {
    const numbers = splitDate(day);
    return (part: 'day' | 'month' | 'year') => numbers && formatYear(Number(numbers[part]), locale);
  }
}
