import type { ArrivalResult, DoorGuest } from '@scholars/contract/event-arrivals';
import { formatTime } from '@scholars/contract/format';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';

interface Props {
  remark: ArrivalResult;
  guest: DoorGuest | undefined;
  /** Large, as what the door did last. */
  isShown: boolean;
  onLook: (guest: DoorGuest) => void;
  onSeen: () => void;
}

/** Of somebody who seemed to be let in here, and was not. */
export function DoorRemark({ remark: { outcome, arrivedAt }, guest, isShown, onLook, onSeen }: Props): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const isAlready = outcome === 'already';
  if (!guest || (isShown && isAlready)) return null;
  const name = guest.names[0] ?? '';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={
        isAlready ? t('twice', { name, time: arrivedAt ? formatTime(arrivedAt, locale) : '' }) : t('refused', { name })
      }
      action={
        isAlready ? (
          <Button onClick={onSeen}>{t('close')}</Button>
        ) : (
          <Button
            onClick={() => {
              onSeen();
              onLook(guest);
            }}
          >
            {t('look')}
          </Button>
        )
      }
    />
  );
}
