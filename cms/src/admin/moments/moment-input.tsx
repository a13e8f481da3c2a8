import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { momentId, refusalId } from '../words';
import { DayInput } from './day-input';
import { MomentInWords } from './moment-in-words';
import { ownTimeZone } from './moment-words';
import { dateOf, resolved, typedOf, type TypedMoment } from './typed-moment';

interface MomentInputProps {
  /** In UTC, as it is kept; what was typed, where that is no day. */
  value: string | null;
  onChange: (value: string | null) => void;
  label: string;
  /** Whether it ends something, which then lasts to the end of the day. */
  isEnd?: boolean;
  disabled?: boolean | undefined;
}

/**
 * A day and a time by the clock of whoever chooses them; below them the moment in words, with the zone, and in UTC.
 * The day is typed as everywhere in the product, day first, in any digits: Strapi's own takes the month for the day
 * or the day for the month, by the desk's language, and cannot read Arabic digits.
 */
export function MomentInput({ value, onChange, label, isEnd = false, disabled }: MomentInputProps) {
  const { formatMessage } = useIntl();
  const zone = ownTimeZone();
  const [typed, setTyped] = useState(() => typedOf(value, zone));
  // The form has another value than the one that was typed: it was reset, or another entry is shown.
  if (typed.value !== value) setTyped(typedOf(value, zone));
  const type = (day: string, time: string) => {
    const next = resolved(day, time || (isEnd ? '23:59' : '00:00'), zone);
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex gap={2} wrap="wrap" role="group" aria-label={label}>
        <DayInput
          value={typed.day}
          chosen={dateOf(typed.day) ?? ''}
          onChange={(day) => type(day, typed.time)}
          disabled={disabled}
        />
        <Field.Root>
          <TextInput
            type="time"
            aria-label={formatMessage({ id: momentId('time') })}
            value={typed.time}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => type(typed.day, target.value)}
            disabled={disabled}
          />
        </Field.Root>
      </Flex>
      {typed.value !== null && typed.kind !== 'unread' && <MomentInWords at={new Date(typed.value)} />}
      {typed.value !== null && typed.kind !== 'plain' && (
        <Typography variant="pi" textColor="warning700" role="status">
          {formatMessage({ id: noteId(typed.kind) }, { time: typed.time })}
        </Typography>
      )}
    </Flex>
  );
}

/** What is no day is said as it is refused. */
const noteId = (kind: TypedMoment['kind']) => (kind === 'unread' ? refusalId('no-moment') : momentId(kind));
