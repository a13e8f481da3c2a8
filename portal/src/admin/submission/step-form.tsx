import { longTextMaxLength } from '@scholars/contract/limits';
import { isReasonNeeded } from '@scholars/contract/submission-status';
import { Button, Input, Select, type GetRef } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { isRefusal, reasonHint, statusLabel, stepLabel } from '../status/status-label';
import { TextLimit } from '../parts/text-limit';
import { useFirstFocus } from '../parts/use-first-focus';
import type { KeptStep } from '../typing/kept-words';
import styles from './submission.module.css';

interface Props {
  from: string;
  to: string;
  isTaking: boolean;
  /** Offers kept words for the reason. */
  templates?: (words: string, onFill: (words: string) => void) => ReactNode;
  /** What is filled in so far. */
  filled: KeptStep;
  onFill: (change: Partial<KeptStep>) => void;
  /** What is said of the step: which messages it hides, what else it does. */
  about?: readonly string[];
  /** What the step asks of the sender beside the reason. */
  asks?: ReactNode;
  /** The sender is told the reason, whatever the step. */
  isMailed?: boolean;
  /** @param days of a suspension; nothing until it is lifted */
  onConfirm: (reason: string, days?: number) => void;
  onCancel: () => void;
}

/** How long a suspension may be; 0 is until it is lifted. */
const suspensionDays = [1, 3, 7, 30, 90, 0] as const;
const usualDays = 7;

/** Asks once more, with the reason; some steps need one. Escape goes back to the choice. */
export function StepForm({
  from,
  to,
  isTaking,
  filled: { words, days = usualDays },
  onFill,
  templates,
  about = [],
  asks,
  isMailed = false,
  onConfirm,
  onCancel,
}: Props): ReactNode {
  const t = useText('admin');
  const id = useId();
  const field = useFirstFocus<GetRef<typeof Input.TextArea>>();
  const [isMissing, setMissing] = useState(false);
  const isNeeded = isReasonNeeded(to);
  const step = stepLabel(t, from, to);

  return (
    <form
      className={styles.stepForm}
      noValidate
      aria-label={step}
      onSubmit={(event) => {
        event.preventDefault();
        const given = words.trim();
        setMissing(isNeeded && given === '');
        if (isNeeded && given === '') document.getElementById(id)?.focus();
        else onConfirm(given, to === 'suspended' && days > 0 ? days : undefined);
      }}
    >
      <p className={styles.hint}>{t('next.to', { status: statusLabel(t, to) })}</p>
      {about.map((note) => (
        <p key={note} className={styles.hint}>
          {note}
        </p>
      ))}
      {to === 'suspended' && (
        <Select
          aria-label={t('next.days')}
          value={days}
          options={suspensionDays.map((count) => ({
            value: count,
            label: count === 0 ? t('next.untilLifted') : t('next.forDays', { count }),
          }))}
          onChange={(chosen) => onFill({ days: chosen })}
        />
      )}
      {asks}
      {templates?.(words, (text) => {
        onFill({ words: text });
        setMissing(false);
        document.getElementById(id)?.focus();
      })}
      <label htmlFor={id}>{t(isNeeded ? 'next.reason' : 'next.reasonOptional')}</label>
      <Input.TextArea
        id={id}
        ref={field}
        className={styles.reason}
        rows={4}
        dir="auto"
        value={words}
        required={isNeeded}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        status={isMissing ? 'error' : ''}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint${isMissing ? ` ${id}-missing` : ''}`}
        onChange={({ target }) => {
          onFill({ words: target.value });
          setMissing(false);
        }}
      />
      <TextLimit text={words} max={longTextMaxLength} />
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing} role="alert">
          {t('next.reasonMissing')}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {isMailed ? t('next.reasonMailed') : reasonHint(t, to)}
      </p>
      <div className={styles.stepButtons}>
        <Button type="primary" danger={isRefusal(to)} htmlType="submit" loading={isTaking}>
          {step}
        </Button>
        <Button onClick={onCancel} disabled={isTaking}>
          {t('next.cancel')}
        </Button>
      </div>
    </form>
  );
}
