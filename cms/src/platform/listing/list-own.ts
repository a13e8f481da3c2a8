import type { Locale } from '@scholars/contract/locale';
import type { ListedRow } from './cards.js';
import type { ListingDefinition } from './listing-definition.js';

/** A table with a row for each entry of a listing that somebody has picked, e.g. saved or followed. */
export interface PickedEntries {
  table: string;
  /** The column with the entry's document id. */
  entry: string;
  /** The column with the moment at which it was picked. */
  at: string;
}

/**
 * A page of the entries that a person has picked, the last one first. What is not published at present is left out, and
 * kept. Two queries.
 */
export async function listOwn(
  { table }: ListingDefinition,
  picked: PickedEntries,
  userId: number,
  locale: Locale,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  const own = () =>
    strapi.db
      .connection(`${table} as l`)
      .join(`${picked.table} as p`, `p.${picked.entry}`, 'l.document_id')
      .where({ 'p.user_id': userId, 'l.locale': locale });
  const [counted] = await own().count({ n: '*' });
  const rows: ListedRow[] = await own()
    .orderBy([{ column: `p.${picked.at}`, order: 'desc' }, 'l.id'])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select('l.id', 'l.document_id', 'l.entry_id');
  return { rows, total: Number(counted?.n ?? 0) };
}
