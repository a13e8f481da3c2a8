import type { Event } from '@scholars/contract/events';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { foreignText } from '~/ui/foreign-text';
import { Picture } from '~/ui/picture';
import { calendarPath, formatDays } from './gathering';
import styles from './gathering-hero.module.css';

/** The first screen: what, when and where, beside the event's own pattern in an eight-pointed star. */
export function GatheringHero({ event }: { event: Event }) {
  const t = useText('event');
  const { locale } = useLocale();
  const foreign = foreignText(event.locale, locale);
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            {event.isOver ? <Badge tone="neutral">{t('hero.over')}</Badge> : t('hero.byInvitation')}
          </p>
          <h1 className={styles.title} {...foreign}>
            {event.title}
          </h1>
          <p className={styles.when}>
            <time dateTime={event.startsOn}>{formatDays(event, locale)}</time>
            <span className={styles.city} {...foreign}>
              {event.city}
              {event.country && <span className={styles.country}> {event.country.name}</span>}
            </span>
          </p>
          <p className={styles.lead} {...foreign}>
            {event.summary}
          </p>
          <div className={styles.actions}>
            <ButtonLink href="#agenda" variant="band" size="large">
              {t('hero.agenda')}
            </ButtonLink>
            {!event.isOver && (
              <ButtonLink href={calendarPath(locale)} variant="onBand" size="large">
                {t('hero.calendar')}
              </ButtonLink>
            )}
          </div>
        </div>
        <div className={styles.window} aria-hidden="true">
          <div className={styles.picture}>
            <Picture picture={event.cover} decorative first fit="cover" />
          </div>
          <svg className={styles.frame} viewBox="0 0 200 200" focusable="false">
            <polygon points={outerStar} />
            <polygon points={innerStar} />
          </svg>
        </div>
      </div>
    </header>
  );
}

// Two squares, one on its corner: radii 98 and 92 around the middle of a field of 200.
const outerStar =
  '100 2 128.7 30.7 169.3 30.7 169.3 71.3 198 100 169.3 128.7 169.3 169.3 128.7 169.3 100 198 71.3 169.3 30.7 169.3 30.7 128.7 2 100 30.7 71.3 30.7 30.7 71.3 30.7';
const innerStar =
  '100 8 126.9 34.9 165.1 34.9 165.1 73.1 192 100 165.1 126.9 165.1 165.1 126.9 165.1 100 192 73.1 165.1 34.9 165.1 34.9 126.9 8 100 34.9 73.1 34.9 34.9 73.1 34.9';
