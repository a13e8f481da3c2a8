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
  const inside = guests.filter(({ arrivedAt }) => arrivedAt !== null);
  const coming = guests.filter(({ answer }) => answer === 'yes');
  const missing = coming.filter(({ arrivedAt }) => arrivedAt === null);
  const numbers = [
    ['in', peopleOf(inside)],
    ['coming', peopleOf(coming)],
    ['missing', peopleOf(missing)],
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

const peopleOf = (guests: readonly DoorGuest[]) => guests.reduce((sum, { guests: brought }) => sum + 1 + brought, 0);
