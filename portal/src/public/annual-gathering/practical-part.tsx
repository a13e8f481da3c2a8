import type { Event } from '@scholars/contract/events';
import { formatDate } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { Card } from '~/ui/card';
import { DefinitionList } from '~/ui/definition-list';
import { foreignText } from '~/ui/foreign-text';
import { Prose } from '~/ui/prose/prose';
import { Section } from '~/ui/section';
import { calendarPath, formatClock, formatDays } from './gathering';
import styles from './practical-part.module.css';

/** How one gets there and what one finds; beside it the facts to keep at hand. */
export function PracticalPart({ event }: { event: Event }) {
  const t = useText('event');
  return (
    <Section id="practical" title={t('practical.title')} tone="sunken">
      <div className={styles.columns}>
        {event.practical !== '' && <Prose html={event.practical} locale={event.locale} />}
        <VenueCard event={event} />
      </div>
    </Section>
  );
}

function VenueCard({ event }: { event: Event }) {
  const t = useText('event');
  const { locale } = useLocale();
  const { venue, city, country, onlineNote, registration, days, isOver } = event;
  const foreign = foreignText(event.locale, locale);
  const starts = days[0]?.sessions[0]?.starts;
  return (
    <Card as="aside" className={styles.card}>
      <h3 className={styles.venue} {...foreign}>
        {venue || city}
      </h3>
      <DefinitionList
        items={[
          {
            term: t('practical.place'),
            value: <span {...foreign}>{[city, country?.name].filter(Boolean).join(t('agenda.comma'))}</span>,
          },
          { term: t('practical.dates'), value: formatDays(event, locale) },
          {
            term: t('practical.begins'),
            value: starts && t('practical.beginsAt', { time: formatClock(starts, locale), city }),
          },
          {
            term: t('practical.registration'),
            value:
              registration.closesOn &&
              t(registration.isOpen ? 'practical.openUntil' : 'practical.closedOn', {
                date: formatDate(registration.closesOn, locale),
              }),
          },
          { term: t('practical.online'), value: onlineNote && <span {...foreign}>{onlineNote}</span> },
        ]}
      />
      {!isOver && (
        <ButtonLink href={calendarPath(locale)} variant="secondary" wide>
          {t('hero.calendar')}
        </ButtonLink>
      )}
    </Card>
  );
}
