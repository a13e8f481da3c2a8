import type { ListingDefinition } from './listing.js';

/** The numbers of the thematic areas of some documents of a listing. One query. */
export async function listedAreas({ table }: ListingDefinition, documentIds: string[]): Promise<Map<string, number[]>> {
  const rows: { document_id: string; value: string }[] = await strapi.db
    .connection(`${table}_values`)
    .where({ name: 'area' })
    .whereIn('document_id', documentIds)
    .orderBy('value')
    .select('document_id', 'value');
  const areas = new Map<string, number[]>();
  for (const { document_id, value } of rows) areas.set(document_id, [...(areas.get(document_id) ?? []), Number(value)]);
  return areas;
}
