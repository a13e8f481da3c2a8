import type { OpportunityCard as Opportunity } from '@scholars/contract/opportunities';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Badge } from '~/ui/badge';
import { EntryCard } from '~/ui/card';
import { Icon } from '~/ui/icon';
import { AreaChips } from './area-chips';
import { ClosingDate } from './closing-date';
import { daysUntil, nearDays } from './deadline';
import { MarkedText } from './marked-text';
import { placeName } from '@scholars/contract/place-name';
import { ShownIn } from './shown-in';

/** Between two names: it goes with the one that follows, and no line ends with it. */
const dot = ' ·\u00a0';

interface Props {
  opportunity: Opportunity;
  /** When the page was made, as ISO 8601: lets a near deadline count its days. */
  now?: string;
  /** The heading's level within the page. */
  level?: 2 | 3 | 4;
}

/** An opportunity in a list. Its texts are in `directory`, which the page's handle names. */
export function OpportunityCard({ opportunity, now, level }: Props) {
  const t = useText('directory');
  const { locale } = useLocale();
  const { slug, title, summary, partner, category, photo, location, country, deadline, status, thematicAreas, marks } =
    opportunity;
  const place = placeName(location, country, locale);
  const days = now && deadline && status === 'open' ? daysUntil(deadline, now) : undefined;
  return (
    <EntryCard
      to={`/opportunities/${slug}`}
      title={title}
      shownTitle={<MarkedText text={title} segments={marks?.title} />}
      locale={opportunity.locale}
      level={level}
      picture={photo}
      area={thematicAreas[0]?.id}
      eyebrow={[partner?.name, category?.title].filter(Boolean).join(dot)}
      summary={<MarkedText text={summary} segments={marks?.summary} />}
      facts={[
        place && (
          <>
            <Icon name="place" />
            <bdi>{place}</bdi>
          </>
        ),
        <>
          <Icon name="calendar" />
          <ClosingDate deadline={deadline} status={status} />
        </>,
        status === 'open' && t(`applyMode.${opportunity.applyMode}`),
        marks?.foundBy && t(`foundBy.${marks.foundBy}`),
      ].filter(Boolean)}
      footer={
        <>
          {days !== undefined && days >= 0 && days <= nearDays && (
            <Badge tone="warning">{t('deadline.daysLeft', { count: days })}</Badge>
          )}
          {status !== 'open' && <Badge>{t('deadline.closed')}</Badge>}
          <ShownIn locale={opportunity.locale} />
          <AreaChips areas={thematicAreas} />
        </>
      }
    />
  );
}
