import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { StrapiContext } from '../../platform/contract/strapi-context.js';
import { getDeskEntry, mountDeskCalls, type DeskEntry } from '../../platform/strapi/desk-entry.js';
import { judgePlan } from './judge-plan.js';
import { deletePlan, listPlans, planActions, savePlan, type PlanAction } from './plans.js';

/**
 * Mounts what the desk's panel asks: when an entry is to be published and taken off the site in a language. Reading it
 * is for whoever may read the entry, the rest for whoever may publish it. Call while Strapi registers.
 *
 * @param endingKinds those whose entries come and go; others are a fixed set that the site cannot be without
 */
export function mountPlanCalls(strapi: Core.Strapi, endingKinds: readonly string[]): void {
  const actionsOf = (uid: string) => planActions.filter((action) => action === 'publish' || endingKinds.includes(uid));

  async function answer(ctx: StrapiContext, { version, may }: DeskEntry): Promise<void> {
    const plans = await listPlans(version);
    ctx.body = {
      data: {
        mayPlan: may('publish'),
        actions: actionsOf(version.uid),
        plans: plans.map(({ action, dueAt, refusal }) => ({ action, at: new Date(dueAt).toISOString(), refusal })),
      },
    };
  }

  /** @throws ForbiddenError for who may not publish the entry, NotFoundError for what cannot be planned for it */
  async function planOf(ctx: StrapiContext): Promise<{ entry: DeskEntry; action: PlanAction }> {
    const entry = await getDeskEntry(ctx);
    if (!entry.may('publish')) throw new errors.ForbiddenError();
    const action = actionsOf(entry.version.uid).find((each) => each === ctx.params.action);
    if (!action) throw new errors.NotFoundError();
    return { entry, action };
  }

  async function read(ctx: StrapiContext) {
    await answer(ctx, await getDeskEntry(ctx));
  }

  async function save(ctx: StrapiContext) {
    const { entry, action } = await planOf(ctx);
    const plan = { ...entry.version, action };
    await savePlan({ ...plan, dueAt: await judgePlan(plan, ctx.request.body, Date.now()) });
    await answer(ctx, entry);
  }

  async function remove(ctx: StrapiContext) {
    const { entry, action } = await planOf(ctx);
    await deletePlan({ ...entry.version, action });
    await answer(ctx, entry);
  }

  mountDeskCalls(strapi, 'plans', [
    { method: 'GET', handler: read },
    { method: 'PUT', path: '/:action', handler: save },
    { method: 'DELETE', path: '/:action', handler: remove },
  ]);
}
