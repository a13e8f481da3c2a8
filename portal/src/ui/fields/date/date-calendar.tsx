import { localToday } from '@scholars/contract/dates';
import { readTypedDate, splitDate } from '@scholars/contract/typed-date';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatDate, formatFullDate, formatMonth, formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Dialog } from '../../dialog';
import { Icon } from '../../icon';
import { addDays, addMonths, dayAfterKey, weeksOf } from './calendar-days';
import styles from './date-calendar.module.css';
import { fillParts, typedIn } from './typed-parts';

/** Which days the calendar offers. What is typed is judged by the form's own rules. */
export interface DayLimits {
  /** No day before the visitor's today. */
  notPast?: boolean;
  /** Nor that. */
  notToday?: boolean;
  /** No day before that of the date field of this name in the same form. */
  notBefore?: string;
}

export interface CalendarProps extends DayLimits {
  fieldset: HTMLFieldSetElement;
  title: ReactNode;
  onClose: () => void;
}

/** Pixels that the calendar keeps from its button and from the window's edges. */
const margin = 8;

/** The month grid of a date field (WAI-ARIA date picker dialog). It fills the field's controls. */
export function DateCalendar({ fieldset, title, notPast, notToday, notBefore, onClose }: CalendarProps) {
  const t = useText('shell');
  const { locale, dir } = useLocale();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const today = localToday();
  // The dialog is modal: nothing else on the page changes while it is open.
  const [chosen] = useState(() => dateIn(fieldset));
  const [earliest] = useState(() =>
    earliestOf(fieldset, notToday ? addDays(today, 1) : notPast ? today : '', notBefore),
  );
  const [day, setDay] = useState(chosen || (earliest > today ? earliest : today));

  const focusDay = () => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  // Place and focus are the browser's: the dialog has just been shown in the middle, its first button focused.
  useEffect(() => {
    placeBeside(table.current?.closest('dialog'), fieldset.querySelector('[aria-haspopup]'), dir);
    focusDay();
  }, [fieldset, dir]);

  function steer(event: KeyboardEvent) {
    const next = dayAfterKey(day, event, dir);
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => setDay(next));
    focusDay();
  }

  function choose(date: string) {
    const parts = date < earliest ? undefined : splitDate(date);
    if (!parts) return;
    fillParts(fieldset, parts, locale);
    onClose();
  }

  return (
    <Dialog open title={title} className={styles.calendar} onClose={onClose}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.turn}
          aria-label={t('kit.date.previousMonth')}
          onClick={() => setDay(addMonths(day, -1))}
        >
          <Icon name="previous" />
        </button>
        <h3 id={`${id}-month`} className={styles.month} aria-live="polite">
          {formatMonth(day, locale)}
        </h3>
        <button
          type="button"
          className={styles.turn}
          aria-label={t('kit.date.nextMonth')}
          onClick={() => setDay(addMonths(day, 1))}
        >
          <Icon name="next" />
        </button>
      </div>
      <table
        ref={table}
        // A table that is steered by keys is a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles.days}
        aria-labelledby={`${id}-month`}
        aria-describedby={earliest ? `${id}-earliest` : undefined}
        onKeyDown={steer}
      >
        <thead>
          <tr>
            {weeksOf(day)[0]?.map((date) => (
              <th key={date} scope="col" abbr={formatDate(date, locale, 'weekday')}>
                {formatDate(date, locale, 'weekdayInitial')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  aria-selected={date === chosen}
                  data-outside={date.slice(0, 7) === day.slice(0, 7) ? undefined : ''}
                >
                  <button
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    aria-label={
                      date === chosen
                        ? t('kit.date.chosen', { date: formatFullDate(date, locale) })
                        : formatFullDate(date, locale)
                    }
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={date < earliest || undefined}
                    onClick={() => choose(date)}
                  >
                    {formatNumber(Number(date.slice(8)), locale)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {earliest && (
        <p id={`${id}-earliest`} className={styles.earliest}>
          {t('kit.date.earliest', { date: formatFullDate(earliest, locale) })}
        </p>
      )}
    </Dialog>
  );
}

/**
 * Below its button, or as near as the window allows; the stylesheet says in which windows. Anchors of CSS were tried:
 * Chromium scrolls the page when a modal dialog is shown at one.
 */
function placeBeside(dialog: HTMLElement | null | undefined, button: Element | null, dir: 'ltr' | 'rtl'): void {
  if (!dialog || !button) return;
  const { left, right, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height, style } = dialog;
  const within = (wanted: number, room: number) => `${Math.max(margin, Math.min(wanted, room - margin))}px`;
  style.setProperty('--calendar-top', within(bottom + margin, window.innerHeight - height));
  style.setProperty(
    '--calendar-left',
    within(dir === 'ltr' ? left : right - width, document.documentElement.clientWidth - width),
  );
}

/** '' where no date can be read. */
function dateIn(fieldset: HTMLFieldSetElement): string {
  const reading = readTypedDate(typedIn(fieldset));
  return reading.ok ? reading.date : '';
}

/** The later of both limits; '' where there is none. */
function earliestOf({ form }: HTMLFieldSetElement, first: string, otherName: string | undefined): string {
  const other = otherName === undefined ? null : form?.elements.namedItem(otherName);
  const date = other instanceof HTMLFieldSetElement ? dateIn(other) : '';
  return date > first ? date : first;
}
