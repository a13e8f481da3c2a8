import {
  guestSteps,
  stepInvitations,
  type EventGuest,
  type GuestStep,
  type StepResult,
} from '@scholars/contract/event-guests';
import { guestStepsMax } from '@scholars/contract/limits';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import { refusalText } from '../submission/use-change';
import styles from './guest-work.module.css';
import { useGuestCall } from './use-guest-call';
import { hasAccepted, WithdrawQuestion } from './withdraw-question';

interface Props {
  chosen: readonly EventGuest[];
  /** Whether somebody waits for a place. */
  isAwaited: boolean;
  onNone: () => void;
}

/**
 * What is done with the guests who are chosen, and what became of each. The outcome has the focus, as the bar in which
 * the step was chosen is gone.
 */
export function GuestSteps({ chosen, isAwaited, onNone }: Props): ReactNode {
  const t = useText('guests');
  const { send, isUnderWay, failure } = useGuestCall(stepInvitations);
  const [isAsking, setAsking] = useState(false);
  const [taken, setTaken] = useState<{ step: GuestStep; result: StepResult }>();
  const place = useFocusOnNew<HTMLDivElement>(taken);

  const accepted = chosen.filter(hasAccepted);

  async function take(step: GuestStep): Promise<void> {
    setAsking(false);
    setTaken(undefined);
    const result: StepResult = { done: 0, rows: [] };
    // A call takes no more; what the first ones did is told also where a later one fails.
    const ids = chosen.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += guestStepsMax) {
      const part = await send({ step, ids: ids.slice(start, start + guestStepsMax) });
      if (!part) break;
      result.done += part.done;
      result.rows.push(...part.rows);
    }
    if (result.rows.length === 0) return;
    setTaken({ step, result });
    onNone();
  }

  const others = taken?.result.rows.filter(({ outcome }) => outcome !== 'done') ?? [];
  return (
    <>
      {chosen.length > 0 && (
        <div role="group" aria-label={t('steps.title')} className={styles.bar}>
          <strong role="status">{t('steps.chosen', { count: chosen.length })}</strong>
          {guestSteps.map((step) => (
            <Button
              key={step}
              type={step === 'send' ? 'primary' : 'default'}
              danger={step === 'withdraw'}
              disabled={isUnderWay}
              onClick={() => (step === 'withdraw' && accepted.length > 0 ? setAsking(true) : void take(step))}
            >
              {t(`steps.${step}`)}
            </Button>
          ))}
          <Button type="text" onClick={onNone}>
            {t('steps.none')}
          </Button>
        </div>
      )}
      <WithdrawQuestion
        open={isAsking}
        guests={accepted}
        isAwaited={isAwaited}
        onConfirm={() => void take('withdraw')}
        onCancel={() => setAsking(false)}
      />
      {failure && <Alert type="error" showIcon role="alert" message={refusalText(failure)} />}
      {taken && (
        <div ref={place} tabIndex={-1} className={styles.taken}>
          <Alert
            type={others.length > 0 ? 'warning' : 'success'}
            showIcon
            role="status"
            message={t(`steps.done.${taken.step}`, { count: taken.result.done })}
            description={
              others.length > 0 && (
                <ul className={styles.reasons}>
                  {others.map(({ id, fullName, outcome }) => (
                    <li key={id}>
                      <bdi>{fullName || '—'}</bdi>: {t(`outcome.${outcome}`)}
                    </li>
                  ))}
                </ul>
              )
            }
          />
        </div>
      )}
    </>
  );
}
