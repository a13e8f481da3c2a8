import { DatePicker, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { dateIn, resolveWallTime, timeIn, type WallTime } from '@scholars/contract/zoned-instant';
import { useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { momentId } from '../words';
import { MomentInWords } from './moment-in-words';
import { ownTimeZone } from './moment-words';

interface MomentInputProps {
  /** In UTC, as it is kept. */
  value: string | null;
  onChange: (value: string | null) => void;
  label: string;
  disabled?: boolean | undefined;
}

interface Typed {
  date: string;
  time: string;
  /** What it comes to. */
  value: string | null;
  kind: WallTime['kind'];
}

/**
 * A day and a time by the clock of whoever chooses them; below them the moment in words, with the zone, and in UTC.
 * Strapi's own writes the time in the digits of the desk's language and cannot read the Arabic ones.
 */
export function MomentInput({ value, onChange, label, disabled }: MomentInputProps) {
  const { formatMessage } = useIntl();
  const zone = ownTimeZone();
  const [typed, setTyped] = useState(() => typedOf(value, zone));
  // The form has another value than the one that was typed: it was reset, or another entry is shown.
  if (typed.value !== value) setTyped(typedOf(value, zone));
  const type = (date: string, time: string) => {
    const next = resolved(date, time, zone);
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex gap={2} wrap="wrap" role="group" aria-label={label}>
        <Field.Root>
          <DatePicker
            aria-label={formatMessage({ id: momentId('date') })}
            clearLabel={formatMessage({ id: momentId('clear') })}
            value={typed.date === '' ? undefined : new Date(typed.date)}
            onChange={(day: Date | undefined) => type(day ? localDate(day) : '', day ? typed.time : '')}
            onClear={() => type('', '')}
            disabled={disabled}
          />
        </Field.Root>
        <Field.Root>
          <TextInput
            type="time"
            aria-label={formatMessage({ id: momentId('time') })}
            value={typed.time}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => type(typed.date, target.value)}
            disabled={disabled}
          />
        </Field.Root>
      </Flex>
      {value !== null && typed.value !== null && <MomentInWords at={new Date(typed.value)} />}
      {typed.value !== null && typed.kind !== 'plain' && (
        <Typography variant="pi" textColor="warning700" role="status">
          {formatMessage({ id: momentId(typed.kind) }, { time: typed.time })}
        </Typography>
      )}
    </Flex>
  );
}

function typedOf(value: string | null, zone: string): Typed {
  if (value === null) return { date: '', time: '', value, kind: 'plain' };
  const at = new Date(value);
  return { date: dateIn(zone, at), time: timeIn(zone, at), value, kind: 'plain' };
}

/** A day without a time is meant from its beginning. */
function resolved(date: string, time: string, zone: string): Typed {
  if (date === '') return { date, time, value: null, kind: 'plain' };
  const { at, kind } = resolveWallTime(date, time || '00:00', zone);
  return { date, time: time || '00:00', value: at.toISOString(), kind };
}

/** The picker gives a day as the moment at which it begins here. */
function localDate(day: Date): string {
  return dateIn(ownTimeZone(), day);
}
