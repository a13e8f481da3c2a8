import * as calls from '@scholars/contract/organizations';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { languagesOf } from '../../platform/content/localized.js';
import { getRow } from '../../platform/listing/get-row.js';
import { countFollowers } from './followings.js';
import { organizationCounts } from './organization-counts.js';
import { organizationListing } from './organization-listing.js';
import { withMarks } from '../../platform/search/mark-cards.js';
import { presentOrganization } from './present-organization.js';
import {
  conditionsOf,
  findOrganizations,
  listOrganizationCards,
  listOrganizationEntries,
  presentOrganizationCards,
  readOrganizationFacets,
} from './find-organizations.js';

export const actions = {
  listOrganizations: defineAction(calls.listOrganizations, async ({ query, locale }) => {
    const page = await findOrganizations(query, locale);
    const cards = await presentOrganizationCards(page.rows, locale);
    return listAnswer(
      withMarks(cards, page, locale, ({ name, summary }) => ({ title: name, summary })),
      query,
      page.total,
      page.withoutFilters,
    );
  }),

  getOrganizationFilters: defineAction(calls.getOrganizationFilters, async ({ query, locale }) =>
    readOrganizationFacets(await conditionsOf(query, locale), locale),
  ),

  getOrganization: defineAction(calls.getOrganization, async ({ params, locale }) => {
    const row = await getRow(organizationListing, params.id, locale);
    const [[card], [entry]] = [await listOrganizationCards([row], locale), await listOrganizationEntries([row])];
    if (!entry || !card) throw notFound();
    const [memberCount, followerCount] = await Promise.all([
      organizationCounts().members(locale, entry.documentId),
      countFollowers(entry.documentId),
    ]);
    return presentOrganization(
      entry,
      card,
      { memberCount, followerCount },
      await languagesOf('api::organization.organization', entry.documentId),
    );
  }),
};
