import type { UID } from '@strapi/strapi';
import { listDuePlans, plans, wherePlan, type Plan } from './plans.js';
import { isPassing, refusalOf } from './refusal.js';

/**
 * Publishes and takes off the site what is due, each entry by itself: one that cannot be published keeps no other
 * waiting, and is left alone, with the reason, until somebody saves it.
 */
export async function carryOutPlans(now: number): Promise<void> {
  const due = await listDuePlans(now);
  for (const plan of due) {
    try {
      await carryOut(plan, isOverBy(plan, due));
    } catch (error) {
      if (isPassing(error)) throw error;
      await plans()
        .where({ ...wherePlan(plan), due_at: plan.dueAt })
        .update({ refused_at: now, refusal: JSON.stringify(refusalOf(error)) });
      strapi.log.warn(`${plan.uid} ${plan.documentId} (${plan.locale}) could not be ${plan.action}ed at its time`);
    }
  }
}

/** After a stop both ends of an entry's time may be past: nobody is told of what is gone in the same moment. */
function isOverBy(plan: Plan, due: readonly Plan[]): boolean {
  const isOfSame = (other: Plan) =>
    other.uid === plan.uid && other.documentId === plan.documentId && other.locale === plan.locale;
  return (
    plan.action === 'publish' &&
    due.some((other) => other.action === 'unpublish' && other.dueAt > plan.dueAt && isOfSame(other))
  );
}

/** Of several processes the one that takes the plan does it; a plan that was changed meanwhile is another one. */
async function carryOut(plan: Plan, isOver: boolean): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await plans(trx)
      .where({ ...wherePlan(plan), due_at: plan.dueAt })
      .whereNull('refused_at')
      .delete();
    if (taken === 0 || isOver) return;
    // A kind with drafts, as only those are planned.
    const documents = strapi.documents(plan.uid as UID.ContentType) as unknown as Record<
      Plan['action'],
      (params: { documentId: string; locale: string }) => Promise<unknown>
    >;
    await documents[plan.action]({ documentId: plan.documentId, locale: plan.locale });
  });
}
