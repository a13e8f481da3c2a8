import type { Event } from '@scholars/contract/events';
import { formatDate, formatDayAndMonth, formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { foreignText } from '~/ui/foreign-text';
import { Icon } from '~/ui/icon';
import { Section } from '~/ui/section';
import styles from './agenda.module.css';
import { dayOf, formatClock } from './gathering';

type Day = Event['days'][number];
type Session = Day['sessions'][number];

/** The days, each of which can be folded away. */
export function Agenda({ event }: { event: Event }) {
  const t = useText('event');
  if (event.days.length === 0) return null;
  return (
    <Section
      id="agenda"
      title={t('agenda.title')}
      lead={t('agenda.lead', { zone: t('agenda.zone', { city: event.city }) })}
      tone="sunken"
    >
      <div className={styles.days}>
        {event.days.map((day) => (
          <AgendaDay key={day.date} day={day} locale={event.locale} />
        ))}
      </div>
    </Section>
  );
}

function AgendaDay({ day, locale: textLocale }: { day: Day; locale: Event['locale'] }) {
  const t = useText('event');
  const { locale } = useLocale();
  const foreign = foreignText(textLocale, locale);
  // Apart, because browsers differ in what they put between weekday and date.
  const date = formatDayAndMonth(day.date, locale);
  return (
    <details className={styles.day} open>
      <summary className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {formatNumber(dayOf(day.date), locale)}
        </span>
        <h3 className={styles.heading}>
          <time className={styles.date} dateTime={day.date}>
            {[formatDate(day.date, locale, 'weekday'), `${date.day} ${date.month}`].join(t('agenda.comma'))}
          </time>
          <span className={styles.title} {...foreign}>
            {day.title}
          </span>
        </h3>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <ol className={styles.sessions}>
        {day.sessions.map((session) => (
          <SessionRow
            key={`${session.starts}${session.title}`}
            session={session}
            date={day.date}
            textLocale={textLocale}
          />
        ))}
      </ol>
    </details>
  );
}

function SessionRow({ session, date, textLocale }: { session: Session; date: string; textLocale: Event['locale'] }) {
  const t = useText('event');
  const { locale } = useLocale();
  const { starts, ends, endsOn, title, description, room, speakers } = session;
  const foreign = foreignText(textLocale, locale);
  return (
    <li className={styles.session}>
      <p className={styles.time}>
        <time dateTime={`${date}T${starts}`}>{formatClock(starts, locale)}</time>
        <span className={styles.until}>
          –<time dateTime={`${endsOn}T${ends}`}>{formatClock(ends, locale)}</time>
          {/* Midnight is the end of its own day for everybody. */}
          {endsOn !== date && ends !== '00:00' && <small className={styles.nextDay}>{t('agenda.nextDay')}</small>}
        </span>
      </p>
      <div className={styles.what}>
        <h4 className={styles.sessionTitle} {...foreign}>
          {title}
        </h4>
        {description && (
          <p className={styles.description} {...foreign}>
            {description}
          </p>
        )}
        <p className={styles.facts}>
          {room && (
            <span className={styles.fact} {...foreign}>
              <Icon name="place" /> {room}
            </span>
          )}
          {speakers.length > 0 && (
            <span className={styles.fact}>
              <Icon name="person" />
              <span>
                <span className="visually-hidden">{t('agenda.speakers')}: </span>
                {speakers.map(({ id, slug, name }, i) => (
                  <span key={id}>
                    {i > 0 && t('agenda.comma')}
                    <LocaleLink to={`/members/${slug}`}>{name}</LocaleLink>
                  </span>
                ))}
              </span>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
