import { invalidFields } from '../../platform/errors/contract-error.js';
import { organizationListing } from './organization-listing.js';

/**
 * The document id of a published organization that a filter names by slug or id.
 *
 * @throws ContractError 422 on that filter when there is none
 */
export async function organizationId(filter: string, slugOrId: string): Promise<string> {
  const row: { document_id: string } | undefined = await strapi.db
    .connection(organizationListing.table)
    .where({ slug: slugOrId })
    .orWhere({ document_id: slugOrId })
    .first('document_id');
  if (!row) throw invalidFields({ [filter]: ['value.invalid'] });
  return row.document_id;
}
