import { siteTimeZone } from '@scholars/contract/format';
import type { Preference } from '@scholars/contract/notification-preferences';
import type { NotificationType } from '@scholars/contract/notifications';

/**
 * How somebody is notified who has chosen nothing: everything on the site; at once by mail what another person waits
 * for; what the network offers, together. Account news (`system`) that matter have a mail of their own. On devices nothing that nobody has asked for.
 */
export const defaultPreferences: Readonly<Record<NotificationType, Preference>> = {
  'new-message': { inApp: true, email: 'daily', push: false },
  'connection-request': { inApp: true, email: 'instant', push: false },
  'connection-accepted': { inApp: true, email: 'daily', push: false },
  'application-status': { inApp: true, email: 'instant', push: false },
  'new-opportunity': { inApp: true, email: 'weekly', push: false },
  recommendation: { inApp: true, email: 'weekly', push: false },
  announcement: { inApp: true, email: 'weekly', push: false },
  'submission-status': { inApp: true, email: 'instant', push: false },
  'event-invitation': { inApp: true, email: 'instant', push: false },
  system: { inApp: true, email: 'off', push: false },
};

export const defaultTimeZone = siteTimeZone;
