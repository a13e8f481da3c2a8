import { isLocale, type Locale } from '@scholars/contract/locale';
import type { Knex } from 'knex';
import { isWrittenByStaff } from '../../platform/strapi/kind-options.js';
import { documentParams, localesOf } from '../../platform/typed/trusted-types.js';
import { plans, type PlanAction } from './plans.js';

/** What staff do by hand, and which plan it carries out. */
const carriedOut: Readonly<Record<string, PlanAction>> = { publish: 'publish', unpublish: 'unpublish' };
const saves = new Set(['create', 'update', 'discardDraft']);

/**
 * Keeps plans in step with what staff do by hand: what they publish themselves is not published once more, what could not
 * be published is tried again once it is saved, and nothing is left of an entry that is gone. Call once, while Strapi
 * registers.
 */
export function followPlannedEntries(): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const params = documentParams(context);
    const { documentId } = params;
    if (!documentId || !isWrittenByStaff(context.uid)) return result;
    const act = followerOf(context.action, localesOf(params).filter(isLocale));
    // In that of the write: SQLite has no second connection.
    if (act) await strapi.db.transaction(({ trx }) => act(plansOf(trx, context.uid, documentId)));
    return result;
  });
}

const plansOf = (trx: Knex, uid: string, documentId: string) => plans(trx).where({ uid, document_id: documentId });
type Plans = ReturnType<typeof plansOf>;

function followerOf(action: string, among: readonly Locale[]): ((of: Plans) => Promise<unknown>) | undefined {
  const inLanguages = (of: Plans) => of.whereIn('locale', among);
  const done = carriedOut[action];
  if (done) return async (of) => inLanguages(of).where({ action: done }).delete();
  if (action === 'delete') return async (of) => inLanguages(of).delete();
  // What was missing may be shared by the languages.
  if (saves.has(action)) return async (of) => of.whereNotNull('refused_at').update({ refused_at: null, refusal: null });
  return undefined;
}
