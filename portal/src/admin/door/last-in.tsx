import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatTime } from '@scholars/contract/format';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './door.module.css';

const shownMax = 10;

/** Who came last, to be taken back. */
export function LastIn({ guests, onOut }: { guests: readonly DoorGuest[]; onOut: (id: string) => void }): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  const last = guests
    .flatMap((guest) => (guest.arrivedAt ? [{ ...guest, arrivedAt: guest.arrivedAt }] : []))
    .sort((a, b) => b.arrivedAt.localeCompare(a.arrivedAt))
    .slice(0, shownMax);
  if (last.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('last')}</h2>
      <ul role="list" className={styles.last}>
        {last.map(({ id, names: [name = ''], arrivedAt }) => (
          <li key={id} className={styles.line}>
            <bdi>{name}</bdi>
            <time dateTime={arrivedAt}>{formatTime(arrivedAt, locale)}</time>
            <Button size="small" aria-label={t('undoWhom', { name })} onClick={() => onOut(id)}>
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
