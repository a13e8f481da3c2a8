import { organizationListing } from '../../../listings/organization-listing.js';

// No document has this id, so a filter by it leaves nothing.
const nobody = '-';

/** The document id of a published organization named by slug or id; one that nothing has when there is none. */
export async function organizationId(slugOrId: string): Promise<string> {
  const row: { document_id: string } | undefined = await strapi.db
    .connection(organizationListing.table)
    .where({ slug: slugOrId })
    .orWhere({ document_id: slugOrId })
    .first('document_id');
  return row?.document_id ?? nobody;
}
