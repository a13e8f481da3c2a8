import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatTime } from '@scholars/contract/format';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { DoorRemarkOf } from './use-remarks';

interface Props {
  remark: DoorRemarkOf;
  /** As the list has them now. */
  guest: DoorGuest | undefined;
  /** Large, as what the door did last. */
  isShown: boolean;
  onLook: (guest: DoorGuest) => void;
  onSeen: () => void;
}

/** Of somebody who seemed to be let in here, and was not. */
export function DoorRemark({ remark, guest, isShown, onLook, onSeen }: Props): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const { outcome, arrivedAt } = remark.result;
  const isAlready = outcome === 'already';
  if (isShown && isAlready) return null;
  const name = (guest ?? remark.guest)?.names[0];
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={wordsOf()}
      action={
        isAlready || !guest ? (
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

  function wordsOf(): string {
    if (name === undefined) return t('goneUnnamed');
    if (!guest) return t('gone', { name });
    if (isAlready) return t('twice', { name, time: arrivedAt ? formatTime(arrivedAt, locale) : '' });
    return t('refused', { name });
  }
}
