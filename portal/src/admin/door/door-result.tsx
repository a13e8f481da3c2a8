import type { ArrivalResult, DoorGuest } from '@scholars/contract/event-arrivals';
import { formatTime } from '@scholars/contract/format';
import { reasonMaxLength } from '@scholars/contract/limits';
import { Button, Input, type InputRef } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { LabelledField } from '../events/labelled-field';
import { focusOnce } from '../parts/focus-once';
import { useFirstFocus } from '../parts/use-first-focus';
import styles from './door.module.css';
import { PartyCount } from './party-count';

/** What the door did last: with a guest, by the id under which it is sent, or with a code that is nobody's. */
export type DoorState =
  | { is: 'unknown'; typed: string }
  | { is: 'asked'; id: string }
  | { is: 'in' | 'out'; id: string; clientId: string };

interface Props {
  state: DoorState;
  guest: DoorGuest | undefined;
  /** What became of it elsewhere. */
  outcome: ArrivalResult['outcome'] | undefined;
  /** It waits to be sent. */
  isPending: boolean;
  onIn: (reason: string) => void;
  onOut: () => void;
  onCount: (people: number) => void;
}

const tones = {
  in: 'good',
  already: 'attention',
  asked: 'attention',
  out: 'neutral',
  refused: 'bad',
  unknown: 'bad',
} as const;

/** What is so by now: other doors let in and take back meanwhile. */
function readState({ state, guest, outcome }: Pick<Props, 'state' | 'guest' | 'outcome'>): keyof typeof tones {
  if (!guest) return 'unknown';
  if (guest.arrivedAt) return state.is === 'in' && outcome === undefined ? 'in' : 'already';
  if (state.is !== 'in') return state.is;
  return outcome === 'reason' || outcome === 'unknown' ? 'refused' : 'out';
}

/** The answer of the door, large: by its colour from afar, and by its words. */
export function DoorResult({ state, guest, outcome, isPending, onIn, onOut, onCount }: Props): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const isExpected = guest?.answer === 'yes';
  const is = readState({ state, guest, outcome });
  const tone = is === 'asked' && isExpected ? 'neutral' : tones[is];
  const since = guest?.arrivedAt && formatTime(guest.arrivedAt, locale);
  return (
    <section className={styles.result} data-tone={tone} aria-label={t('result.title')}>
      <div role="status">
        <p className={styles.word}>
          {is === 'asked' && guest && t(`asked.${guest.answer}`)}
          {is === 'already' && t('result.already', { time: since ?? '' })}
          {is !== 'asked' && is !== 'already' && t(`result.${is}`)}
        </p>
        {guest ? <Who guest={guest} /> : state.is === 'unknown' && <bdi className={styles.who}>{state.typed}</bdi>}
        {isPending && <p className={styles.pending}>{t('pending.one')}</p>}
      </div>
      {guest && is === 'asked' && <LetIn key={guest.id} isExpected={isExpected} onIn={onIn} />}
      {guest && (is === 'in' || is === 'already') && (
        <>
          <PartyCount guest={guest} onCount={onCount} />
          <Button size="large" onClick={onOut}>
            {t('undo')}
          </Button>
        </>
      )}
    </section>
  );
}

function Who({ guest: { names, organizations, guests } }: { guest: DoorGuest }): ReactNode {
  const t = useText('door');
  return (
    <>
      {names.map((name) => (
        <p key={name} className={styles.who}>
          <bdi>{name}</bdi>
        </p>
      ))}
      {organizations.map((organization) => (
        <p key={organization}>
          <bdi>{organization}</bdi>
        </p>
      ))}
      {guests > 0 && <p className={styles.word}>{t('brings', { count: guests })}</p>}
    </>
  );
}

/** Lets somebody in; who does not come by their answer, with the reason. */
function LetIn({ isExpected, onIn }: { isExpected: boolean; onIn: (reason: string) => void }): ReactNode {
  const t = useText('door');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useFirstFocus<InputRef>();
  return (
    <form
      noValidate
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (isExpected || reason.trim() !== '') onIn(reason.trim());
        else setMissing(true);
      }}
    >
      {!isExpected && (
        <LabelledField label={t('reason')} problem={isMissing ? t('reasonMissing') : undefined}>
          {(links) => (
            <Input
              {...links}
              size="large"
              dir="auto"
              ref={field}
              maxLength={reasonMaxLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </LabelledField>
      )}
      <Button type="primary" size="large" htmlType="submit" ref={isExpected ? focusOnce : undefined}>
        {t('letIn')}
      </Button>
    </form>
  );
}
