import type { UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { contentChanged } from '../content/content-version.js';
import { refreshListing, sourcesOf, type ListingDefinition } from './listing.js';
import { makeListing, noteShape } from './make-listing.js';
import { memberListing } from '../../api/member/member-listing.js';
import { opportunityListing } from '../../api/opportunity/opportunity-listing.js';
import { organizationListing } from '../../api/organization/organization-listing.js';
import { pageListing } from '../../api/page/page-listing.js';

export const listings: ListingDefinition[] = [opportunityListing, organizationListing, memberListing, pageListing];

let isFollowing = true;

/** For bulk writers, which refresh once at their end. */
export async function withoutFollowing(write: () => Promise<void>): Promise<void> {
  isFollowing = false;
  try {
    await write();
  } finally {
    isFollowing = true;
  }
}

const writes = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'clone']);

/** Refreshes listings and drops kept answers with every change that staff make. Call once, while Strapi registers. */
export function followChanges(): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (!isFollowing || !writes.has(context.action)) return result;
    const { documentId } = (context.params ?? {}) as { documentId?: string };
    const changed = documentId ?? (result as { documentId?: string } | null)?.documentId;
    // Staff's own writes are within a transaction: SQLite has no second connection, and nobody may be told too early.
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      if (changed) await refreshAfter(trx, context.uid, changed);
      if (isContent(context.uid)) onCommit(contentChanged);
    });
    return result;
  });
}

/** What staff write is localized; what people send is not, and no page shows it. */
function isContent(uid: UID.ContentType): boolean {
  const { pluginOptions } = strapi.contentType(uid) as { pluginOptions?: { i18n?: { localized?: boolean } } };
  return pluginOptions?.i18n?.localized === true;
}

async function refreshAfter(trx: Knex, uid: string, documentId: string): Promise<void> {
  const listing = listings.find((known) => sourcesOf(known).some((source) => source.uid === uid));
  if (listing) await refreshListing(listing, [documentId]);
  // A partner's name is among the words by which its opportunities are found.
  if (listing === organizationListing) {
    const rows: { document_id: string }[] = await trx(opportunityListing.table)
      .where({ partner: documentId })
      .distinct('document_id');
    if (rows.length > 0)
      await refreshListing(
        opportunityListing,
        rows.map((row) => row.document_id),
      );
  }
}

/** Makes and fills the listings that are missing, empty or of another shape. */
export async function prepareListings(): Promise<void> {
  for (const listing of listings) {
    if (!(await makeListing(listing))) continue;
    strapi.log.info(`Filling ${listing.table}`);
    await refreshListing(listing);
    await noteShape(listing);
  }
}

export async function refreshAllListings(): Promise<void> {
  for (const listing of listings) await refreshListing(listing);
  contentChanged();
}
