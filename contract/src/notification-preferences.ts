import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { locales } from './locale.js';
import { notificationTypes, type NotificationType } from './notifications.js';
import { instant } from './shapes.js';

export const emailFrequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export type EmailFrequency = (typeof emailFrequencies)[number];

/**
 * Steps of what a member has sent in: each is mailed by itself, with its reference and what is asked for, to the
 * address that the form gave. So their `email` is `instant` and stays so, and no second mail tells of the same.
 */
export const alwaysMailedTypes = ['application-status', 'submission-status'] as const satisfies NotificationType[];

export function isAlwaysMailed(type: NotificationType): boolean {
  return alwaysMailedTypes.some((always) => always === type);
}

const type = z.enum(notificationTypes);
const preference = z.object({
  inApp: z.boolean(),
  email: z.enum(emailFrequencies),
  /** At once to the devices that one has turned on (`push.ts`). */
  push: z.boolean(),
});
export type Preference = z.output<typeof preference>;

export const notificationPreferences = z.object({
  /** Of the account: mails are written in it. */
  language: z.enum(locales),
  pausedUntil: z.nullable(instant),
  /** IANA name of the clock by which a digest comes at its hour, e.g. `Asia/Qatar`. */
  timeZone: z.string(),
  types: z.record(type, preference),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

const typesPatch = z
  .partialRecord(type, z.partial(preference))
  .check(
    z.refine(
      (types) => alwaysMailedTypes.every((always) => (types[always]?.email ?? 'instant') === 'instant'),
      'value.invalid',
    ),
  );
/** Of a pause that is over nobody would notice anything. */
const pauseEnd = instant.check(
  z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'date.invalid', abort: true }),
  z.refine((value) => Date.parse(value) > Date.now(), 'pause.past'),
);
/** Whatever is left out stays as it is. */
export const preferencesPatch = z.partial(
  z.object({
    language: z.enum(locales),
    pausedUntil: z.nullable(pauseEnd),
    timeZone: z.string().check(z.maxLength(60)),
    types: typesPatch,
  }),
);
export type PreferencesPatch = z.output<typeof preferencesPatch>;

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences',
  access: 'member',
  summary: 'How one is notified.',
  data: notificationPreferences,
});
export const updateNotificationPreferences = endpoint({
  method: 'PATCH',
  path: '/api/notification-preferences',
  access: 'member',
  summary: 'Changes how one is notified.',
  body: preferencesPatch,
  data: notificationPreferences,
});
export const checkPreferencesToken = endpoint({
  method: 'GET',
  path: '/api/notification-preferences/check-token',
  access: 'link',
  summary: 'Whether a preferences link still works.',
  limit: { name: 'preferencesLink' },
});
export const getPublicPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences/public',
  access: 'link',
  summary: 'Preferences by a mailed link.',
  data: notificationPreferences,
  limit: { name: 'preferencesLink' },
});
export const updatePublicPreferences = endpoint({
  method: 'PATCH',
  path: '/api/notification-preferences/public',
  access: 'link',
  summary: 'Changes preferences by a mailed link.',
  body: preferencesPatch,
  data: notificationPreferences,
  limit: { name: 'preferencesLink' },
});
