import { describe, expect, it } from 'vitest';
import type { Locale } from '@scholars/contract/locale';
import type { Cms } from '../support/cms.js';
import { searching } from '../support/searching.js';

/** What is found for what somebody types. */
export function searchFacts(cms: Cms): void {
  const { ask, paths, slugs, withOpportunity } = searching(cms);

  describe('A search in Arabic', () => {
    it.each([
      ['with the article', 'الذكاء'],
      ['with shadda', 'الذّكاء'],
      ['with all vowel signs', 'الذَّكَاءُ'],
      ['with tatweel', 'ذكـــاء'],
      ['without the hamza at its end', 'ذكا'],
      ['behind و', 'والذكاء'],
      ['behind ب', 'بالذكاء'],
      ['behind ل', 'للذكاء'],
      ['behind و and ب', 'وبالذكاء'],
      ['with the Persian and Urdu kaf', 'الذکاء'],
      ['in presentation forms', 'ﺍﻟﺬﻛﺎﺀ'],
      ['with an invisible direction mark', '\u200fالذكاء\u200f'],
    ])('finds the same opportunities for a word %s', async (_, written) => {
      const plain = await slugs('ذكاء', 'ar');
      expect(plain).toContain('doctoral-scholarships-artificial-intelligence');
      expect([...(await slugs(written, 'ar'))].sort()).toEqual([...plain].sort());
      expect((await ask(written, 'ar')).correctedTo).toBeNull();
    });

    it.each([
      ['أبحاث', 'ابحاث'],
      ['إعداد', 'اعداد'],
      ['آلة', 'الة'],
      ['جامعة', 'جامعه'],
      ['مستشفى', 'مستشفي'],
      ['مؤسسة', 'موسسه'],
      ['الرئيسية', 'الرييسيه'],
      ['العربية', 'العربیة'],
      ['قراءة', 'قراۃ'],
    ])('takes %s and %s for the same word', async (a, b) => {
      await withOpportunity({ title: `ثظثظ ${a}` }, async ({ slug }) => {
        expect(await slugs(`ثظثظ ${a}`, 'ar')).toEqual([slug]);
        expect(await slugs(`ثظثظ ${b}`, 'ar')).toEqual([slug]);
      });
    });

    it('takes all three sets of digits for the same numbers', async () => {
      await withOpportunity({ title: 'مبادرة ٢٠٣١' }, async ({ slug }) => {
        for (const q of ['مبادرة ٢٠٣١', 'مبادرة 2031', 'مبادرة ۲۰۳۱', '٢٠٣١ المبادرة'])
          expect(await slugs(q, 'ar')).toEqual([slug]);
      });
    });

    it('finds a word from its beginning, while its article is already typed', async () => {
      for (const q of ['استدا', 'الاستدا', 'الاس'])
        expect(await paths(q, 'ar')).toContain('/focus-areas/research/sustainability');
    });
  });

  describe('A search in English', () => {
    it.each([['RESUME'], ['résumé'], ['re\u0301sume\u0301'], ['Résum']])(
      'is blind to accents and capitals: %s',
      async (q) => {
        await withOpportunity({ title: 'Résumé clinic' }, async ({ slug }) => expect(await slugs(q)).toContain(slug));
      },
    );

    it.each([
      ['Straße', 'strasse'],
      ['Łódź', 'lodz'],
      ['København', 'kobenhavn'],
      ['İstanbul', 'istanbul'],
      ['full‑text', 'full text'],
    ])('finds %s by %s', async (title, q) => {
      await withOpportunity({ title: `Visit ${title} xqz` }, async ({ slug }) =>
        expect(await slugs(`${q} xqz`)).toEqual([slug]),
      );
    });

    it('needs every word, in whatever order, from its beginning', async () => {
      await withOpportunity({ title: 'Quixotic windmill survey' }, async ({ slug }) => {
        for (const q of ['quixotic windmill', 'survey quix', 'WIND quixotic']) expect(await slugs(q)).toEqual([slug]);
        expect(await slugs('quixotic mill')).toEqual([]);
        expect(await slugs('ixotic')).toEqual([]);
      });
    });
  });

  describe('A typing error', () => {
    it.each<[string, Locale, string, string]>([
      ['a letter left out', 'en', 'sustainabilty', 'sustainability'],
      ['a letter left out at the beginning', 'en', 'ustainability', 'sustainability'],
      ['a letter too many', 'en', 'sustaiinability', 'sustainability'],
      ['a letter too many at the end', 'en', 'sustainabilityy', 'sustainability'],
      ['another letter', 'en', 'sustainebility', 'sustainability'],
      ['another letter at the beginning', 'en', 'zustainability', 'sustainability'],
      ['two letters swapped', 'en', 'sustianability', 'sustainability'],
      ['two letters swapped at the beginning', 'en', 'usstainability', 'sustainability'],
      ['two letters swapped at the end', 'en', 'sustainabiliyt', 'sustainability'],
      ['an error in a word that is still being typed', 'en', 'sustainav', 'sustainability'],
      ['an error in each of two words', 'en', 'coastel sustainabilty', 'coastal sustainability'],
      ['a letter left out', 'ar', 'الاستدمة', 'الاستدامة'],
      ['a letter too many', 'ar', 'الاستتدامة', 'الاستدامة'],
      ['another letter', 'ar', 'الاسطدامة', 'الاستدامة'],
      ['another letter at the beginning', 'ar', 'غستدامة', 'استدامة'],
      ['two letters swapped', 'ar', 'الاستدماة', 'الاستدامة'],
      ['the article swapped', 'ar', 'لااستدامة', 'الاستدامة'],
      ['an error in each of two words', 'ar', 'الاصطناي الذكااء', 'الاصطناعي الذكاء'],
    ])('is forgiven: %s in %s, %s', async (_, language, typed, meant) => {
      const right = await ask(meant, language);
      expect(right.counts.opportunities).toBeGreaterThan(0);
      const answer = await ask(typed, language);
      expect(answer.correctedTo).toBe(meant);
      expect(answer.hits.map(({ path }) => path).sort()).toEqual(
        expect.arrayContaining(right.hits.map(({ path }) => path).slice(0, 3)),
      );
      expect((await slugs(typed, language)).length).toBeGreaterThan(0);
    });

    it('is none where a hyphen is left out', async () => {
      await withOpportunity({ title: 'Yaks by Al-Zebrani for spin-offs' }, async ({ slug }) => {
        for (const [typed, meant] of [
          ['spinoffs', 'spin-offs'],
          ['alzebrani', 'al-zebrani'],
        ] as const) {
          expect((await ask(typed)).correctedTo).toBe(meant);
          expect(await slugs(typed)).toEqual([slug]);
        }
      });
    });

    it('is not sought in the first letter of a short word, in a known word, or in a piece of a name', async () => {
      await withOpportunity({ title: 'Zyqa owls of Zatrun: zorvik vexinate' }, async () => {
        await withOpportunity({ title: 'Vexil' }, async () => {
          for (const typed of ['xyqa', 'zorvik vexil', 'O’Zatrum', "O'Zatrum"])
            expect({ typed, ...(await ask(typed)) }).toMatchObject({ typed, counts: { all: 0 }, correctedTo: null });
          expect((await ask('zyqx')).correctedTo).toBe('zyqa');
          expect((await ask('owls Zatrum')).correctedTo).toBe('owls zatrun');
        });
      });
    });

    it('is forgiven in the lists of organizations and members too', async () => {
      expect(await cms.data<{ slug: string }[]>('/api/organizations?q=polytecnic')).toContainEqual(
        expect.objectContaining({ slug: 'cairo-polytechnic' }),
      );
      expect(await cms.data<{ slug: string }[]>('/api/members?q=Layla%20Hadad')).toContainEqual(
        expect.objectContaining({ slug: 'layla-haddad' }),
      );
    });

    it('is not looked for in words of three letters, nor in numbers', async () => {
      await withOpportunity({ title: 'Zqx vqj 7391' }, async ({ slug }) => {
        expect(await slugs('zqx')).toEqual([slug]);
        for (const q of ['zqj', 'zq y', '7392', '739l']) expect(await slugs(q)).toEqual([]);
      });
    });

    it('is not looked for where the words are found as they were typed', async () => {
      await withOpportunity({ title: 'Marmot census' }, async ({ slug }) => {
        await withOpportunity({ title: 'Marmon census' }, async () => {
          const answer = await ask('marmot');
          expect(answer).toMatchObject({ correctedTo: null, counts: { all: 1, opportunities: 1 } });
          expect(answer.hits[0]?.slug).toBe(slug);
        });
      });
    });

    it('of two letters finds nothing, and a search of several words says which of them find something', async () => {
      expect(await ask('sstainabilty')).toMatchObject({
        hits: [],
        counts: { all: 0 },
        correctedTo: null,
        suggestions: [],
      });
      const { hits, suggestions } = await ask('groundwater xyzzyplugh sustainabilty');
      expect({ hits, suggestions }).toEqual({ hits: [], suggestions: ['groundwater', 'sustainability'] });
    });
  });

  describe('What anybody may type', () => {
    it.each([
      '',
      ' ',
      '%',
      '_',
      '"',
      "'",
      '*',
      '()',
      'NEAR(a b)',
      'title:water',
      '{title}: water',
      'a AND',
      'OR',
      '" OR 1=1 --',
      "'; drop table listing_pages; --",
      '\\',
      ':*',
      '& |',
      "'a':*",
      '<script>alert(1)</script>',
      '٪',
      'ال',
      'ة',
      'ء',
      'ـ',
      '\u0000x',
      '🙂',
      '👩‍🔬 lab',
      '\ufffd',
      '\u202egnirts',
      'a'.repeat(200),
      'ذ '.repeat(100),
      'ولمهندساتها '.repeat(16),
      '\u064b'.repeat(200),
    ])('is text, never an operator: %j', async (q) => {
      for (const path of ['search', 'job-opportunities', 'organizations', 'members']) {
        const { status, body } = await cms.get(`/api/${path}?q=${encodeURIComponent(q)}`);
        expect({ path, status, success: body.success }).toEqual({ path, status: 200, success: true });
      }
    });

    it('may be nothing: then nothing is found', async () => {
      const nothing = {
        hits: [],
        paging: { page: 1, pageSize: 12, pageCount: 0, total: 0 },
        counts: { all: 0, pages: 0, opportunities: 0, organizations: 0, members: 0 },
        correctedTo: null,
        suggestions: [],
      };
      for (const query of ['', '?q=', '?q=%20', '?q=%D9%80%21'])
        expect(await cms.data(`/api/search${query}`)).toEqual(nothing);
    });

    it.each([
      'q=' + 'a'.repeat(201),
      'q=' + 'a'.repeat(10_000),
      'type=users',
      'type=',
      'page=0',
      'page=x',
      'pageSize=101',
    ])('is refused with its reason: %.20s', async (query) => {
      const { status, body } = await cms.get(`/api/search?${query}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({ success: false, errors: { [query.split('=')[0] ?? '']: [expect.any(String)] } });
    });
  });
}
