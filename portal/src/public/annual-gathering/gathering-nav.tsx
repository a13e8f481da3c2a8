import type { Event } from '@scholars/contract/events';
import { useText } from '~/i18n/use-text';
import styles from './gathering-nav.module.css';

/** Leads to the parts that there are. */
export function GatheringNav({ event }: { event: Event }) {
  const t = useText('event');
  const parts = [
    ['agenda', event.days.length > 0],
    ['speakers', event.speakers.length > 0],
    ['practical', true],
    ['gallery', event.gallery.length > 0],
  ] as const;
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {parts.map(([part, isThere]) =>
          isThere ? (
            <li key={part}>
              <a href={`#${part}`} className={styles.link}>
                {t(`nav.${part}`)}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
