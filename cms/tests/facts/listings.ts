import { describe, expect, it } from 'vitest';
import type * as Listings from '../../src/platform/listing/listings.js';
import type * as MakeListing from '../../src/platform/listing/make-listing.js';
import type * as RefreshListing from '../../src/platform/listing/refresh-listing.js';
import type { Cms } from '../support/cms.js';

/** The tables that lists are read from. */
export function listingFacts(cms: Cms): void {
  const prepare = () =>
    cms.module<{ prepareListings(): Promise<void> }>('src/platform/listing/keep-in-step.js').prepareListings();
  const table = 'listing_organizations';
  type Row = Record<'id' | 'text_id', number> & Record<'document_id' | 'locale', string>;
  const elsewhere = { headers: { Origin: 'https://other.example' } };

  async function everything() {
    const paths = [
      '/api/organizations?pageSize=100',
      '/api/organizations/filters',
      '/api/organizations?q=university&pageSize=100',
      '/api/organizations?q=univresity',
    ];
    return Promise.all(paths.map((path) => cms.data(path, elsewhere)));
  }
  const words = () =>
    cms
      .db('search_vocabulary')
      .where({ listing: table })
      .orderBy(['locale', 'word'])
      .select('locale', 'word', 'entries');
  const ids = () => cms.db(table).orderBy('id').pluck('id');

  describe('A listing', () => {
    it('has the rows of each entry beside each other, English first, and one text of both', async () => {
      const rows: Row[] = await cms.db(table).orderBy('id').select('id', 'document_id', 'locale', 'text_id');
      expect(rows.length).toBeGreaterThan(20);
      for (let at = 0; at < rows.length; at += 2) {
        const [english, arabic] = rows.slice(at, at + 2);
        expect(english).toMatchObject({ locale: 'en', text_id: english?.id });
        expect(arabic).toMatchObject({ locale: 'ar', document_id: english?.document_id, text_id: english?.id });
      }
      const texts = await cms.db(`${table}_search`).orderBy('rowid').pluck('rowid');
      expect(texts).toEqual(rows.filter(({ locale }) => locale === 'en').map(({ id }) => id));
    });

    it('is left as it is at a start', async () => {
      const before = await ids();
      expect(before.length).toBeGreaterThan(0);
      await prepare();
      expect(await ids()).toEqual(before);
    });

    it('of which nothing is published yet is left as it is too, for who reads it meanwhile', async () => {
      const published = () => cms.db('organizations').whereNotNull('published_at');
      const rows: { id: number; published_at: unknown }[] = await published().select('id', 'published_at');
      await cms.db(table).delete();
      await published().update({ published_at: null });
      await cms.db.schema.alterTable(table, (columns) => void columns.integer('mark'));
      await prepare();
      const isLeft = await cms.db.schema.hasColumn(table, 'mark');
      for (const { id, published_at } of rows) await cms.db('organizations').where({ id }).update({ published_at });
      await prepare();
      expect(isLeft).toBe(true);
      expect(await cms.db.schema.hasColumn(table, 'mark')).toBe(false);
    });

    it.each<[made: string, change: () => Promise<unknown>]>([
      ['before shapes were noted', () => cms.db('listing_shapes').where({ listing: table }).delete()],
      ['of another definition', () => cms.db('listing_shapes').where({ listing: table }).update({ shape: 'another' })],
      [
        'with other columns',
        async () => {
          await cms.db('listing_shapes').where({ listing: table }).delete();
          await cms.db.schema.dropTable(table);
          await cms.db.schema.createTable(table, (columns) => void columns.integer('unknown'));
          await cms.db(table).insert({ unknown: 1 });
        },
      ],
      ['and lost', () => cms.db.schema.dropTable(table)],
      ['and emptied', () => cms.db(table).delete()],
      [
        'and cut off while it was filled',
        async () => {
          await cms.db('listing_shapes').where({ listing: table }).delete();
          await cms
            .db(table)
            .where('id', '>', (await ids())[10])
            .delete();
        },
      ],
    ])('that was made %s is made anew at the next start, once', async (_made, change) => {
      const before = await everything();
      const wordsBefore = await words();
      await change();
      await prepare();
      expect(await everything()).toEqual(before);
      expect(await words()).toEqual(wordsBefore);
      const made = await ids();
      await prepare();
      expect(await ids()).toEqual(made);
    });

    it('whose filling was cut off is filled on at the next start: what it has stays', async () => {
      const { listings } = cms.module<typeof Listings>('src/platform/listing/listings.js');
      const { noteBegun } = cms.module<typeof MakeListing>('src/platform/listing/make-listing.js');
      const { refreshListing } = cms.module<typeof RefreshListing>('src/platform/listing/refresh-listing.js');
      const listing = listings.find((one) => one.table === table);
      if (!listing) throw new Error(`No listing ${table}`);
      const before = await everything();
      const wordsBefore = await words();
      const documents: string[] = await cms
        .db(table)
        .distinct('document_id')
        .orderBy('document_id')
        .pluck('document_id');
      const [kept, missing] = [documents.slice(0, 5), documents.slice(5)];
      const rowsKept = () => cms.db(table).whereIn('document_id', kept).orderBy('id').pluck('id');
      const keptBefore = await rowsKept();
      expect(missing.length).toBeGreaterThan(5);
      // As if its first batch alone had been taken in.
      const rows: { id: number; published_at: unknown }[] = await cms
        .db('organizations')
        .whereIn('document_id', missing)
        .whereNotNull('published_at')
        .select('id', 'published_at');
      await cms.db('organizations').whereIn('document_id', missing).update({ published_at: null });
      await refreshListing(listing, missing);
      for (const { id, published_at } of rows) await cms.db('organizations').where({ id }).update({ published_at });
      await noteBegun(listing);
      expect(await cms.db(table).distinct('document_id').pluck('document_id')).toHaveLength(kept.length);
      await prepare();
      expect(await rowsKept()).toEqual(keptBefore);
      expect(await everything()).toEqual(before);
      expect(await words()).toEqual(wordsBefore);
      const made = await ids();
      await prepare();
      expect(await ids()).toEqual(made);
    });
  });
}
