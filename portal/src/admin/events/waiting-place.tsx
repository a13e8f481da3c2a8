import { moveWaiting, type EventGuest } from '@scholars/contract/event-guests';
import { formatNumber } from '@scholars/contract/format';
import { reasonMaxLength } from '@scholars/contract/limits';
import { Alert, Button, Input, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { refusalText } from '../submission/use-change';
import { LabelledField } from './labelled-field';
import { problemOf, useGuestCall } from './use-guest-call';
import styles from './waiting-place.module.css';

/** Where a guest stands on the waiting list, and how a coordinator moves them up. */
export function WaitingPlace({ guest: { id, fullName }, place }: { guest: EventGuest; place: number }): ReactNode {
  const t = useText('gathering');
  const { locale } = useLocale();
  const [isMoving, setMoving] = useState(false);
  return (
    <div>
      <p className={styles.place}>
        {t('waiting.place', { place: formatNumber(place, locale) })}
        {place > 1 && (
          <Button
            size="small"
            aria-expanded={isMoving}
            aria-label={t('waiting.moveWhom', { name: fullName })}
            onClick={() => setMoving(!isMoving)}
          >
            {t('waiting.move')}
          </Button>
        )}
      </p>
      {isMoving && place > 1 && <MoveForm key={place} id={id} place={place} onMoved={() => setMoving(false)} />}
    </div>
  );
}

function MoveForm({ id, place, onMoved }: { id: string; place: number; onMoved: () => void }): ReactNode {
  const t = useText('gathering');
  const { locale } = useLocale();
  const [to, setTo] = useState(1);
  const [reason, setReason] = useState('');
  const { send, isUnderWay, failure } = useGuestCall(moveWaiting);
  const problem = problemOf(failure, 'reason');
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send({ place: to, reason }, { id }).then((moved) => moved && onMoved());
      }}
    >
      <LabelledField label={t('waiting.to')}>
        {(links) => (
          <Select
            {...links}
            value={to}
            options={Array.from({ length: place - 1 }, (_, index) => ({
              value: index + 1,
              label: formatNumber(index + 1, locale),
            }))}
            onChange={setTo}
          />
        )}
      </LabelledField>
      <LabelledField label={t('waiting.reason')} problem={problem}>
        {(links) => (
          <Input
            {...links}
            dir="auto"
            maxLength={reasonMaxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </LabelledField>
      <Button type="primary" htmlType="submit" loading={isUnderWay}>
        {t('waiting.go')}
      </Button>
      {failure && !problem && <Alert type="error" showIcon role="alert" message={refusalText(failure)} />}
    </form>
  );
}
