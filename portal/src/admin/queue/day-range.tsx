import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import styles from './day-range.module.css';
import { DayRangeForm, type Days } from './day-range-form';

interface Props extends Days {
  dateField: string;
  onChange: (days: Days) => void;
}

/**
 * The first and last day of what is shown, either may stay open: a button that says them, and a dialog that asks for
 * them.
 */
export function DayRange({ from, to, dateField, onChange }: Props): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const written = (day: string) => formatDate(day, locale, 'short');
  const days = daysIn();

  function daysIn(): string {
    if (from === '' && to === '') return '';
    if (to === '') return t('queue.since', { day: written(from) });
    if (from === '') return t('queue.until', { day: written(to) });
    return from === to ? written(from) : `${written(from)} – ${written(to)}`;
  }

  return (
    <>
      <Button
        className={styles.range}
        icon={<Icon name="calendar" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {days ? (
          <>
            <span className="visually-hidden">{t('queue.dates')}: </span>
            {days}
          </>
        ) : (
          t('queue.dates')
        )}
      </Button>
      <Dialog open={isOpen} title={t('queue.dates')} onClose={() => setOpen(false)}>
        {isOpen && (
          <DayRangeForm
            {...{ from, to }}
            isAhead={dateField !== 'createdAt'}
            onChoose={(chosen) => {
              setOpen(false);
              onChange(chosen);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
