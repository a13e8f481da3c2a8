import type { Locale } from '@scholars/contract/locale';
import type { NamedReference, Picture } from '@scholars/contract/shapes';
import { untilContentChanges } from '../../platform/content/localized.js';
import { cardsOf } from '../../platform/listing/listing-definition.js';
import { readCard } from '../../platform/listing/cards.js';
import { organizationListing, type OrganizationListed } from './organization-listing.js';
import { pictureOf } from '../../platform/pictures/picture-of.js';

export interface OrganizationReference extends NamedReference {
  logo: Picture;
}

/** The published organizations as others name them, by document id, in the order of their names. */
export const organizationReferences = untilContentChanges(
  async (locale: Locale): Promise<Map<string, OrganizationReference>> => {
    const { table } = organizationListing;
    const rows: { card: string }[] = await strapi.db
      .connection(`${table} as l`)
      .join(`${cardsOf(table)} as c`, 'c.id', 'l.id')
      .where('l.locale', locale)
      .orderBy('l.id')
      .select('c.card');
    const named = rows.map(({ card }) => {
      const { documentId, slug, name, logo } = readCard<OrganizationListed>(card);
      return { id: documentId, slug, name, logo: pictureOf(logo, 'logo', slug) };
    });
    const { compare } = new Intl.Collator(locale);
    return new Map(named.sort((a, b) => compare(a.name, b.name)).map((one) => [one.id, one]));
  },
);
