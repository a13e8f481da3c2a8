import type { UID } from '@strapi/strapi';
import { contentChangesWith } from '../content/content-version.js';
import { listings } from './listings.js';
import { sourcesOf } from './listing-definition.js';
import { refreshListing } from './refresh-listing.js';

interface Shown {
  related_id: number;
  related_type: string;
}

/**
 * Follows what staff change of a file in the media library (its text, its picture): cards show it. Call once, when
 * Strapi is loaded.
 */
export function followFiles(): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    async afterUpdate({ params }) {
      await refreshShowing(await listShowing(params.where));
    },
    async beforeDelete({ params, state }) {
      state.shownBy = await listShowing(params.where);
    },
    async afterDelete({ state }) {
      await refreshShowing(Array.isArray(state.shownBy) ? state.shownBy : []); // as `beforeDelete` has left it
    },
  });
}

async function listShowing(where: { id?: unknown } | undefined): Promise<Shown[]> {
  if (where?.id === undefined) return [];
  return strapi.db.transaction(async ({ trx }) =>
    trx('files_related_mph')
      .where({ file_id: Number(where.id) })
      .select('related_id', 'related_type'),
  );
}

async function refreshShowing(shownBy: Shown[]): Promise<void> {
  // Within the transaction that there may be: SQLite has no second connection.
  await strapi.db.transaction(async (transaction) => {
    for (const listing of listings) {
      for (const { uid } of sourcesOf(listing)) {
        const documents = await publishedDocuments(
          uid,
          shownBy.filter(({ related_type }) => related_type === uid).map(({ related_id }) => related_id),
        );
        if (documents.length > 0) await refreshListing(listing, documents);
      }
    }
    await contentChangesWith(transaction);
  });
}

async function publishedDocuments(uid: UID.ContentType, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const entries: { documentId: string }[] = await strapi.db.query(uid).findMany({
    select: ['documentId'],
    where: { id: { $in: ids }, publishedAt: { $notNull: true } },
  });
  return [...new Set(entries.map(({ documentId }) => documentId))];
}
