import type { Organization } from '@scholars/contract/organizations';
import { webAddress } from '../links/web-address';
import { absolute, withContext, type SiteFacts, type StructuredData } from './site-facts';

const types: Record<Organization['type'], string> = {
  university: 'CollegeOrUniversity',
  'research-centre': 'ResearchOrganization',
  company: 'Corporation',
  foundation: 'Organization',
  government: 'GovernmentOrganization',
  ngo: 'NGO',
};

export function organizationData(
  { type, name, summary, website, logo, cover, city, country, thematicAreas }: Organization,
  site: SiteFacts,
): StructuredData {
  return withContext({
    '@type': types[type],
    name,
    description: summary || undefined,
    url: site.address,
    mainEntityOfPage: site.address,
    sameAs: webAddress(website),
    logo: absolute(site, logo.url),
    image: absolute(site, cover.url),
    address:
      city || country
        ? { '@type': 'PostalAddress', addressLocality: city || undefined, addressCountry: country?.code }
        : undefined,
    knowsAbout: thematicAreas.length > 0 ? thematicAreas.map(({ title }) => title) : undefined,
  });
}
