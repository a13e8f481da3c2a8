import type { Opportunity } from '@scholars/contract/opportunities';
import { localePath } from '~/i18n/locale-path';
import { networkData } from './network';
import { absolute, withContext, type SiteFacts, type StructuredData } from './site-facts';

/** Google's values of `employmentType`. */
const employmentTypes: Record<NonNullable<Opportunity['employmentType']>, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  fellowship: 'OTHER',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
};

/**
 * A job as a JobPosting, a programme as an EducationalOccupationalProgram: one who studies is not hired, and search
 * engines take a programme among jobs for a false posting. A job that is closed, or that names no place at all, has
 * none: both would be reported as errors.
 */
export function opportunityData(opportunity: Opportunity, site: SiteFacts): StructuredData | undefined {
  if (opportunity.isProgram) return withContext(programme(opportunity, site));
  if (opportunity.status === 'closed') return undefined;
  const place = placeOfWork(opportunity);
  return place && withContext({ ...jobPosting(opportunity, site), ...place });
}

function jobPosting(
  { id, title, summary, description, publishedAt, deadline, partner, employmentType, applyMode, seats }: Opportunity,
  site: SiteFacts,
): StructuredData {
  return {
    '@type': 'JobPosting',
    title,
    description: description || summary,
    url: site.address,
    identifier: { '@type': 'PropertyValue', name: site.keys.site_name, value: id },
    datePosted: publishedAt,
    validThrough: deadline ?? undefined,
    hiringOrganization: offeredBy(partner, site),
    employmentType: employmentType ? employmentTypes[employmentType] : undefined,
    totalJobOpenings: seats ?? undefined,
    directApply: applyMode === 'internal',
  };
}

function programme(
  { title, summary, deadline, partner, seats, workMode }: Opportunity,
  site: SiteFacts,
): StructuredData {
  return {
    '@type': 'EducationalOccupationalProgram',
    name: title,
    description: summary || site.description,
    url: site.address,
    provider: offeredBy(partner, site),
    applicationDeadline: deadline ?? undefined,
    maximumEnrollment: seats ?? undefined,
    educationalProgramMode: workMode ?? undefined,
  };
}

function offeredBy(partner: Opportunity['partner'], site: SiteFacts): StructuredData {
  if (!partner) return networkData(site);
  return {
    '@type': 'Organization',
    name: partner.name,
    url: absolute(site, localePath(site.locale, `/organizations/${partner.slug}`)),
    logo: absolute(site, partner.logo.url),
  };
}

/** Where one works; from home needs the country one may live in. Nothing where neither is known. */
function placeOfWork({ workMode, location, country }: Opportunity): StructuredData | undefined {
  if (workMode === 'remote') {
    if (!country) return undefined;
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country.name },
    };
  }
  if (!country) return undefined;
  return {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: location || undefined, addressCountry: country.code },
    },
  };
}
