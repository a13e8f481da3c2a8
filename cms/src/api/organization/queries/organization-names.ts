import type { Locale } from '@scholars/contract/locale';
import type { NamedReference } from '@scholars/contract/shapes';
import { inLanguage, type Version } from '../../../content/localized.js';

/** Names of published organizations by document id, in the order of the names. */
export async function organizationNames(documentIds: string[], locale: Locale): Promise<NamedReference[]> {
  if (documentIds.length === 0) return [];
  const entries = (await strapi.db.query('api::organization.organization').findMany({
    select: ['id', 'documentId', 'locale', 'slug', 'name'],
    where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
  })) as unknown as (Version & { slug: string; name: string })[];
  return inLanguage(entries, locale)
    .map(({ documentId, slug, name }) => ({ id: documentId, slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
