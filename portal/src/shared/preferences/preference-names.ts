import type { NotificationType } from '@scholars/contract/notifications';

/* Names of the controls of the preferences' form, as it is drawn and as it is read. */

export function inAppName(type: NotificationType): string {
  return `inApp-${type}`;
}

export function emailName(type: NotificationType): string {
  return `email-${type}`;
}
