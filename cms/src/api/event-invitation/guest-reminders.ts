import type { Knex } from 'knex';
import type { StepOutcome } from '@scholars/contract/event-guests';
import { zonedInstant } from '@scholars/contract/zoned-instant';
import { eachByItself } from '../../platform/processes/each-by-itself.js';
import { inTurn } from '../../platform/processes/turns.js';
import { eventTimes } from '../event/event-times.js';
import { findEventEntry, type EventEntry } from '../event/get-event.js';
import { listReminding } from './event-settings.js';
import { findInvitationById, listInvitations, type InvitationEntry } from './find-invitation.js';
import { addGuestStep, byClock, type GuestActor } from './guest-history.js';
import { listMarks, wasSent } from './guest-marks.js';
import { queueInvitationMail } from './mail-invitation.js';

/** A reminder of answering. */
interface ReminderRow {
  invitation_id: string;
  /** `YYYY-MM-DD` where the event is. */
  day: string;
  is_scheduled: boolean | number;
  at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    event_reminders: ReminderRow;
  }
}

const dayMs = 86_400_000;

interface Reminding {
  event: EventEntry;
  now: number;
  isScheduled: boolean;
  by: GuestActor;
}

/**
 * Reminds a guest who was sent an invitation of answering, in the transaction of its line in the history: by hand or by
 * itself, once a day. The key of the day decides, whoever reminds at the same time.
 */
export async function remindGuest(
  trx: Knex,
  invitation: InvitationEntry,
  { event, now, isScheduled, by }: Reminding,
): Promise<StepOutcome> {
  if (invitation.withdrawn) return 'withdrawn';
  if (invitation.attending !== null) return 'answered';
  if (!invitation.emailAddress) return 'no-address';
  if (!eventTimes(event, new Date(now)).isOpen) return 'closed';
  if (!(await wasSent(trx, invitation.documentId))) return 'not-sent';
  const day = dayWhere(event, now);
  const taken = await trx('event_reminders')
    .insert({ invitation_id: invitation.documentId, day, is_scheduled: isScheduled, at: now })
    .onConflict(['invitation_id', 'day'])
    .ignore()
    .returning('day');
  if (taken.length === 0) return 'reminded-today';
  if (!(await queueInvitationMail(trx, 'event-reminder', invitation))) {
    await trx('event_reminders').where({ invitation_id: invitation.documentId, day }).delete();
    return 'unreadable';
  }
  await addGuestStep(trx, invitation.documentId, 'reminded', by);
  return 'done';
}

/**
 * Reminds by itself, so many days before the last day for answers, whoever was sent an invitation and has not answered.
 * Once: who was reminded since that day began is left alone.
 */
export function remindGuests(now: number): Promise<void> {
  return inTurn('guest reminders', async () => {
    await eachByItself(await listReminding(), async ({ eventSlug, remindDays }) => {
      const event = await findEventEntry(eventSlug, 'en');
      if (!event?.registrationClosesOn || !eventTimes(event, new Date(now)).isOpen) return;
      const since = zonedInstant(event.registrationClosesOn, '00:00', event.timeZone).getTime() - remindDays * dayMs;
      if (now >= since) await remindOf(event, since, now);
    });
  });
}

async function remindOf(event: EventEntry, since: number, now: number): Promise<void> {
  const waiting = (await listInvitations(event.slug)).filter(
    ({ withdrawn, attending, emailAddress }) => !withdrawn && attending === null && emailAddress,
  );
  const ids = waiting.map(({ documentId }) => documentId);
  const [marks, reminded] = [await listMarks(ids), await listReminders(ids)];
  const due = waiting.filter(({ documentId }) => {
    const sentAt = Number(marks.get(documentId)?.sent_at ?? 0);
    // Who was invited within these days knows.
    return sentAt > 0 && sentAt < since && (reminded.get(documentId) ?? 0) < since;
  });
  await eachByItself(due, ({ documentId }) =>
    strapi.db.transaction(async ({ trx }) => {
      // As it is by now: they may just have answered.
      await trx('event_invitations').where({ document_id: documentId }).forUpdate().first('id');
      const invitation = await findInvitationById(event.slug, documentId);
      if (invitation) await remindGuest(trx, invitation, { event, now, isScheduled: true, by: byClock });
    }),
  );
}

/** When guests were last reminded, by their invitations' ids. One query. */
export async function listReminders(documentIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await strapi.db
    .connection('event_reminders')
    .whereIn('invitation_id', [...documentIds])
    .orderBy('at')
    .select('invitation_id', 'at');
  return new Map(rows.map((row) => [row.invitation_id, Number(row.at)]));
}

export async function forgetReminders(documentIds: readonly string[]): Promise<void> {
  await strapi.db
    .connection('event_reminders')
    .whereIn('invitation_id', [...documentIds])
    .delete();
}

/** The day that it is where an event is. */
function dayWhere({ timeZone }: Pick<EventEntry, 'timeZone'>, now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
