import type { Event } from '@scholars/contract/events';
import { useText } from '~/i18n/use-text';
import { CardGrid, EntryCard } from '~/ui/card';
import { Section } from '~/ui/section';

/** Who speaks; each card leads to the member's page. */
export function SpeakerList({ event: { speakers, locale } }: { event: Event }) {
  const t = useText('event');
  if (speakers.length === 0) return null;
  return (
    <Section id="speakers" title={t('speakers.title')}>
      <CardGrid>
        {speakers.map(({ id, slug, name, headline, photo }) => (
          <EntryCard
            key={id}
            to={`/members/${slug}`}
            title={name}
            locale={locale}
            picture={photo}
            layout="portrait"
            summary={headline}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
