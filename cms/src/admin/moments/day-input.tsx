import { Field, IconButton, TextInput } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useRef, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { momentId } from '../words';
import { dayOf } from './typed-moment';

interface Props {
  /** As it was typed: `15/12/2026`. */
  value: string;
  /** The day that this is, `2026-12-15`; '' where it is none. */
  chosen: string;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
}

/** A day, typed or chosen in the browser's own calendar. */
export function DayInput({ value, chosen, onChange, disabled }: Props) {
  const { formatMessage } = useIntl();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Field.Root style={{ position: 'relative' }}>
      <TextInput
        aria-label={formatMessage({ id: momentId('date') })}
        placeholder={formatMessage({ id: momentId('example') })}
        dir="ltr"
        autoComplete="off"
        value={value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        disabled={disabled}
        endAction={
          <IconButton
            label={formatMessage({ id: momentId('calendar') })}
            variant="ghost"
            type="button"
            onClick={() => calendar.current?.showPicker()}
            disabled={disabled}
          >
            <Calendar />
          </IconButton>
        }
      />
      <input
        ref={calendar}
        type="date"
        value={chosen}
        onChange={({ target }) => onChange(target.value === '' ? '' : dayOf(target.value))}
        tabIndex={-1}
        aria-hidden="true"
        style={{
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
    </Field.Root>
  );
}
