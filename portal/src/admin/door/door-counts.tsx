import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatNumber } from '@scholars/contract/format';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './door.module.css';

/** People, those whom guests bring among them: how many are in, come, and are missing. */
export function DoorCounts({ guests }: { guests: readonly DoorGuest[] }): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const coming = guests.filter(({ answer }) => answer === 'yes');
  const numbers = [
    ['in', sumOf(guests, ({ peopleIn }) => peopleIn)],
    ['coming', sumOf(coming, partyOf)],
    ['missing', sumOf(coming, (guest) => Math.max(0, partyOf(guest) - guest.peopleIn))],
  ] as const;
  return (
    <dl className={styles.counts}>
      {numbers.map(([name, count]) => (
        <div key={name}>
          <dt>{t(`count.${name}`)}</dt>
          <dd>{formatNumber(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

const partyOf = ({ guests }: DoorGuest) => 1 + guests;
const sumOf = (guests: readonly DoorGuest[], countOf: (guest: DoorGuest) => number) =>
  guests.reduce((sum, guest) => sum + countOf(guest), 0);
