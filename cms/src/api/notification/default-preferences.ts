import { siteTimeZone } from '@scholars/contract/format';
import type { Preference } from '@scholars/contract/notification-preferences';
import type { NotificationType } from '@scholars/contract/notifications';

/**
 * How somebody is notified who has chosen nothing: everything on the site; at once by mail what another person waits
 * for; what the network offers, together. Account news (`system`) that matter have a mail of their own.
 */
export const defaultPreferences: Readonly<Record<NotificationType, Preference>> = {
  'new-message': { inApp: true, email: 'daily' },
  'connection-request': { inApp: true, email: 'instant' },
  'connection-accepted': { inApp: true, email: 'daily' },
  'application-status': { inApp: true, email: 'instant' },
  'new-opportunity': { inApp: true, email: 'weekly' },
  recommendation: { inApp: true, email: 'weekly' },
  announcement: { inApp: true, email: 'weekly' },
  'submission-status': { inApp: true, email: 'instant' },
  'event-invitation': { inApp: true, email: 'instant' },
  system: { inApp: true, email: 'off' },
};

export const defaultTimeZone = siteTimeZone;
