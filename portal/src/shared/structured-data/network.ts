import { localePath } from '~/i18n/locale-path';
import { absolute, withContext, type SiteFacts, type StructuredData } from './site-facts';

/** The home page: the site with its search, and the network behind it. */
export function siteData(site: SiteFacts): StructuredData {
  const { locale, keys, description } = site;
  return withContext({
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${site.origin}/#site`,
        name: keys.site_name,
        description,
        url: absolute(site, localePath(locale, '/')),
        inLanguage: locale,
        publisher: { '@id': networkId(site) },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absolute(site, localePath(locale, '/search'))}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      networkData(site),
    ],
  });
}

/** The network as an organization; other data refers to it by its id. */
export function networkData(site: SiteFacts): StructuredData {
  const { locale, keys } = site;
  const social = Object.entries(keys).filter(([key, value]) => key.startsWith('social_') && value);
  return {
    '@type': 'Organization',
    '@id': networkId(site),
    name: keys.site_name,
    url: absolute(site, localePath(locale, '/')),
    logo: absolute(site, '/icon-512.png'),
    email: keys.contact_email || undefined,
    telephone: keys.contact_phone || undefined,
    address: keys.contact_address || undefined,
    sameAs: social.length > 0 ? social.map(([, value]) => value) : undefined,
  };
}

function networkId({ origin }: Pick<SiteFacts, 'origin'>): string {
  return `${origin}/#network`;
}
