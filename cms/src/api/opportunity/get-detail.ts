import type { Locale } from '@scholars/contract/locale';
import type { Opportunity } from '@scholars/contract/opportunities';
import { notFound } from '../../platform/errors/contract-error.js';
import { getWhole } from '../../platform/listing/get-row.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { presentCards } from './opportunity-entries.js';
import { opportunityListing, type OpportunityListed } from './opportunity-listing.js';
import { presentOpportunity } from './present-opportunity.js';

/** What an opportunity has beside its card, as Strapi keeps it. */
interface StoredDetail {
  /** PostgreSQL's driver has parsed it. */
  description: string | RichText | null;
}

const stored = { table: 'opportunities', columns: ['description'] } as const;

/** One opportunity by id or slug, with all that its page shows; 404 when there is none. */
export async function getDetail(idOrSlug: string, locale: Locale): Promise<Opportunity> {
  const whole = await getWhole<OpportunityListed, StoredDetail>(opportunityListing, stored, idOrSlug, locale);
  const [card] = await presentCards([whole], locale);
  if (!card) throw notFound();
  const { description } = whole.entry;
  const { applyUrl } = whole.card;
  return presentOpportunity(
    { description: typeof description === 'string' ? storedJson<RichText>(description) : description, applyUrl },
    card,
    whole.locales,
  );
}
