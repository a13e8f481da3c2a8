import { isAlwaysMailed, type NotificationPreferences } from '@scholars/contract/notification-preferences';
import { notificationTypes } from '@scholars/contract/notifications';
import { dateIn } from '@scholars/contract/zoned-instant';
import { emailName, inAppName, pushName } from './preference-names';

/** What the form of preferences asks, by the names of its controls: as it is drawn, and as it is read. */
export type AskedPreferences = Record<string, string | boolean>;

/** As the form is drawn. A pause is the day of its end, by the reader's clock. */
export function askedOf({ language, timeZone, pausedUntil, types }: NotificationPreferences): AskedPreferences {
  const ofTypes = notificationTypes.flatMap((type): [string, string | boolean][] => [
    [inAppName(type), types[type].inApp],
    [pushName(type), types[type].push],
    ...(isAlwaysMailed(type) ? [] : [[emailName(type), types[type].email] satisfies [string, string]]),
  ]);
  return { language, timeZone, pausedUntil: dayOf(pausedUntil, timeZone), ...Object.fromEntries(ofTypes) };
}

/** `YYYY-MM-DD`, '' for who has not paused. */
function dayOf(pausedUntil: string | null, timeZone: string): string {
  return pausedUntil === null ? '' : dateIn(timeZone, new Date(pausedUntil));
}
