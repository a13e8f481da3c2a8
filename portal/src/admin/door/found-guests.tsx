import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatTime } from '@scholars/contract/format';
import type { ReactNode, Ref } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { dot } from '../values/dot';
import styles from './door.module.css';

const shownMax = 8;

interface Props {
  ref: Ref<HTMLUListElement>;
  found: readonly DoorGuest[];
  onMeet: (guest: DoorGuest) => void;
}

/** The guests who may be meant by what is typed. */
export function FoundGuests({ ref, found, onMeet }: Props): ReactNode {
  const t = useText('door');
  const { locale } = useLocale();
  return (
    <>
      {found.length > 1 && (
        <p role="status" className={styles.hint}>
          {t('found', { count: found.length })} {found.length > shownMax && t('foundMore')}
        </p>
      )}
      {found.length > 0 && (
        <ul
          role="list"
          ref={ref}
          tabIndex={-1}
          aria-label={t('found', { count: found.length })}
          className={styles.found}
        >
          {found.slice(0, shownMax).map((guest) => (
            <li key={guest.id}>
              <button type="button" className={styles.choice} onClick={() => onMeet(guest)}>
                <bdi>{guest.names.join(dot)}</bdi>
                <span className={styles.hint}>
                  {guest.arrivedAt
                    ? t('result.already', { time: formatTime(guest.arrivedAt, locale) })
                    : t(`asked.${guest.answer}`)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
