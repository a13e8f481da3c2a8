import { datePartName, dateParts, type DatePart } from '@scholars/contract/field-parts';
import { readTypedDate, splitDate } from '@scholars/contract/typed-date';
import { useEffect, useRef, useState, type ClipboardEvent, type ComponentType, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatFullDate } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import { Icon } from '../../icon';
import { useHydrated } from '~/lib/use-hydrated';
import { controlLinks, FieldError, FieldLabel, type FieldProps } from '../field';
import fieldStyles from '../field.module.css';
import type { CalendarProps, DayLimits } from './date-calendar';
import styles from './date-field.module.css';
import { fillParts, typedIn } from './typed-parts';

interface Props extends FieldProps, DayLimits {
  /** What to fill a part with: what was typed before the page came back, or what the page knows. */
  typed?: (part: DatePart) => string | undefined;
}

/**
 * A date without a time, typed as day, month and year (after govuk-frontend); it says what it read. Its form gets three
 * texts, named by `datePartName`, which the contract's `readTypedDate` makes one date of. A whole date that is pasted
 * fills all three. The calendar comes when it is opened. The fieldset bears the field's name, the part that an error is
 * about its id.
 */
export function DateField({ typed, notPast, notToday, notBefore, ...field }: Props) {
  const t = useText('shell');
  const { locale } = useLocale();
  const isReady = useHydrated();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [parts, setParts] = useState({
    day: typed?.('day') ?? '',
    month: typed?.('month') ?? '',
    year: typed?.('year') ?? '',
  });
  const [calendar, setCalendar] = useState<
    { Calendar: ComponentType<CalendarProps>; of: HTMLFieldSetElement } | 'missing'
  >();
  const reading = readTypedDate(parts);
  const links = controlLinks({ ...field, hint: field.hint ?? t('kit.date.hint') });
  const wrong = field.error ? (reading.ok ? dateParts : reading.wrong) : [];

  const look = () => fieldset.current && setParts(typedIn(fieldset.current));
  // What was typed before React came stands in the page alone.
  useEffect(() => void look(), []);

  function note() {
    look();
    if (calendar === 'missing') setCalendar(undefined);
  }

  function takeWholeDate(event: ClipboardEvent<HTMLFieldSetElement>) {
    const pasted = splitDate(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    fillParts(event.currentTarget, pasted, locale);
  }

  async function openCalendar({ currentTarget }: MouseEvent) {
    const of = currentTarget.closest('fieldset');
    const loaded = await import('./date-calendar').catch(() => undefined);
    setCalendar(loaded && of ? { Calendar: loaded.DateCalendar, of } : 'missing');
  }

  function closeCalendar() {
    flushSync(() => setCalendar(undefined));
    // Safari gives no focus to a button that is clicked, so the dialog has none to give back.
    button.current?.focus();
  }

  return (
    <fieldset
      ref={fieldset}
      name={field.name}
      className={classNames(fieldStyles.field, styles.date, field.error && fieldStyles.invalid)}
      aria-describedby={classNames(links['aria-describedby'], `${links.id}-read`)}
      onInput={note}
      onPaste={takeWholeDate}
    >
      <legend className={fieldStyles.label}>
        <FieldLabel {...field} />
      </legend>
      <p className={fieldStyles.hint} id={`${links.id}-hint`}>
        {field.hint ?? t('kit.date.hint')}
      </p>
      <FieldError id={`${links.id}-error`} error={field.error} />
      <div className={styles.parts}>
        {dateParts.map((part) => (
          <label key={part} className={styles[part]}>
            {t(`kit.date.${part}`)}
            <input
              id={part === (wrong[0] ?? 'day') ? links.id : `${links.id}-${part}`}
              name={datePartName(field.name, part)}
              defaultValue={typed?.(part)}
              inputMode="numeric"
              autoComplete="off"
              required={field.required}
              aria-invalid={wrong.includes(part) || undefined}
              className={fieldStyles.control}
            />
          </label>
        ))}
        {isReady && (
          <button
            ref={button}
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            aria-describedby={`${links.id}-label`}
            aria-label={t('kit.date.open')}
            onClick={(event) => void openCalendar(event)}
          >
            <Icon name="calendar" />
          </button>
        )}
      </div>
      <p role="status" id={`${links.id}-read`} className={styles.reading}>
        {calendar === 'missing'
          ? t('kit.date.noCalendar')
          : reading.ok && reading.date && formatFullDate(reading.date, locale)}
      </p>
      {typeof calendar === 'object' && (
        <calendar.Calendar
          fieldset={calendar.of}
          title={field.label}
          notPast={notPast}
          notToday={notToday}
          notBefore={notBefore}
          onClose={closeCalendar}
        />
      )}
    </fieldset>
  );
}
