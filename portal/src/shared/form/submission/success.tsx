import { useEffect } from 'react';
import { useText } from '~/i18n/use-text';
import { Button, ButtonLink } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import styles from './submission-form.module.css';
import { forgetAllTyping } from './typing-place';

interface Props {
  thanks: string;
  /** '' where there is none. */
  reference: string;
  /** Whether a mail confirms it. */
  isConfirmed?: boolean | undefined;
}

interface DialogProps extends Props {
  open: boolean;
  /** Closing in any way leads to the home page (spec §4). */
  onClose: () => void;
}

export function SuccessDialog({ open, onClose, ...words }: DialogProps) {
  const t = useText('submission-form');
  return (
    <Dialog
      open={open}
      tone="success"
      title={t('success.title')}
      onClose={onClose}
      actions={
        <Button type="button" onClick={onClose}>
          {t('success.home')}
        </Button>
      }
    >
      <SuccessWords {...words} />
    </Dialog>
  );
}

/** Stands in place of the form after it was sent without script. */
export function SuccessPanel(words: Props) {
  const t = useText('submission-form');
  // The browser's own store.
  useEffect(forgetAllTyping, []);
  return (
    <div className={styles.panel}>
      <Notice tone="success" live="polite">
        <h2>{t('success.title')}</h2>
        <SuccessWords {...words} />
      </Notice>
      <div className={styles.actions}>
        <ButtonLink to="/">{t('success.home')}</ButtonLink>
      </div>
    </div>
  );
}

/** What a person reads once their form is stored: thanks, what comes next, and their reference. */
function SuccessWords({ thanks, reference, isConfirmed = true }: Props) {
  const t = useText('submission-form');
  return (
    <>
      <p>
        {thanks} {t('success.soon')}
      </p>
      {reference && isConfirmed && <p>{t('success.mailed')}</p>}
      {reference && (
        <dl className={styles.reference}>
          <dt>{t('success.reference')}</dt>
          <dd dir="ltr">{reference}</dd>
        </dl>
      )}
    </>
  );
}
