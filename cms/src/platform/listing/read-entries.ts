import type { UID } from '@strapi/strapi';
import type { ListedRow } from './cards.js';

/**
 * The entries that rows of a listing point to, in the rows' order. One query and one for each populated relation.
 *
 * @typeParam Entry the attributes that the caller reads; `populate` must ask for its relations
 */
export async function readEntries<Entry extends { id: number }>(
  uid: UID.ContentType,
  rows: ListedRow[],
  populate: Record<string, unknown>,
): Promise<Entry[]> {
  if (rows.length === 0) return [];
  const entries: Entry[] = await strapi.db.query(uid).findMany({
    where: { id: { $in: rows.map((row) => row.entry_id) } },
    populate,
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return rows.map((row) => byId.get(row.entry_id)).filter((entry) => entry !== undefined);
}
