import type { Locale } from '@scholars/contract/locale';
import type { Opportunity } from '@scholars/contract/opportunities';
import { notFound } from '../../platform/errors/contract-error.js';
import { getWhole } from '../../platform/listing/get-row.js';
import { jsonOf } from '../../platform/typed/trusted-types.js';
import { presentCards } from './opportunity-entries.js';
import { opportunityListing, type OpportunityListed } from './opportunity-listing.js';
import { storedDetail, type StoredDetail } from './stored-detail.js';
import { presentOpportunity } from './present-opportunity.js';

/** One opportunity by id or slug, with all that its page shows; 404 when there is none. */
export async function getDetail(idOrSlug: string, locale: Locale): Promise<Opportunity> {
  const whole = await getWhole<OpportunityListed, StoredDetail>(opportunityListing, storedDetail, idOrSlug, locale);
  const [card] = await presentCards([whole], locale);
  if (!card) throw notFound();
  const { applyUrl } = whole.card;
  return presentOpportunity({ description: jsonOf(whole.entry.description), applyUrl }, card, whole.locales);
}
