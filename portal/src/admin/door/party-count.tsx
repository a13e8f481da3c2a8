import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatNumber } from '@scholars/contract/format';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './door.module.css';

interface Props {
  guest: DoorGuest;
  onCount: (people: number) => void;
}

/** Of a guest who is in and brings others: how many of them came, all until something else is said. */
export function PartyCount({ guest: { guests, peopleIn }, onCount }: Props): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const id = useId();
  if (guests === 0) return null;
  const numbers = Array.from({ length: Math.max(1 + guests, peopleIn) }, (_, index) => index + 1);
  return (
    <div role="group" aria-labelledby={id} className={styles.party}>
      <p id={id}>{t('party')}</p>
      {numbers.map((people) => (
        <Button
          key={people}
          size="large"
          type={people === peopleIn ? 'primary' : 'default'}
          aria-pressed={people === peopleIn}
          onClick={() => onCount(people)}
        >
          {formatNumber(people, locale)}
        </Button>
      ))}
    </div>
  );
}
