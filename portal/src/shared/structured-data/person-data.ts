import type { Member } from '@scholars/contract/members';
import { localePath } from '~/i18n/locale-path';
import { webAddress } from '../links/web-address';
import { absolute, withContext, type SiteFacts, type StructuredData } from './site-facts';

const orcidShape = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

/** Only what the page shows: the CMS has left out what is not public. */
export function personData(member: Member, site: SiteFacts): StructuredData {
  const {
    name,
    otherName,
    headline,
    photo,
    currentTitle,
    currentInstitution,
    organization,
    country,
    city,
    homepage,
    orcid,
    interests,
    languages,
  } = member;
  const same = [
    webAddress(homepage),
    orcid && orcidShape.test(orcid) ? `https://orcid.org/${orcid}` : undefined,
  ].filter((address) => address !== undefined);
  return withContext({
    '@type': 'Person',
    name,
    alternateName: otherName ?? undefined,
    description: headline || undefined,
    url: site.address,
    image: absolute(site, photo.url),
    jobTitle: currentTitle || undefined,
    affiliation: organization
      ? {
          '@type': 'Organization',
          name: organization.name,
          url: absolute(site, localePath(site.locale, `/organizations/${organization.slug}`)),
        }
      : currentInstitution
        ? { '@type': 'Organization', name: currentInstitution }
        : undefined,
    address: country
      ? { '@type': 'PostalAddress', addressLocality: city || undefined, addressCountry: country.code }
      : undefined,
    sameAs: same.length > 0 ? same : undefined,
    knowsAbout: interests.length > 0 ? interests : undefined,
    knowsLanguage: languages.length > 0 ? languages.map(({ code }) => code) : undefined,
  });
}
