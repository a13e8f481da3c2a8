import type { NotificationType } from '@scholars/contract/notifications';

/* Names of the controls of the preferences' form, as it is drawn and as it is read. */

export function inAppName(type: NotificationType): string {
  return `inApp-${type}`;
}

/** Says that the form asks for devices too: a box that is not ticked is not sent. */
export const asksForPush = 'asksForPush';

export function pushName(type: NotificationType): string {
  return `push-${type}`;
}

export function emailName(type: NotificationType): string {
  return `email-${type}`;
}
