import { Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refusalId } from '../words';
import { DayInput } from './day-input';
import { dateInWords } from './moment-words';
import { dateOf, dayOf } from './typed-moment';

interface DateInputProps {
  /** `2026-12-15`, as it is kept; what was typed, where that is no day. */
  value: string | null;
  onChange: (value: string | null) => void;
  label: string;
  disabled?: boolean | undefined;
}

/** A day, typed as that of a moment is; below it the same in words. */
export function DateInput({ value, onChange, label, disabled }: DateInputProps) {
  const { formatMessage, locale } = useIntl();
  const [typed, setTyped] = useState(() => typedOf(value));
  // The form has another value than the one that was typed: it was reset, or another entry is shown.
  if (typed.value !== value) setTyped(typedOf(value));
  const date = dateOf(typed.day);
  const type = (day: string) => {
    const next = { day, value: day.trim() === '' ? null : (dateOf(day) ?? day) };
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="group" aria-label={label}>
      <DayInput value={typed.day} chosen={date ?? ''} onChange={type} disabled={disabled} />
      {typed.value !== null &&
        (date === undefined ? (
          <Typography variant="pi" textColor="warning700" role="status">
            {formatMessage({ id: refusalId('no-moment') })}
          </Typography>
        ) : (
          <Typography textColor="neutral800">{dateInWords(date, locale)}</Typography>
        ))}
    </Flex>
  );
}

function typedOf(value: string | null): { day: string; value: string | null } {
  const date = value === null ? undefined : dateOf(value);
  return { day: date === undefined ? (value ?? '') : dayOf(date), value };
}
