import { describe, expect, it } from 'vitest';
import type { PageMeta } from '@scholars/contract/envelope';
import type { Locale } from '@scholars/contract/locale';
import type { MemberCard } from '@scholars/contract/members';
import type { OrganizationCard } from '@scholars/contract/organizations';
import type { Cms } from '../support/cms.js';
import { paragraph } from '../support/rich-text.js';
import { searching } from '../support/searching.js';

/** A search looks through both languages; lists say what it found, and what filters hide of it. */
export function searchLanguageFacts(cms: Cms): void {
  const { ask, cards, slugs, marked, documents, write, withOpportunities } = searching(cms);

  describe('A search looks through both languages', () => {
    it.each<[string, Locale, Locale]>([
      ['water', 'en', 'ar'],
      ['fellowships', 'en', 'ar'],
      ['المياه', 'ar', 'en'],
      ['جامعات', 'ar', 'en'],
    ])('%s, a word of %s, finds the same entries for readers of %s, in their language', async (q, own, other) => {
      const [there, here] = [await ask(q, own), await ask(q, other)];
      expect(here.counts).toEqual(there.counts);
      expect(here.counts.opportunities).toBeGreaterThan(2);
      const ids = (answer: typeof here) => answer.hits.map(({ id }) => id).sort();
      expect(ids(here)).toEqual(ids(there));
      // The demo has both languages of everything.
      expect(here.hits.filter(({ locale }) => locale !== other)).toEqual([]);
      expect([...(await slugs(q, other))].sort()).toEqual([...(await slugs(q, own))].sort());
    });

    const made = [
      {
        en: { title: 'An otter atlas', description: [paragraph('Tardigrade')] },
        ar: { title: 'أطلس', description: [paragraph('أطلس الحيوان')] },
      },
      { en: { title: 'Tardigrade' }, ar: { title: 'دب الماء' } },
      { en: { title: 'Tardigrades, untranslated' } },
      { en: { title: 'Of animals' }, ar: { title: 'حيوان', description: [paragraph('يسمّى Tardigrade أيضًا')] } },
      { en: { title: 'A bear' }, ar: { title: 'دراسة الـTardigrade' } },
    ];

    it('what the reader’s language says comes first, then what only the other says, whatever their titles', async () => {
      await withOpportunities(made, async (...found) => {
        const order = [4, 3, 1, 2, 0].map((i) => found[i]?.slug);
        const { hits, correctedTo } = await ask('tardigrade', 'ar');
        expect(correctedTo).toBeNull();
        expect(hits.map(({ slug }) => slug).slice(0, 2)).toEqual(order.slice(0, 2));
        expect(hits.map(({ slug }) => slug).at(-1)).toBe(order.at(-1));
        expect(new Set(hits.map(({ slug }) => slug))).toEqual(new Set(order));
        expect(await slugs('tardigrade', 'ar')).toEqual(hits.map(({ slug }) => slug));
        // Page by page it is the same order.
        for (const [i, { slug }] of hits.entries()) {
          const page = await cms.data<{ slug: string }[]>(
            `/api/job-opportunities?q=tardigrade&pageSize=1&page=${i + 1}`,
            { language: 'ar' },
          );
          expect(page.map((card) => card.slug)).toEqual([slug]);
        }
        expect((await slugs('tardigrade', 'en')).slice(0, 2)).toEqual([found[1]?.slug, found[2]?.slug]);
      });
    });

    it('a hit says by which language it was found where that is not the one shown, and nothing is marked in vain', async () => {
      await withOpportunities(made, async (...found) => {
        const bySlug = new Map((await ask('tardigrade', 'ar')).hits.map((hit) => [hit.slug, hit]));
        const of = (i: number) => bySlug.get(found[i]?.slug ?? '');
        expect(of(1)).toMatchObject({
          locale: 'ar',
          title: 'دب الماء',
          foundBy: 'en',
          markedTitle: [{ text: 'دب الماء', isMatch: false }],
        });
        expect(of(0)).toMatchObject({ locale: 'ar', foundBy: 'en' });
        expect(of(0)?.excerpt.some(({ isMatch }) => isMatch)).toBe(false);
        expect(of(2)).toMatchObject({ locale: 'en', foundBy: null });
        expect(marked(of(2)?.markedTitle)).toBe('[Tardigrades], untranslated');
        expect(marked(of(4)?.markedTitle)).toMatch(/^دراسة (الـ)?\[(الـ)?Tardigrade\]$/);
        expect(of(4)).toMatchObject({ foundBy: null });

        for (const sort of ['relevance', 'newest', 'deadline']) {
          const cardOf = new Map((await cards('tardigrade', 'ar', `&sort=${sort}`)).map((card) => [card.slug, card]));
          expect(cardOf.get(found[1]?.slug ?? '')?.marks).toEqual({ foundBy: 'en' });
          expect(cardOf.get(found[2]?.slug ?? '')?.marks).toEqual({
            title: [
              { text: 'Tardigrades', isMatch: true },
              { text: ', untranslated', isMatch: false },
            ],
            foundBy: null,
          });
          expect(cardOf.get(found[4]?.slug ?? '')?.marks).toMatchObject({ foundBy: null });
        }
      });
    });

    it('words of both languages may be in one search', async () => {
      await withOpportunities(made.slice(1, 2), async (one) => {
        for (const language of ['en', 'ar'] as const) {
          const { hits } = await ask('tardigrade الماء', language);
          expect(hits).toHaveLength(1);
          expect(hits[0]).toMatchObject({ slug: one?.slug, locale: language });
        }
      });
    });

    it('a typing error is forgiven in either, in the words of the reader’s language first', async () => {
      expect((await ask('الاستدمة', 'en')).correctedTo).toBe('الاستدامة');
      expect((await ask('sustainabilty', 'ar')).correctedTo).toBe('sustainability');
      await withOpportunities(
        [
          { en: { title: 'Narwhalt one' } },
          { en: { title: 'Narwhalt two' } },
          { en: { title: 'X' }, ar: { title: 'مسح Narwhals' } },
        ],
        async () => {
          expect((await ask('narwhala', 'ar')).correctedTo).toBe('narwhals');
          expect((await ask('narwhala', 'en')).correctedTo).toBe('narwhalt');
        },
      );
    });

    it('what is not published, or not any more, is found by neither language', async () => {
      await withOpportunities([{ en: { title: 'Capybara' }, ar: { title: 'كابيباراا' } }], async (one) => {
        const of = documents('api::opportunity.opportunity');
        const documentId = one?.id ?? '';
        await of.update({ documentId, locale: 'ar', data: write({ title: 'زبابة' }) });
        expect((await ask('زبابة', 'en')).counts.all).toBe(0);
        expect((await ask('زبايه', 'en')).correctedTo).toBeNull();
        expect((await ask('كابيباراا', 'en')).counts.all).toBe(1);
        await of.unpublish({ documentId, locale: 'ar' });
        expect(await ask('كابيباراا', 'en')).toMatchObject({ counts: { all: 0 }, correctedTo: null });
        expect(await ask('كابيباراب', 'ar')).toMatchObject({ counts: { all: 0 }, correctedTo: null });
        expect((await ask('capybara', 'ar')).hits[0]).toMatchObject({ locale: 'en', foundBy: null });
      });
    });

    it('the other script’s name of a member is their own', async () => {
      for (const language of ['en', 'ar'] as const)
        for (const q of ['Ibrahim Musa', 'إبراهيم موسى'])
          expect((await ask(q, language)).hits[0]).toMatchObject({ path: '/members/ibrahim-musa', foundBy: null });
    });
  });

  describe('A list that is searched', () => {
    it('has no marks before, and marks the titles and summaries of its cards as stretches of text', async () => {
      const [plain] = await cms.data<object[]>('/api/job-opportunities');
      expect(plain).not.toHaveProperty('marks');
      await withOpportunities(
        [{ en: { title: '<b>Axolotls</b> & co', summary: 'Counts each axolotl.' } }],
        async () => {
          const [card] = await cards('axolotl');
          expect(marked(card?.marks?.title)).toBe('<b>[Axolotls]</b> & co');
          expect(card?.title).toBe('<b>Axolotls</b> & co');
          expect(marked(card?.marks?.summary)).toBe('Counts each [axolotl].');
        },
      );
      const [organization] = await cms.data<OrganizationCard[]>('/api/organizations?q=cairo%20polytechnics');
      expect(marked(organization?.marks?.title)).toBe('[Cairo] [Polytechnic]');
      const [member] = await cms.data<MemberCard[]>(`/api/members?q=${encodeURIComponent('ليلى')}`, { language: 'ar' });
      expect(marked(member?.marks?.title)).toMatch(/^\[ليلى\] /);
    });

    const meta = async (path: string) => {
      const { body } = await cms.get(path);
      return body.success ? body.meta : undefined;
    };

    it.each<[string, string, string]>([
      ['job-opportunities', 'q=water', 'country=FJ'],
      ['job-opportunities', 'q=water&sort=deadline', 'open=0&open=1&country=FJ'],
      ['job-opportunities', 'q=sustainabilty', 'agsCat=education&country=FJ'],
      ['organizations', 'q=university', 'country=FJ'],
      ['members', 'q=research', 'country=FJ&ta=1'],
    ])('%s: %s finds nothing under %s, and says what it finds without', async (list, words, filters) => {
      const all = await meta(`/api/${list}?${words}`);
      expect(all?.total).toBeGreaterThan(0);
      expect(await meta(`/api/${list}?${words}&${filters}`)).toMatchObject({ total: 0, withoutFilters: all?.total });
    });

    it.each([
      ['that finds something under its filters', 'q=water&agsCat=research'],
      ['past its end', 'q=water&agsCat=research&page=99'],
      ['without filters', 'q=xyzzyplugh'],
      ['without words', 'country=FJ'],
      ['without anything', ''],
    ])('says nothing of the kind %s', async (_, query) => {
      expect(await meta(`/api/job-opportunities?${query}`)).not.toHaveProperty('withoutFilters');
    });

    it('says that it would find nothing either', async () => {
      expect(await meta('/api/job-opportunities?q=xyzzyplugh&country=FJ')).toMatchObject({
        total: 0,
        withoutFilters: 0,
      } satisfies Partial<PageMeta>);
    });
  });

  describe('An index that an earlier version made', () => {
    it('is made anew at the next start', async () => {
      const before = await slugs('fellowships', 'ar');
      expect(before.length).toBeGreaterThan(2);
      const texts = 'listing_opportunities_search';
      await cms.db.schema.dropTable(texts);
      if (cms.strapi.db.dialect.client === 'postgres')
        await cms.db.schema.createTable(texts, (table) => void table.integer('rowid').primary());
      else await cms.db.raw('create virtual table ?? using fts5(title, summary, body)', [texts]);
      await cms.db('listing_shapes').where({ listing: 'listing_opportunities' }).delete();
      await cms.module<{ prepareListings(): Promise<void> }>('src/platform/listing/keep-in-step.js').prepareListings();
      expect(await slugs('fellowships', 'ar')).toEqual(before);
      // Its words are not counted twice.
      const row = await cms
        .db('search_vocabulary')
        .where({ listing: 'listing_opportunities', locale: 'en', word: 'fellowships' })
        .first('entries');
      expect(Number(row?.entries)).toBeLessThanOrEqual(before.length);
    });
  });
}
