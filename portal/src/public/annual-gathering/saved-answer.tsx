import type { Attendance, EventInvitation } from '@scholars/contract/events';
import { formatDate, formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { DefinitionList } from '~/ui/definition-list';
import { Notice } from '~/ui/notice';

/** The answer as it is stored. */
export function SavedAnswer({ invitation, attending }: { invitation: EventInvitation; attending: Attendance }) {
  const t = useText('event');
  const { locale } = useLocale();
  const { guests, dietaryNeeds, accessNeeds, answeredAt, waitingPlace } = invitation;
  return (
    <>
      <Notice tone={toneOf(invitation)} title={t(`given.${waitingPlace === null ? attending : 'waiting'}`)}>
        {waitingPlace !== null && <p>{t('given.waitingText', { place: formatNumber(waitingPlace, locale) })}</p>}
        {answeredAt && <p>{t('given.on', { date: formatDate(answeredAt, locale) })}</p>}
      </Notice>
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
