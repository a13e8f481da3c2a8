import { locales, type Locale } from '@scholars/contract/locale';
import { previewedId } from '../content/previewed.js';
import { sourcesOf, type ListingDefinition, type SourceEntry } from './listing-definition.js';

interface Draft {
  /** What the listing would keep of it. */
  row: Record<string, unknown>;
  card: object | null;
  locales: Locale[];
  entry: SourceEntry;
}

/** The draft that is previewed, as if it were listed; nothing where another document is asked for. */
export async function findDraft(
  definition: ListingDefinition,
  idOrSlug: string,
  locale: Locale,
): Promise<Draft | undefined> {
  for (const { uid, populate, project } of sourcesOf(definition)) {
    const documentId = previewedId(uid);
    if (documentId === undefined) continue;
    const versions: SourceEntry[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId, publishedAt: { $null: true } }, populate });
    const version = versions.find((each) => each.locale === locale) ?? versions[0];
    if (!version || (documentId !== idOrSlug && version.slug !== idOrSlug)) continue;
    // What is not published yet would be from now on.
    const entry = { ...version, publishedAt: version.publishedAt ?? version.updatedAt };
    const projection = project(entry);
    if (!projection) continue;
    return {
      row: {
        id: 0,
        document_id: documentId,
        entry_id: version.id,
        locale,
        value_lists: JSON.stringify(projection.values),
        ...projection.columns,
      },
      card: projection.card,
      locales: locales.filter((each) => versions.some((one) => one.locale === each)),
      entry,
    };
  }
  return undefined;
}
