import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import { contentChanged, contentChangesWith } from '../content/content-version.js';
import { documentIdOf } from '../strapi/document-calls.js';
import { forgetRemoved, indexTexts, mergeSegments } from '../full-text/full-text.js';
import { isTranslated } from '../strapi/kind-options.js';
import { documentParams } from '../typed/trusted-types.js';
import { createTeller } from '../processes/at-work.js';
import { inTurn } from '../processes/turns.js';
import { sourcesOf } from './listing-definition.js';
import { listings } from './listings.js';
import { fillListing, refreshAll, refreshListing } from './refresh-listing.js';
import { namesIn, refreshNaming } from './refresh-naming.js';
import { makeListing, noteFilled } from './make-listing.js';

/** Some two seconds at once. */
const mergeSteps = 120;

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

/** Whether entries are followed one by one; not while much is written at once. */
export const isFollowingEach = () => isFollowing;

const writes = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft', 'clone']);

/**
 * Refreshes listings and drops kept answers with every change of an entry, in one transaction with it, and with all that
 * others do beside it: no list ever shows what is gone, or lacks what is there. Call once, while Strapi registers, before
 * whatever else follows documents.
 */
export function followChanges(): void {
  strapi.documents.use(async (context, next) => {
    if (!isFollowing || !writes.has(context.action)) return next();
    const { uid } = context;
    const { documentId } = documentParams(context);
    return strapi.db.transaction(async (transaction) => {
      const namesBefore = await readNames(uid, documentId);
      const result = await next();
      const changed = documentId ?? documentIdOf(result);
      if (changed) {
        await refreshOwn(uid, [changed]);
        if (!isDeepStrictEqual(await readNames(uid, documentId), namesBefore))
          await refreshNaming(transaction.trx, uid, changed);
      }
      // What people send is in one language, and no page shows it.
      if (isTranslated(uid)) await contentChangesWith(transaction);
      return result;
    });
  });
}

/** Brings entries of a kind in step in the listing that has them, where one does. */
export async function refreshOwn(uid: UID.ContentType, documentIds: readonly string[]): Promise<void> {
  const own = listings.find((listing) => sourcesOf(listing).some((source) => source.uid === uid));
  if (own) await refreshListing(own, documentIds);
}

/** What is published of the texts of an entry that are words of others. An entry that is new is named by none. */
async function readNames(uid: UID.ContentType, documentId: string | undefined): Promise<unknown> {
  const select = [...new Set(namesIn(uid).map(({ attribute }) => attribute))];
  if (!documentId || select.length === 0) return undefined;
  const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
    select: ['locale', ...select],
    where: { documentId, publishedAt: { $notNull: true } },
    orderBy: { locale: 'asc' },
  });
  // Published anew they have other ids.
  return rows.map((row) => ['locale', ...select].map((name) => row[name]));
}

/**
 * Makes and fills the listings that are missing, empty, of another shape, or were not filled to their end. One process
 * does, however many start at once; the others wait for it.
 */
export async function prepareListings(): Promise<void> {
  const tell = createTeller();
  const onWait = () => tell(() => 'Waiting for another process, which prepares the lists');
  await inTurn('listings', prepareEach, { patienceMs: Infinity, onWait });
}

async function prepareEach(): Promise<void> {
  for (const listing of listings) {
    if (await makeListing(listing)) {
      await fillListing(listing);
      await noteFilled(listing);
    } else {
      // A seed that was cut off has left none.
      await indexTexts(listing.table);
    }
  }
}

/** Merges what publishing has written into the indexes of words since. */
export async function mergeSearchIndexes(): Promise<void> {
  for (const { table } of listings) await mergeSegments(table, mergeSteps);
}

/** Leaves no word in the indexes that was of an entry which is there no more. */
export async function forgetRemovedWords(): Promise<void> {
  for (const { table } of listings) await forgetRemoved(table);
}

export async function refreshAllListings(): Promise<void> {
  for (const listing of listings) await refreshAll(listing);
  contentChanged();
}
