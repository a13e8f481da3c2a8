import { isWrite } from '../../platform/strapi/document-calls.js';
import { fieldsToSave } from '../../platform/strapi/fields-to-save.js';
import { refusal } from '../../platform/strapi/refusal.js';
import { endOfSession } from './event-times.js';
import { documentParams } from '../../platform/typed/trusted-types.js';

const uid = 'api::event.event';

/**
 * Refuses to save an event that ends before it begins, one that takes answers when it is over, and one with a session
 * that would last the better part of two days. Call once, while Strapi registers.
 */
export function refuseBadTimes(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === uid && isWrite(context.action)) {
      const params = documentParams(context);
      const days = await fieldsToSave(uid, params, ['startsOn', 'endsOn', 'registrationClosesOn']);
      if (isBefore(days.endsOn, days.startsOn)) throw refusal('last-day-before-first', 'endsOn');
      if (isBefore(days.endsOn, days.registrationClosesOn))
        throw refusal('answers-after-the-end', 'registrationClosesOn');
      const session = sessionsOf(params.data?.days).find(isTooLong);
      if (session)
        throw refusal(
          'session-too-long',
          `${session.path}.ends`,
          `${String(session.starts)} – ${String(session.ends)}`,
        );
    }
    return next();
  });
}

/** Longer than any party: who writes such hours means others. */
const pastMidnightHoursMax = 12;

/** A session that ends before it begins by the clock ends on the next day. */
function isTooLong({ starts, ends }: { starts: unknown; ends: unknown }): boolean {
  if (!isWritten(starts) || !isWritten(ends) || ends >= starts) return false;
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutesOf(endOfSession({ starts, ends })) - minutesOf(starts) > pastMidnightHoursMax * 60;
}

/** Days and times are written so that they are in order as texts; what is not written so is refused elsewhere. */
function isBefore(one: unknown, other: unknown): boolean {
  return isWritten(one) && isWritten(other) && one < other;
}

const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d)$/.test(value);

function sessionsOf(days: unknown): { path: string; starts: unknown; ends: unknown }[] {
  return listOf(days).flatMap((day, dayAt) =>
    listOf(day.sessions).map(({ starts, ends }, sessionAt) => ({
      path: `days.${dayAt}.sessions.${sessionAt}`,
      starts,
      ends,
    })),
  );
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
