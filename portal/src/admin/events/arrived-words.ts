import type { EventGuest } from '@scholars/contract/event-guests';
import { formatNumber } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import type { Text } from '~/i18n/text';

/** How many of a guest's party are in: all of them by their number, else beside how many they were to be. */
export function arrivedWords({ guests, peopleIn }: EventGuest, t: Text<'guests'>, locale: Locale): string {
  const party = 1 + guests;
  if (peopleIn === party) return t('arrived', { count: peopleIn });
  return t('arrivedOf', { people: formatNumber(peopleIn, locale), party: formatNumber(party, locale) });
}
