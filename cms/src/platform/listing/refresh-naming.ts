import type { UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { contentChangesWith } from '../content/content-version.js';
import { afterCommit } from '../database/after-commit.js';
import { isPostgres } from '../database/dialect.js';
import { backgroundWork } from '../processes/background-work.js';
import type { ListingDefinition } from './listing-definition.js';
import { listings } from './listings.js';
import { refreshListing } from './refresh-listing.js';

/** Rows of a listing that are to be read anew, as what they name in a column is called otherwise now. */
interface ListingRename {
  listing: string;
  named_column: string;
  /** A document's id. */
  named: string;
  /** Rows up to here have been read anew, which has given them ids beyond the last. */
  after_row: number;
  last_row: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    listing_renames: ListingRename;
  }
}

/** So many entries are read anew in one transaction: on SQLite nobody else is answered from the database meanwhile. */
const entriesAtOnce = 20;

/** The listings of which some words are those of entries of a kind, and where that is said. */
export const namesIn = (uid: UID.ContentType) =>
  listings.flatMap((listing) =>
    (listing.names ?? []).filter((named) => named.uid === uid).map((named) => ({ listing, ...named })),
  );

/**
 * Brings entries in step that are found by another's words too, which have changed: a few within the transaction of
 * that change, and many after it, batch by batch, so that nobody waits for them. A process that dies leaves the rest to
 * the next one.
 */
export async function refreshNaming(trx: Knex, uid: UID.ContentType, documentId: string): Promise<void> {
  for (const { listing, column } of namesIn(uid)) {
    const rows: { document_id: string }[] = await trx(listing.table)
      .where({ [column]: documentId })
      .distinct('document_id')
      .limit(entriesAtOnce + 1);
    if (rows.length > entriesAtOnce) await noteRename(trx, listing, column, documentId);
    else
      await refreshListing(
        listing,
        rows.map((row) => row.document_id),
      );
  }
}

async function noteRename(trx: Knex, { table }: ListingDefinition, column: string, documentId: string): Promise<void> {
  const [last] = await trx(table).max({ id: 'id' });
  await trx('listing_renames')
    .insert({ listing: table, named_column: column, named: documentId, after_row: 0, last_row: Number(last?.id ?? 0) })
    .onConflict(['listing', 'named_column', 'named'])
    .merge();
  afterCommit(trx, renames.wake);
}

/** Reads anew what is noted. A batch and how far it came are one transaction. */
export const renames = backgroundWork('listing-renames', async ({ goesOn, each }) => {
  const noted = await strapi.db.connection('listing_renames').select('listing', 'named_column', 'named');
  await each(noted, async (rename) => {
    while (goesOn() && (await refreshBatch(rename)));
  });
});

/** @returns whether there may be more */
async function refreshBatch(key: Pick<ListingRename, 'listing' | 'named_column' | 'named'>): Promise<boolean> {
  return strapi.db.transaction(async (transaction) => {
    await waitBriefly(transaction.trx);
    const noted = transaction.trx('listing_renames').where(key);
    const rename = await noted.clone().forUpdate().first();
    if (!rename) return false;
    // Nothing where a later version has the listing or the column no longer.
    const listing = listings.find(
      ({ table, names }) => table === rename.listing && names?.some(({ column }) => column === rename.named_column),
    );
    const rows = listing ? await rowsOf(transaction.trx, rename) : [];
    const last = rows.at(-1);
    if (listing && last) await refreshListing(listing, [...new Set(rows.map(({ document_id }) => document_id))]);
    if (last) await noted.clone().update({ after_row: last.id });
    else {
      await noted.clone().delete();
      // Until now answers may have been kept in which some were found by the new name and others by the old one.
      await contentChangesWith(transaction);
    }
    return Boolean(last);
  });
}

/** Who publishes two entries at once may hold one and wait for the other: they go on, and this is tried again. */
async function waitBriefly(trx: Knex): Promise<void> {
  if (isPostgres(trx)) await trx.raw(`set local lock_timeout = '500ms'`);
}

function rowsOf(trx: Knex, { listing, named_column, named, after_row, last_row }: ListingRename) {
  return trx<{ id: number; document_id: string }>(listing)
    .where({ [named_column]: named })
    .where('id', '>', after_row)
    .where('id', '<=', last_row)
    .orderBy('id')
    .limit(entriesAtOnce)
    .select('id', 'document_id');
}
