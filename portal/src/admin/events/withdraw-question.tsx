import type { EventGuest } from '@scholars/contract/event-guests';
import { answerOfGuest } from '@scholars/contract/guest-filters';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Dialog } from '~/ui/dialog';
import { dot } from '../values/dot';
import { arrivedWords } from './arrived-words';
import styles from './guest-work.module.css';

interface Props {
  open: boolean;
  /** Guests who are to be withdrawn though they have accepted. */
  guests: readonly EventGuest[];
  /** Whether somebody waits for a place. */
  isAwaited: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Whether a coordinator is asked before this guest is withdrawn. */
export function hasAccepted({ withdrawn, attending, arrivedAt }: EventGuest): boolean {
  return !withdrawn && (attending === 'yes' || attending === 'online' || arrivedAt !== null);
}

/** Asks before guests are withdrawn who have accepted, or are in already. */
export function WithdrawQuestion({ open, guests, isAwaited, onConfirm, onCancel }: Props): ReactNode {
  const t = useText('guests');
  const admin = useText('admin');
  const { locale } = useLocale();
  const givesPlaces = isAwaited && guests.some((guest) => answerOfGuest(guest) === 'yes');
  return (
    <Dialog
      open={open}
      title={t('steps.withdrawing.title')}
      tone="danger"
      onClose={onCancel}
      actions={
        open && (
          <>
            <Button onClick={onCancel}>{t('steps.withdrawing.cancel')}</Button>
            <Button type="primary" danger onClick={onConfirm}>
              {t('steps.withdraw')}
            </Button>
          </>
        )
      }
    >
      {open && (
        <>
          <p>{t('steps.withdrawing.who', { count: guests.length })}</p>
          <ul className={styles.reasons}>
            {guests.map((guest) => (
              <li key={guest.id}>
                <bdi>{guest.fullName}</bdi>: {admin(`guests.answer.${answerOfGuest(guest)}`)}
                {guest.arrivedAt && `${dot}${arrivedWords(guest, t, locale)}`}
              </li>
            ))}
          </ul>
          {givesPlaces && <p>{t('steps.withdrawing.next')}</p>}
          <p>{t('steps.withdrawing.note')}</p>
        </>
      )}
    </Dialog>
  );
}
