import { describe, expect, it } from 'vitest';
import type { OpportunityCard, OpportunityFacets } from '@scholars/contract/opportunities';
import { locales, type Locale } from '@scholars/contract/locale';
import type { Cms } from '../support/cms.js';

/** Filters, sorts, pages, facets, kinship and search of the opportunities. */
export function opportunityFacts(cms: Cms): void {
  const list = (query: string, language: Locale = 'en') =>
    cms.data<OpportunityCard[]>(`/api/job-opportunities?pageSize=100&${query}`, { language });
  const total = async (query: string, language: Locale = 'en') => {
    const { body } = await cms.get(`/api/job-opportunities?pageSize=1&${query}`, { language });
    return body.success ? body.meta?.total : undefined;
  };

  describe('The list of opportunities', () => {
    it('shows twelve on a page, the newest first', async () => {
      const { body } = await cms.get<OpportunityCard[]>('/api/job-opportunities');
      if (!body.success) throw new Error(body.message);
      expect(body.data).toHaveLength(12);
      expect(body.meta).toMatchObject({ page: 1, pageSize: 12 });
      expect(body.meta?.total).toBeGreaterThanOrEqual(40);
      const dates = body.data.map(({ publishedAt }) => publishedAt);
      expect(dates).toEqual([...dates].sort().reverse());
    });

    it.each(['', 'sort=newest', 'sort=deadline', 'sort=relevance&q=the', 'open=1', 'agsCat=research&sort=deadline'])(
      'has each entry of "%s" on exactly one page',
      async (query) => {
        const whole = (await list(query)).map(({ id }) => id);
        expect(new Set(whole).size).toBe(whole.length);
        const paged: string[] = [];
        for (let page = 1; paged.length < whole.length && page < 20; page += 1) {
          paged.push(
            ...(await cms.data<OpportunityCard[]>(`/api/job-opportunities?pageSize=7&page=${page}&${query}`)).map(
              ({ id }) => id,
            ),
          );
        }
        expect(paged).toEqual(whole);
      },
    );

    it('is empty past its end, and still says how much there is', async () => {
      const { status, body } = await cms.get('/api/job-opportunities?page=999');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        data: [],
        meta: { page: 999, pageSize: 12, total: await total('') },
      });
    });

    it('is empty on the page of the largest number that may be asked', async () => {
      for (const sort of ['newest', 'deadline'])
        expect(await cms.data(`/api/job-opportunities?page=999999999&pageSize=100&sort=${sort}`)).toEqual([]);
    });

    it('sorted by deadline has the nearest first, then those without one, then what is past', async () => {
      const cards = await list('sort=deadline');
      const ahead = cards
        .filter(({ deadline }) => deadline && deadline >= new Date().toISOString())
        .map(({ deadline }) => deadline);
      const past = cards
        .filter(({ deadline }) => deadline && deadline < new Date().toISOString())
        .map(({ deadline }) => deadline);
      const none = cards.filter(({ deadline }) => deadline === null).map(() => null);
      expect(cards.map(({ deadline }) => deadline)).toEqual([
        ...[...ahead].sort(),
        ...none,
        ...[...past].sort().reverse(),
      ]);
      expect(ahead.length * none.length * past.length).toBeGreaterThan(0);
    });

    it.each([
      ['agsCat=research', (card: OpportunityCard) => card.agsCategory === 'research'],
      ['isProgram=1', (card: OpportunityCard) => card.isProgram],
      ['isProgram=true', (card: OpportunityCard) => card.isProgram],
      ['isProgram=0', (card: OpportunityCard) => !card.isProgram],
      ['isProgram=false', (card: OpportunityCard) => !card.isProgram],
      ['cat=research-fellowship', (card: OpportunityCard) => card.category?.slug === 'research-fellowship'],
      ['country=QA', (card: OpportunityCard) => card.country?.code === 'QA'],
      ['country=qatar', (card: OpportunityCard) => card.country?.code === 'QA'],
      ['workMode=remote', (card: OpportunityCard) => card.workMode === 'remote'],
      ['tas=%5B3%5D', (card: OpportunityCard) => card.thematicAreas.some(({ id }) => id === 3)],
      [
        'tas=%5B1,%22precision-health%22%5D',
        (card: OpportunityCard) => card.thematicAreas.some(({ id }) => id === 1 || id === 4),
      ],
      ['tas=', () => true],
      ['tas=%5B%5D', () => true],
      [
        'taSlug=social-progress',
        (card: OpportunityCard) => card.thematicAreas.some(({ slug }) => slug === 'social-progress'),
      ],
      ['taSlug=sustainibility', (card: OpportunityCard) => card.thematicAreas.some(({ id }) => id === 2)],
      ['taSlug=sustainability', (card: OpportunityCard) => card.thematicAreas.some(({ id }) => id === 2)],
      ['open=1', (card: OpportunityCard) => card.status === 'open'],
      ['open=0', (card: OpportunityCard) => card.status !== 'open'],
      [
        'agsCat=education&isProgram=1&open=true',
        (card: OpportunityCard) => card.agsCategory === 'education' && card.isProgram && card.status === 'open',
      ],
      ['utm_source=mail&populate=*&filters%5Bid%5D=1&where=x', () => true],
    ])('narrowed by %s has exactly what fits', async (query, fits) => {
      const everything = await list('');
      const expected = everything.filter(fits).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect((await list(query)).map(({ id }) => id)).toEqual(expected);
      expect((await list(query, 'ar')).map(({ id }) => id)).toEqual(expected);
    });

    it('narrowed by a partner takes its slug and its id', async () => {
      const partner = (await list('')).find((card) => card.partner)?.partner;
      const bySlug = await list(`partner=${partner?.slug}`);
      expect(bySlug.length).toBeGreaterThan(0);
      for (const card of bySlug) expect(card.partner?.slug).toBe(partner?.slug);
      expect(await list(`partner=${partner?.id}`)).toEqual(bySlug);
    });

    it('of an area takes both spellings of its slug and the filters of the list', async () => {
      const wire = await cms.data<OpportunityCard[]>(
        '/api/job-opportunities/ta-slug/sustainibility?pageSize=100&isProgram=1',
      );
      expect(await cms.data('/api/job-opportunities/ta-slug/sustainability?pageSize=100&isProgram=1')).toEqual(wire);
      expect(wire.map(({ id }) => id)).toEqual((await list('taSlug=2&isProgram=1')).map(({ id }) => id));
      expect(wire.length).toBeGreaterThan(0);
    });

    it.each([
      'page=0',
      'page=-1',
      'page=abc',
      'page=1e12',
      'pageSize=101',
      'pageSize=1000000',
      'agsCat=sports',
      'isProgram=maybe',
      'tas=1,2',
      'tas=%5B9%5D',
      'tas=%7B',
      'taSlug=none',
      'country=Atlantis',
      'workMode=moon',
      'sort=random',
      'open=2',
      'cat=a%27b',
      "partner=x'%20OR%201=1",
    ])('refuses %s', async (query) => {
      const { status, body } = await cms.get(`/api/job-opportunities?${query}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        success: false,
        message: 'Please check the highlighted fields',
        errors: { [query.split('=')[0] ?? '']: [expect.any(String)] },
      });
    });

    it('takes the last of a repeated name', async () => {
      expect(await list('agsCat=education&agsCat=research')).toEqual(await list('agsCat=research'));
    });
  });

  describe.each(locales)('Facets in the language %s', (language) => {
    const names = {
      categories: (value: string) => `cat=${value}`,
      partners: (value: string) => `partner=${value}`,
      agsCategories: (value: string) => `agsCat=${value}`,
      thematicAreas: (value: string) => `tas=${encodeURIComponent(`[${value}]`)}`,
      countries: (value: string) => `country=${value}`,
      workModes: (value: string) => `workMode=${value}`,
      isProgram: (value: string) => `isProgram=${value}`,
    };

    it.each([
      '',
      'agsCat=research',
      'open=1&tas=%5B1,3%5D',
      `q=${encodeURIComponent(language === 'ar' ? 'بحث' : 'research')}`,
    ])('count what each value would leave under "%s"', async (query) => {
      const facets = await cms.data<OpportunityFacets>(`/api/job-opportunities/filters?${query}`, { language });
      for (const [facet, filter] of Object.entries(names)) {
        for (const { value, label, count } of facets[facet as keyof OpportunityFacets]) {
          // The facet's own filter does not count: the value takes its place.
          const own = filter('').split('=')[0];
          const others = query
            .split('&')
            .filter((part) => part.split('=')[0] !== own)
            .join('&');
          expect({ facet, value, count: await total(`${others}&${filter(value)}`, language) }).toEqual({
            facet,
            value,
            count,
          });
          expect(label.trim()).not.toBe('');
        }
      }
    });
  });

  describe('Related opportunities', () => {
    it('are at most six, open, akin and never the one itself', async () => {
      for (const card of (await list('')).slice(0, 12)) {
        const related = await cms.data<OpportunityCard[]>(`/api/job-opportunities/related/${card.id}`);
        expect(related.length).toBeLessThanOrEqual(6);
        expect(related.length).toBeGreaterThan(0);
        for (const other of related) {
          expect(other.id).not.toBe(card.id);
          expect(other.status).toBe('open');
          const sharesArea = other.thematicAreas.some(({ id }) => card.thematicAreas.some((area) => area.id === id));
          expect(sharesArea || other.category?.id === card.category?.id || other.partner?.id === card.partner?.id).toBe(
            true,
          );
        }
      }
    });

    it('are the same by id and by slug, in both languages', async () => {
      const [card] = await list('');
      const ids = async (key: string | undefined, language: Locale) =>
        (await cms.data<OpportunityCard[]>(`/api/job-opportunities/related/${key}`, { language })).map(({ id }) => id);
      expect(await ids(card?.slug, 'ar')).toEqual(await ids(card?.id, 'en'));
    });
  });

  describe('The search', () => {
    const found = async (q: string, language: Locale) =>
      (await list(`q=${encodeURIComponent(q)}`, language)).map(({ id }) => id).sort();

    it('finds an Arabic word with and without article, vowel signs, shadda and tatweel alike', async () => {
      const plain = await found('ذكاء', 'ar');
      expect(plain.length).toBeGreaterThan(0);
      for (const q of ['الذكاء', 'الذّكاء', 'الذَّكَاءُ', 'ذكـــاء', 'والذكاء', 'بالذكاء', 'للذكاء'])
        expect(await found(q, 'ar')).toEqual(plain);
    });

    it.each([
      ['إعداد', 'اعداد'],
      ['أبحاث', 'ابحاث'],
      ['جامعة', 'جامعه'],
    ])('takes %s and %s for the same word', async (a, b) => {
      const hits = await found(a, 'ar');
      expect(hits.length).toBeGreaterThan(0);
      expect(await found(b, 'ar')).toEqual(hits);
    });

    it('is blind to capitals and accents, and finds the beginnings of words', async () => {
      const hits = await found('research', 'en');
      expect(hits.length).toBeGreaterThan(0);
      expect(await found('RESEARCH', 'en')).toEqual(hits);
      expect(await found('résearch', 'en')).toEqual(hits);
      expect(await found('resear', 'en')).toEqual(expect.arrayContaining(hits));
    });

    it('finds an opportunity by the name of its partner', async () => {
      const partner = (await list('')).find((card) => card.partner)?.partner;
      const hits = await list(`q=${encodeURIComponent(partner?.name ?? '')}`);
      expect(hits.some((card) => card.partner?.id === partner?.id)).toBe(true);
    });

    it('needs every word, and puts a hit in the title before one in the text', async () => {
      const [card] = await list('');
      const [first] = await list(`q=${encodeURIComponent(card?.title ?? '')}`);
      expect(first?.id).toBe(card?.id);
      expect(await list(`q=${encodeURIComponent(`${card?.title} xyzzyplugh`)}`)).toEqual([]);
    });

    it.each([
      '%',
      '_',
      '"',
      "'",
      '*',
      '()',
      'NEAR(',
      'a AND',
      '" OR 1=1 --',
      '\\',
      ':*',
      '& |',
      '<script>',
      '٪',
      ' ',
      'ال',
      'ة',
      '\u0000x',
      '🙂',
    ])('takes %j as text, never as an operator', async (q) => {
      const { status, body } = await cms.get(`/api/job-opportunities?q=${encodeURIComponent(q)}`);
      expect({ q, status }).toEqual({ q, status: 200 });
      expect(body.success).toBe(true);
    });
  });
}
