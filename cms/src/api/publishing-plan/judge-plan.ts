import { errors } from '@strapi/utils';
import type { EntryVersion } from '../../platform/strapi/desk-entry.js';
import { listPlans, type PlanAction } from './plans.js';

/** Why a moment cannot be taken; the desk has the words. */
type Objection = 'not-a-time' | 'past' | 'same-time' | 'not-on-site';

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * @param body `{ at }`, as `toISOString` writes it
 * @returns the moment in milliseconds
 * @throws ValidationError whose details hold the objection
 */
export async function judgePlan(
  plan: EntryVersion & { action: PlanAction },
  body: unknown,
  now: number,
): Promise<number> {
  const dueAt = momentOf(body);
  if (dueAt === undefined) throw refused('not-a-time', 'This is no time.');
  if (dueAt <= now) throw refused('past', 'This moment is past.');
  const others = (await listPlans(plan)).filter(({ action }) => action !== plan.action);
  if (others.some((other) => other.dueAt === dueAt))
    throw refused('same-time', 'An entry cannot be published and taken off the site in the same moment.');
  if (plan.action === 'unpublish' && !others.some((other) => other.dueAt < dueAt) && !(await isPublished(plan)))
    throw refused('not-on-site', 'By then there is nothing on the site that could be taken off it.');
  return dueAt;
}

function momentOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('at' in body)) return undefined;
  if (typeof body.at !== 'string' || !utc.test(body.at)) return undefined;
  const at = new Date(body.at);
  // A thirtieth of February would be read as a day in March.
  return Number.isNaN(at.getTime()) || at.toISOString() !== body.at ? undefined : at.getTime();
}

const refused = (objection: Objection, message: string) => new errors.ValidationError(message, { objection });

async function isPublished({ uid, documentId, locale }: EntryVersion): Promise<boolean> {
  return (await strapi.db.query(uid).count({ where: { documentId, locale, publishedAt: { $notNull: true } } })) > 0;
}
