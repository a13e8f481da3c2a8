import type { Attendance, EventInvitation } from '@scholars/contract/events';
import { formatDate, formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { DefinitionList } from '~/ui/definition-list';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';

interface Props {
  invitation: EventInvitation;
  attending: Attendance;
  /** How many answers were taken since the page was there: each is told, where its form was. */
  round: number;
}

/** The answer as it is stored. */
export function SavedAnswer({ invitation, attending, round }: Props) {
  const t = useText('event');
  const { locale } = useLocale();
  const notice = useFocusOnNew<HTMLDivElement>(round);
  const { guests, dietaryNeeds, accessNeeds, answeredAt, waitingPlace } = invitation;
  return (
    <>
      <div ref={notice} tabIndex={-1}>
        <Notice tone={toneOf(invitation)} title={t(`given.${waitingPlace === null ? attending : 'waiting'}`)}>
          {waitingPlace !== null && <p>{t('given.waitingText', { place: formatNumber(waitingPlace, locale) })}</p>}
          {answeredAt && <p>{t('given.on', { date: formatDate(answeredAt, locale) })}</p>}
        </Notice>
      </div>
      <DefinitionList
        items={[
          { term: t('given.guests'), value: attending === 'yes' && t('given.guestCount', { count: guests }) },
          { term: t('fields.dietaryNeeds'), value: dietaryNeeds },
          { term: t('fields.accessNeeds'), value: accessNeeds },
        ]}
      />
    </>
  );
}

function toneOf({ attending, waitingPlace }: EventInvitation) {
  if (waitingPlace !== null) return 'warning';
  return attending === 'no' ? 'info' : 'success';
}
