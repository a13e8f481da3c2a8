import * as calls from '@scholars/contract/opportunities';
import type { OpportunityQuery } from '@scholars/contract/opportunities';
import type { Locale } from '@scholars/contract/locale';
import { thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { categoryReferences } from '../opportunity-category/category-references.js';
import { getDetail } from './get-detail.js';
import { deadlineCalendar } from './deadline-calendar.js';
import { conditionsOf, findOpportunities } from './find-opportunities.js';
import { findRelated, type OpportunityRow } from './find-related.js';
import { getRow } from '../../platform/listing/get-row.js';
import { opportunityListing } from './opportunity-listing.js';
import { withMarks } from '../../platform/search/mark-cards.js';
import { listCards, presentCards } from './opportunity-entries.js';
import { isSavedBy } from './saved-opportunities.js';
import type { FindApplied } from './saved-actions.js';
import { readOpportunityFacets } from './opportunity-facets.js';

async function list(query: OpportunityQuery, locale: Locale) {
  const page = await findOpportunities(query, locale);
  const cards = await presentCards(page.rows, locale);
  return listAnswer(
    withMarks(cards, page, locale, ({ title, summary }) => ({ title, summary })),
    query,
    page.total,
    page.withoutFilters,
  );
}

/** @param findApplied what of an answer is one's own comes from the subject of applications, which points here */
export const opportunityActions = (findApplied: FindApplied) => ({
  listOpportunities: defineAction(calls.listOpportunities, ({ query, locale }) => list(query, locale)),

  listOpportunitiesOfArea: defineAction(calls.listOpportunitiesOfArea, async ({ params, query, locale }) => {
    const taSlug = thematicAreaIdOf(params.slug);
    if (!taSlug) throw notFound();
    return list({ ...query, taSlug }, locale);
  }),

  getOpportunity: defineAction(calls.getOpportunity, async ({ params, locale, signedIn }) => {
    const detail = await getDetail(params.id, locale);
    if (!signedIn) return detail;
    const { userId } = signedIn;
    const hasApplied = (await findApplied(userId, [detail.id])).has(detail.id);
    return { ...detail, hasApplied, isSaved: await isSavedBy(userId, detail.id) };
  }),

  getOpportunityCalendar: defineAction(calls.getOpportunityCalendar, async ({ params, query, locale: header }) => {
    const locale = query.lang ?? header;
    const [card] = await listCards([await getRow(opportunityListing, params.id, locale)], locale);
    if (!card?.deadline) throw notFound();
    return { name: `${card.slug}.ics`, content: deadlineCalendar(card, card.deadline, locale) };
  }),

  listRelatedOpportunities: defineAction(calls.listRelatedOpportunities, async ({ params, locale }) => {
    const rows = await findRelated(await getRow<OpportunityRow>(opportunityListing, params.id, locale), locale);
    return { rows: await listCards(rows, locale) };
  }),

  listOpportunityCategories: defineAction(calls.listOpportunityCategories, async ({ locale }) => ({
    rows: [...(await categoryReferences(locale)).values()],
  })),

  getOpportunityFilters: defineAction(calls.getOpportunityFilters, async ({ query, locale }) =>
    readOpportunityFacets(await conditionsOf(query, locale), locale),
  ),
});
