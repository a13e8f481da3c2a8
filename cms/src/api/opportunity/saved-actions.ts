import * as calls from '@scholars/contract/applications';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { findDocumentId, getRow } from '../../platform/listing/get-row.js';
import { opportunityListing } from './opportunity-listing.js';
import { listSaved, saveFor, unsaveFor } from './saved-opportunities.js';

/** Those of some opportunities that somebody has applied to; the subject of applications knows. */
export type FindApplied = (userId: number, opportunityIds: readonly string[]) => Promise<ReadonlySet<string>>;

export const savedOpportunityActions = (findApplied: FindApplied) => ({
  saveOpportunity: defineAction(calls.saveOpportunity, async ({ params, signedIn, locale }) => {
    const { document_id } = await getRow(opportunityListing, params.id, locale);
    await saveFor(signedIn.userId, document_id);
    return undefined;
  }),

  // What is no longer published may still be taken off.
  unsaveOpportunity: defineAction(calls.unsaveOpportunity, async ({ params, signedIn }) => {
    await unsaveFor(signedIn.userId, (await findDocumentId(opportunityListing, params.id)) ?? params.id);
    return undefined;
  }),

  listSavedOpportunities: defineAction(calls.listSavedOpportunities, async ({ query, signedIn, locale }) => {
    const { cards, total } = await listSaved(signedIn.userId, locale, query);
    const applied = await findApplied(
      signedIn.userId,
      cards.map(({ id }) => id),
    );
    return listAnswer(
      cards.map((card) => ({ ...card, isSaved: true, hasApplied: applied.has(card.id) })),
      query,
      total,
    );
  }),
});
