import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type {
  NotificationPreferences,
  Preference,
  PreferencesPatch,
} from '@scholars/contract/notification-preferences';
import { notificationTypes, type NotificationType } from '@scholars/contract/notifications';
import { isTimeZone } from '@scholars/contract/zoned-instant';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { recordOf } from '../../platform/typed/trusted-types.js';
import { firstNamesOf, profileFirstNames, type FirstNameColumns } from '../member/first-names.js';
import { defaultPreferences, defaultTimeZone } from './default-preferences.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { changedByPerson } from '../../platform/strapi/changed-by-person.js';

/** What was chosen otherwise than the defaults, which so may change for all who have left them alone. */
type Chosen = Partial<Record<NotificationType, Partial<Preference>>>;

interface PreferencesRow {
  user_id: number;
  /** JSON of `Chosen`. */
  types: string;
  paused_until: number | null;
  time_zone: string;
  updated_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    notification_preferences: PreferencesRow;
  }
}

/** A person, as far as it matters to how they are notified. */
export interface Reader {
  /** As readers of their language write it. */
  firstName: string;
  /** '' where nothing may be mailed: the address is not confirmed, or the account is blocked or to be erased. */
  email: string;
  locale: Locale;
  timeZone: string;
  /** Milliseconds since 1970; `null` for who has not paused. */
  pausedUntil: number | null;
  types: Record<NotificationType, Preference>;
}

/** Several people at once, by their accounts' ids, in one query. Who has no account is not among them. */
export async function readReaders(db: Knex, userIds: readonly number[]): Promise<Map<number, Reader>> {
  const rows = await db('up_users as u')
    .leftJoin('notification_preferences as p', 'p.user_id', 'u.id')
    .whereIn('u.id', userIds)
    .select('u.id', 'u.email', 'u.first_name', 'u.language', 'u.confirmed', 'u.blocked')
    .leftJoin('account_closings as c', 'c.user_id', 'u.id')
    .select('p.types', 'p.paused_until', 'p.time_zone', 'c.erase_at')
    .select(profileFirstNames(db));
  return new Map(rows.map((row: ReaderRow) => [Number(row.id), readerOf(row)]));
}

interface ReaderRow extends FirstNameColumns {
  id: number;
  email: string;
  language: Locale | null;
  confirmed: boolean | number | null;
  blocked: boolean | number | null;
  /** Nothing of all these for who has chosen nothing. */
  types: string | null;
  paused_until: number | null;
  time_zone: string | null;
  /** Nothing for who is to be erased at no time. */
  erase_at: number | null;
}

function readerOf(row: ReaderRow): Reader {
  const locale = row.language ?? 'en';
  return {
    firstName: firstNamesOf(row)[locale],
    email: row.confirmed && !row.blocked && row.erase_at === null ? row.email : '',
    locale,
    timeZone: row.time_zone ?? defaultTimeZone,
    pausedUntil: row.paused_until,
    types: withDefaults(chosenOf(row.types)),
  };
}

export function isPaused({ pausedUntil }: Pick<Reader, 'pausedUntil'>, now: number): boolean {
  return pausedUntil !== null && pausedUntil > now;
}

/** @returns nothing where there is no such account (any more) */
export async function findPreferences(db: Knex, userId: number): Promise<NotificationPreferences | undefined> {
  const reader = (await readReaders(db, [userId])).get(userId);
  if (!reader) return undefined;
  const { locale, timeZone, types } = reader;
  const pausedUntil = isPaused(reader, Date.now()) ? new Date(reader.pausedUntil ?? 0).toISOString() : null;
  return { language: locale, pausedUntil, timeZone, types };
}

/**
 * Changes what is given and leaves the rest. Two changes at once wait for each other.
 *
 * @returns as `findPreferences`
 * @throws ContractError 422 for a time zone that there is not
 */
export async function changePreferences(
  userId: number,
  { language, pausedUntil, timeZone, types }: PreferencesPatch,
): Promise<NotificationPreferences | undefined> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalidFields({ timeZone: ['value.invalid'] });
  return strapi.db.transaction(async ({ trx }) => {
    const account = await trx('up_users').where({ id: userId }).forUpdate().first('id');
    if (!account) return undefined;
    if (language !== undefined)
      await trx('up_users')
        .where({ id: userId })
        .update({ language, ...changedByPerson() });
    const before = await trx('notification_preferences').where({ user_id: userId }).first();
    await trx('notification_preferences')
      .insert({
        user_id: userId,
        types: JSON.stringify(merged(chosenOf(before?.types), types ?? {})),
        paused_until:
          pausedUntil === undefined ? (before?.paused_until ?? null) : pausedUntil && Date.parse(pausedUntil),
        time_zone: timeZone ?? before?.time_zone ?? defaultTimeZone,
        updated_at: Date.now(),
      })
      .onConflict('user_id')
      .merge();
    return findPreferences(trx, userId);
  });
}

function chosenOf(types: string | null | undefined): Chosen {
  return storedJson<Chosen>(types ?? '{}');
}

function withDefaults(chosen: Chosen): Reader['types'] {
  return recordOf(notificationTypes, (type) => ({ ...defaultPreferences[type], ...chosen[type] }));
}

function merged(chosen: Chosen, patch: NonNullable<PreferencesPatch['types']>): Chosen {
  const all = recordOf(notificationTypes, (type) => {
    const wanted = { ...defaultPreferences[type], ...chosen[type], ...patch[type] };
    const { inApp, email, push } = defaultPreferences[type];
    return {
      ...(wanted.inApp !== inApp && { inApp: wanted.inApp }),
      ...(wanted.email !== email && { email: wanted.email }),
      ...(wanted.push !== push && { push: wanted.push }),
    };
  });
  return Object.fromEntries(Object.entries(all).filter(([, choice]) => Object.keys(choice).length > 0));
}
