import type { Knex } from 'knex';
import { endedSteps } from '@scholars/contract/application-status';
import { locales } from '@scholars/contract/locale';
import { inTurn } from '../../platform/processes/turns.js';
import { recordOf } from '../../platform/typed/trusted-types.js';
import { notifyReaders } from '../notification/notify-readers.js';
import { opportunityListing } from '../opportunity/opportunity-listing.js';
import { findCards } from './applicable-opportunity.js';

/** Who was reminded of which deadline. */
interface ReminderRow {
  user_id: number;
  opportunity_id: string;
  deadline: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    deadline_reminders: ReminderRow;
  }
}

const dayMs = 86_400_000;
const remindDaysBefore = 3;
// Who has saved it a moment ago knows; and a deadline that moves by hours is the same one.
const restMs = dayMs;
const peopleAtOnce = 500;

interface Closing {
  id: string;
  deadline: number;
}

/**
 * Reminds of deadlines that are near whoever has saved an opportunity, or begun an application to it, and has not
 * applied. Once; again where the deadline was put off by a day or more. A batch and that it was reminded are one
 * transaction.
 */
export function remindOfDeadlines(now: number): Promise<void> {
  return inTurn('deadline reminders', async () => {
    const rows: { document_id: string; deadline: number }[] = await strapi.db
      .connection(opportunityListing.table)
      .where({ locale: 'en', closed: false })
      .where('deadline', '>', now)
      .where('deadline', '<=', now + remindDaysBefore * dayMs)
      .orderBy('id')
      .select('document_id', 'deadline');
    for (const { document_id: id, deadline } of rows) await remindOf({ id, deadline: Number(deadline) }, now);
  });
}

async function remindOf(closing: Closing, now: number): Promise<void> {
  const { id } = closing;
  const [first] = await listWaiting(strapi.db.connection, closing, now, 0, 1);
  if (first === undefined) return;
  const [en, ar] = await Promise.all(locales.map(async (locale) => (await findCards([id], locale)).get(id)));
  if (!en || !ar) return;
  const title = recordOf(locales, (locale) => (locale === 'ar' ? ar : en).title);
  const params = { opportunityId: id, title, deadline: new Date(closing.deadline).toISOString() };
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    last = await strapi.db.connection.transaction(async (trx) => {
      const people = await listWaiting(trx, closing, now, after, peopleAtOnce);
      const reminded = people.map((user_id) => ({ user_id, opportunity_id: id, deadline: closing.deadline }));
      if (reminded.length > 0)
        await trx('deadline_reminders').insert(reminded).onConflict(['user_id', 'opportunity_id']).merge();
      await notifyReaders(trx, people, 'deadline-reminder', params, now);
      return people.length < peopleAtOnce ? undefined : people.at(-1);
    });
  }
}

/** The next of those who are to be reminded, in the order of their accounts' ids. One query. */
async function listWaiting(
  db: Knex,
  { id, deadline }: Closing,
  now: number,
  afterUserId: number,
  limit: number,
): Promise<number[]> {
  const picked = (table: string, at: string) =>
    db(table)
      .where({ opportunity_id: id })
      .where(at, '<=', now - restMs)
      .select('user_id');
  const applied = db('applications')
    .where({ opportunity_id: id })
    .whereNotIn('status', [...endedSteps])
    .whereNotNull('applicant_id')
    .select('applicant_id');
  const reminded = db('deadline_reminders')
    .where({ opportunity_id: id })
    .where('deadline', '>', deadline - restMs)
    .select('user_id');
  const rows: { user_id: number }[] = await db
    .select('user_id')
    .from(db.union([picked('saved_opportunities', 'saved_at'), picked('application_drafts', 'created_at')]).as('p'))
    .where('user_id', '>', afterUserId)
    .whereNotIn('user_id', applied)
    .whereNotIn('user_id', reminded)
    .orderBy('user_id')
    .limit(limit);
  return rows.map(({ user_id }) => user_id);
}

/** Of deadlines that have been over for a year. */
export async function forgetOldReminders(now: number): Promise<void> {
  await strapi.db
    .connection('deadline_reminders')
    .where('deadline', '<', now - 365 * dayMs)
    .delete();
}
