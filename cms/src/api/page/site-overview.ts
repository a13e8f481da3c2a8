import { presentCountry } from '@scholars/contract/reference/countries';
import { getSiteOverview, type SiteOverview } from '@scholars/contract/site';
import { defineAction } from '../../platform/contract/define-action.js';
import { memberListing } from '../member/member-listing.js';
import { isOpen, opportunityListing } from '../opportunity/opportunity-listing.js';
import { organizationListing } from '../organization/organization-listing.js';
import { countFacets, countListed } from '../../platform/listing/read-listing.js';

export const actions = {
  getSiteOverview: defineAction(getSiteOverview, async ({ locale }): Promise<SiteOverview> => {
    const { countries } = await countFacets(memberListing, locale, [], {
      countries: { facet: 'country', column: 'country' },
    });
    return {
      counts: {
        opportunities: await countListed(opportunityListing, locale, []),
        openOpportunities: await countListed(opportunityListing, locale, [isOpen()]),
        organizations: await countListed(organizationListing, locale, []),
        members: await countListed(memberListing, locale, []),
        countries: countries.size,
      },
      membersByCountry: [...countries]
        .map(([code, count]): SiteOverview['membersByCountry'][number] => ({
          country: presentCountry(code, locale),
          count,
        }))
        .sort((a, b) => b.count - a.count || a.country.name.localeCompare(b.country.name, locale)),
    };
  }),
};
