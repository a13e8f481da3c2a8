import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { DataOf } from '@scholars/contract/endpoint';
import { siteIndexPageSize, type getSiteIndex, type SiteEntry } from '@scholars/contract/site-index';
import type * as WordPlaces from '../src/platform/full-text/word-places.js';
import type * as CommonWords from '../src/platform/listing/common-words.js';
import type * as CountedListing from '../src/platform/listing/counted-listing.js';
import type * as KeepInStep from '../src/platform/listing/keep-in-step.js';
import type * as RefreshListing from '../src/platform/listing/refresh-listing.js';
import type { ListingDefinition } from '../src/platform/listing/listing-definition.js';
import type * as SearchedTexts from '../src/platform/words/searched-text.js';
import { useCms } from './support/cms.js';

const cms = useCms();

// A request from another site passes by the kept answers.
const fresh = { headers: { Origin: 'https://other.example' } };
// The most queries that each may take, in either language. Words are looked up in both, and corrected where they find
// nothing.
const queriesMax = {
  '/api/job-opportunities': 1,
  '/api/job-opportunities?page=3&sort=deadline': 2,
  '/api/job-opportunities?q=research&agsCat=research&tas=%5B1,3%5D&open=1': 3,
  '/api/job-opportunities?pageSize=40&country=QA': 1,
  '/api/job-opportunities?partner=noor-genomics': 1,
  '/api/job-opportunities/filters': 0,
  '/api/job-opportunities/filters?agsCat=research&tas=%5B1,3%5D&open=1': 0,
  '/api/job-opportunities/filters?q=research&open=1': 2,
  '/api/job-opportunities/lecturer-in-teacher-education': 1,
  '/api/job-opportunities/related/lecturer-in-teacher-education': 2,
  '/api/job-opportunities/ta-slug/sustainability': 1,
  '/api/members': 1,
  '/api/members?q=a&country=QA': 3,
  '/api/members/filters': 0,
  // A whole profile: its row, its six sections, the account and the CV beside it.
  '/api/members/layla-haddad': 5,
  '/api/organizations': 1,
  '/api/organizations/filters': 0,
  '/api/thematic-areas': 4,
  '/api/site-overview': 0,
};
const addresses = Object.entries(queriesMax);

async function queriesOf(path: string, language: 'en' | 'ar'): Promise<string[]> {
  // What is remembered until content changes is read once beforehand.
  await cms.get(path, { ...fresh, language });
  return queriesDuring(async () => {
    const { status } = await cms.get(path, { ...fresh, language });
    expect({ path, status }).toEqual({ path, status: 200 });
  });
}

async function queriesDuring(work: () => Promise<void>): Promise<string[]> {
  const statements: string[] = [];
  const listen = ({ sql }: { sql: string }) => statements.push(sql);
  cms.db.on('query', listen);
  await work();
  cms.db.removeListener('query', listen);
  return statements;
}

const searchedListing = () => ({
  listing: cms.module<{ opportunityListing: ListingDefinition }>('src/api/opportunity/opportunity-listing.js')
    .opportunityListing,
  countedRows: cms.module<typeof CountedListing>('src/platform/listing/counted-listing.js').countedRows,
  placesOfWord: cms.module<typeof WordPlaces>('src/platform/full-text/word-places.js').placesOfWord,
  wordsOf: cms.module<typeof SearchedTexts>('src/platform/words/searched-text.js').wordsOf,
});

const totalOf = async (path: string) => {
  const { body } = await cms.get(path, fresh);
  return body.success ? (body.meta?.total ?? 0) : 0;
};

describe('With two thousand opportunities', () => {
  const small = new Map<string, number>();

  beforeAll(async () => {
    for (const [path] of addresses)
      for (const language of ['en', 'ar'] as const)
        small.set(language + path, (await queriesOf(path, language)).length);
    expect(await totalOf('/api/job-opportunities')).toBeLessThan(100);
    await cms.module<{ scaleUp(n: number): Promise<void> }>('seeds/scale.js').scaleUp(siteIndexPageSize + 100);
    await cms
      .module<{ refreshAllListings(): Promise<void> }>('src/platform/listing/keep-in-step.js')
      .refreshAllListings();
  }, 180_000);

  it('the list has them all, and members have grown with them', async () => {
    expect(await totalOf('/api/job-opportunities')).toBeGreaterThanOrEqual(2000);
    expect(await totalOf('/api/members')).toBeGreaterThan(1000);
  });

  it.each(addresses)(
    '%s needs at most %i queries, and no more than with forty-five, in both languages',
    async (path, max) => {
      for (const language of ['en', 'ar'] as const) {
        const queries = await queriesOf(path, language);
        expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(small.get(language + path) ?? 0);
        expect(small.get(language + path)).toBeLessThanOrEqual(max);
      }
    },
  );

  it('the last page is as full as it should be, in every order', async () => {
    const total = await totalOf('/api/job-opportunities');
    const last = Math.ceil(total / 100);
    for (const sort of ['newest', 'deadline']) {
      const rows = await cms.data<unknown[]>(`/api/job-opportunities?pageSize=100&page=${last}&sort=${sort}`);
      expect(rows).toHaveLength(total - (last - 1) * 100);
    }
  });

  it('the index of what can be found is whole over its pages', async () => {
    const { kinds } = await cms.data<DataOf<typeof getSiteIndex>>('/api/site-index');
    const opportunities = kinds.find(({ kind }) => kind === 'opportunity');
    expect(opportunities?.pageCount).toBe(2);
    const entries = (page: number) => cms.data<SiteEntry[]>(`/api/site-index/opportunity?page=${page}`);
    const pages = [await entries(1), await entries(2)];
    expect(pages[0]).toHaveLength(siteIndexPageSize);
    expect(new Set(pages.flat().map(({ slug }) => slug)).size).toBe(opportunities?.total);
  });

  it('what most of them have is looked up before anybody searches for it, and beginnings of it', async () => {
    const { listing, countedRows, placesOfWord, wordsOf } = searchedListing();
    const { lookUpCommonWords } = cms.module<typeof CommonWords>('src/platform/listing/common-words.js');
    const rows = { en: await countedRows(listing, 'en'), ar: await countedRows(listing, 'ar') };
    const wordThat = (compared: '>=' | '<'): Promise<{ word: string }> =>
      cms
        .db('search_vocabulary')
        .where({ listing: listing.table, locale: 'en' })
        .where('entries', compared, 700)
        .where('length', '>', 7)
        .first('word');
    const [common, rare] = [await wordThat('>='), await wordThat('<')];
    await lookUpCommonWords(rows, listing.table, () => Promise.resolve(true), 700);
    const lookUp = (text: string) => async () => {
      for (const word of wordsOf(text)) {
        const { rows: found } = await placesOfWord(rows.en, listing.table, word, 'en');
        expect(found.size()).toBeGreaterThan(0);
      }
    };
    // As a search of each reader does, also in the language that has nothing of most words.
    const lookUpAll = async () => {
      for (const word of wordsOf(common.word))
        for (const reader of ['en', 'ar'] as const)
          for (const locale of ['en', 'ar'] as const) await placesOfWord(rows[reader], listing.table, word, locale);
    };
    expect(await queriesDuring(lookUp(common.word))).toEqual([]);
    expect(await queriesDuring(lookUp(common.word.slice(0, 4)))).toEqual([]);
    expect(await queriesDuring(lookUpAll)).toEqual([]);
    expect(await queriesDuring(lookUp(rare.word))).not.toEqual([]);
    // Rows that are read anew stand in other places: nothing that was kept is of them.
    const { listingMade } = cms.module<typeof CountedListing>('src/platform/listing/counted-listing.js');
    listingMade.announce({ table: listing.table });
    rows.en = await countedRows(listing, 'en');
    expect(await queriesDuring(lookUp(common.word))).not.toEqual([]);
  }, 180_000);

  it('a word is looked up once for readers of both languages, and for each where an entry is found in one only', async () => {
    const { listing, countedRows, placesOfWord, wordsOf } = searchedListing();
    const { table } = listing;
    const { listingChange, listingMade } = cms.module<typeof CountedListing>('src/platform/listing/counted-listing.js');
    const rows = { en: await countedRows(listing, 'en'), ar: await countedRows(listing, 'ar') };
    const [word = expect.unreachable()] = wordsOf('sustainability');
    const textsOf = async (reader: 'en' | 'ar') => {
      const { rows: found } = await placesOfWord(rows[reader], table, word, 'en');
      const texts = rows[reader].textIdsFrom(0);
      return rows[reader]
        .withoutGone(found)
        .array()
        .map((place) => texts[place]);
    };
    const readEnglish = async () => expect((await textsOf('en')).length).toBeGreaterThan(2);
    expect(await queriesDuring(readEnglish)).not.toEqual([]);
    const before = await textsOf('en');
    const readArabic = async () => expect(await textsOf('ar')).toEqual(before);
    expect(await queriesDuring(readArabic)).toEqual([]);

    // An entry without the word, for English readers only, and after it one with the word, which so stands one place
    // further for them than for Arabic readers.
    const [again = expect.unreachable(), ...others] = before;
    const without = [...rows.en.textIdsFrom(0)].find((text) => !before.includes(text)) ?? expect.unreachable();
    const removed: { id: number; locale: 'en' | 'ar' }[] = await cms
      .db(table)
      .whereIn('text_id', [again, without])
      .select('id', 'locale');
    const [last] = await cms.db(table).max({ id: 'id' });
    const emptyRow = { title: '', columns: {}, values: {} };
    const row = (n: number, locale: 'en' | 'ar', textId: number) => ({ ...emptyRow, id: last?.id + n, locale, textId });
    onTestFinished(() => listingMade.announce({ table }));
    listingChange.announce({ table, removed, added: [] });
    listingChange.announce({ table, removed: [], added: [row(1, 'en', without)] });
    listingChange.announce({ table, removed: [], added: [row(2, 'en', again), row(3, 'ar', again)] });
    await countedRows(listing, 'en');
    const readBoth = async () => {
      for (const reader of ['ar', 'en'] as const) expect(await textsOf(reader)).toEqual([...others, again]);
    };
    expect(await queriesDuring(readBoth)).toHaveLength(2);
    expect(await queriesDuring(readBoth)).toEqual([]);
  });

  it('what half of them have is known by where it stands: in the title, in the summary, or in the text alone', async () => {
    const { listing, countedRows, placesOfWord, wordsOf } = searchedListing();
    const rows = await countedRows(listing, 'en');
    const texts: Record<'rowid' | 'title' | 'summary' | 'body', string>[] = await cms
      .db(`${listing.table}_search`)
      .select('rowid', 'title', 'summary', 'body');
    const [word = expect.unreachable()] = wordsOf('arabic');
    const { scored, ...found } = await placesOfWord(rows, listing.table, word, 'en');
    const [inTitle, inHead] = [found.inTitle(), found.inHead()];
    expect(found.rows.size()).toBeGreaterThan(1000);
    expect(scored.places).toHaveLength(0);
    const ids = rows.textIdsFrom(0);
    const idsOf = (places: typeof inTitle) => new Set(places.array().map((place) => ids[place]));
    const having = (...fields: readonly ('title' | 'summary' | 'body')[]) =>
      new Set(
        texts
          .filter((text) => fields.some((field) => / [ex]arabic/.test(` ${text[field]}`)))
          .map(({ rowid }) => Number(rowid)),
      );
    expect(idsOf(inTitle)).toEqual(having('title'));
    expect(idsOf(inHead)).toEqual(having('title', 'summary'));
    expect(idsOf(found.rows)).toEqual(having('title', 'summary', 'body'));
    expect(new Set([inTitle, inHead, found.rows].map((set) => set.size())).size).toBe(3);
  });

  it('an index of words is in few segments, once it is filled, and again after many changes', async () => {
    const { listing } = searchedListing();
    const { mergeSearchIndexes } = cms.module<typeof KeepInStep>('src/platform/listing/keep-in-step.js');
    const { refreshListing } = cms.module<typeof RefreshListing>('src/platform/listing/refresh-listing.js');
    const countSegments = async () => {
      const [row]: { n: number }[] = await cms.db(`${listing.table}_search_idx`).countDistinct({ n: 'segid' });
      return row?.n ?? 0;
    };
    const search = '/api/job-opportunities?q=arabic&pageSize=100';
    const before = await cms.data(search);
    // One of each size at most.
    const sizes = 6;
    expect(await countSegments()).toBeLessThanOrEqual(sizes);
    // SQLite merges some by itself, now and again: there are many at some moment, not at each.
    const documents: { document_id: string }[] = await cms.db(listing.table).distinct('document_id').limit(40);
    for (const { document_id } of documents)
      if ((await countSegments()) <= sizes) await refreshListing(listing, [document_id]);
    expect(await countSegments()).toBeGreaterThan(sizes);
    await mergeSearchIndexes();
    expect(await countSegments()).toBeLessThanOrEqual(sizes);
    expect(await cms.data(search)).toEqual(before);
  });

  it('the search still finds one among them', async () => {
    const [found] = await cms.data<{ slug: string }[]>(
      '/api/job-opportunities?q=Lecturer%20in%20Teacher%20Education%2017',
    );
    expect(found?.slug).toBe('lecturer-in-teacher-education-17');
  });
});
