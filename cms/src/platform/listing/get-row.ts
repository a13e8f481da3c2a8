import type { Locale } from '@scholars/contract/locale';
import { notFound } from '../errors/contract-error.js';
import type { ListingDefinition } from './listing-definition.js';
import type { ListedRow } from './cards.js';

/** The row of a listed document by its id or slug; 404 when there is none. */
export async function getRow<Row extends ListedRow>(
  { table }: ListingDefinition,
  idOrSlug: string,
  locale: Locale,
): Promise<Row> {
  const row: Row | undefined = await strapi.db
    .connection(table)
    .where({ locale })
    .where((either) => void either.where({ document_id: idOrSlug }).orWhere({ slug: idOrSlug }))
    .first();
  if (!row) throw notFound();
  return row;
}

/** The document that an id or a slug names at present, in any language; nothing where none is published. */
export async function findDocumentId({ table }: ListingDefinition, idOrSlug: string): Promise<string | undefined> {
  const row: Pick<ListedRow, 'document_id'> | undefined = await strapi.db
    .connection(table)
    .where({ document_id: idOrSlug })
    .orWhere({ slug: idOrSlug })
    .first('document_id');
  return row?.document_id;
}

/** The row of a listed document by its slug; none where there is no such one. */
export function findRowBySlug({ table }: ListingDefinition, slug: string, locale: Locale): Promise<ListedRow[]> {
  return strapi.db.connection(table).where({ locale, slug }).limit(1).select('id', 'document_id', 'entry_id');
}
