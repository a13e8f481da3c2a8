import { describe, expect, it } from 'vitest';
import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { search, searchedTypes, type SearchAnswer } from '@scholars/contract/search';
import type { Cms } from '../support/cms.js';
import { heading, paragraph } from '../support/rich-text.js';
import { searching } from '../support/searching.js';
import { shapeProblems } from './reads.js';

/** What is found, how it is written in the answer, and that it follows what staff publish. */
export function searchFacts(cms: Cms): void {
  const { ask, paths, slugs, marked, documents, write, withOpportunity, withOpportunities } = searching(cms);

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

  describe('Hits', () => {
    it('come in the order of their titles: the same, beginning so, having the words, then those with the words in their summary, then in their text', async () => {
      const made = ['Zygote', 'Zygote atlas', 'An atlas of the zygote', 'Other one', 'Other'];
      const of = documents('api::opportunity.opportunity');
      const ids: string[] = [];
      for (const [i, title] of [...made.entries()].reverse()) {
        const data = write({
          title,
          slug: `zygote-${i}`,
          summary: title === 'Other one' ? 'Something, somewhere, whatever it is, about a zygote' : 'A post',
          // The word again and again, for which a score by itself would put it first.
          description: [paragraph(title === 'Other' ? 'Zygote zygote zygote.' : 'About whatever that may be.')],
          agsCategory: 'research',
          isProgram: false,
          closed: false,
        });
        ids.push((await of.create({ locale: 'en', status: 'published', data })).documentId);
      }
      expect((await ask('zygote')).hits.map(({ title }) => title)).toEqual(made);
      expect((await cms.data<OpportunityCard[]>('/api/job-opportunities?q=zygote')).map(({ title }) => title)).toEqual(
        made,
      );
      for (const documentId of ids) await of.delete({ documentId, locale: '*' });
    });

    it('with one word in the title and another in the summary come before those with one of them in the text', async () => {
      const quolls = [
        { title: 'Quoll', description: [paragraph('Numbat numbat numbat.')] },
        { title: 'Quoll survey', summary: 'Of each and every numbat that there is in the whole country' },
      ];
      await withOpportunities(
        quolls.map((en) => ({ en })),
        async (inText, inSummary) => {
          expect(await slugs('numbat quoll')).toEqual([inSummary?.slug, inText?.slug]);
        },
      );
    });

    it.each<[Locale, string]>([
      ['en', 'research'],
      ['ar', 'البحث'],
    ])('in %s are each on exactly one page, in every tab, as many as the counts say', async (language, q) => {
      const { counts } = await ask(q, language);
      expect(counts.all).toBe(counts.pages + counts.opportunities + counts.organizations + counts.members);
      for (const type of ['all', ...searchedTypes] as const) {
        const found: string[] = [];
        for (let page = 1; page <= Math.ceil(counts[type] / 7); page += 1) {
          const { hits, paging } = await cms.data<SearchAnswer>(
            `/api/search?q=${encodeURIComponent(q)}&type=${type}&pageSize=7&page=${page}`,
            { language },
          );
          expect(paging).toEqual({ page, pageSize: 7, pageCount: Math.ceil(counts[type] / 7), total: counts[type] });
          for (const hit of hits) if (type !== 'all') expect(hit.type).toBe(type);
          found.push(...hits.map(({ path }) => path));
        }
        expect(new Set(found).size).toBe(counts[type]);
        expect(found).toHaveLength(counts[type]);
        expect(
          await cms.data(`/api/search?q=${encodeURIComponent(q)}&type=${type}&page=999999999`, { language }),
        ).toMatchObject({ hits: [], counts });
      }
    });

    it.each<[Locale, string]>([
      ['en', 'research'],
      ['ar', 'البحث'],
    ])('in %s lead to something that exists', async (language, q) => {
      const { hits } = await ask(q, language);
      const callOf: Record<string, (slug: string) => string> = {
        opportunity: (slug) => `/api/job-opportunities/${slug}`,
        organization: (slug) => `/api/organizations/${slug}`,
        member: (slug) => `/api/members/${slug}`,
        page: (slug) => `/api/pages/${slug}`,
        event: (slug) => `/api/events/${slug}`,
        'thematic-area': (slug) => `/api/thematic-areas/slug/${slug}`,
      };
      expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(searchedTypes));
      expect(shapeProblems(search.data, await ask(q, language))).toEqual({});
      for (const { kind, slug } of hits)
        expect((await cms.get(callOf[kind]?.(slug) ?? '', { language })).status).toBe(200);
    });

    it('mark what was searched for as it is written there, and leave the text as it is', async () => {
      const title = 'أُطْلُسُ الذَّكاءِ والإستدامة للجميع';
      await withOpportunity({ title, summary: 'ملخّص عن ذكــاء الآلة والاستدامة.' }, async ({ slug }) => {
        const { hits } = await ask('اطلس ذكاء الاستدامه', 'ar');
        expect(hits).toHaveLength(1);
        expect(hits[0]).toMatchObject({ slug, title });
        expect(marked(hits[0]?.markedTitle ?? [])).toBe('[أُطْلُسُ] [الذَّكاءِ] [والإستدامة] للجميع');
        expect(hits[0]?.markedTitle.map(({ text }) => text).join('')).toBe(title);
        expect(marked(hits[0]?.excerpt ?? [])).toBe('ملخّص عن [ذكــاء] الآلة [والاستدامة].');
      });
    });

    it('mark the corrected word, and show the part of a long text that it is in', async () => {
      const filler = Array.from({ length: 80 }, (_, i) => `Sentence ${i} of a long text.`).join(' ');
      await withOpportunity(
        {
          title: 'Long one',
          description: [paragraph(filler), heading(2, 'Wombats'), paragraph(`Count the wombats & more ${filler}`)],
        },
        async () => {
          const { hits, correctedTo } = await ask('wombatz');
          expect(correctedTo).toBe('wombats');
          const excerpt = marked(hits[0]?.excerpt) ?? '';
          expect(excerpt).toMatch(/^… .*\[Wombats\] · Count the \[wombats\] & more Sentence 0 .* …$/);
          expect(excerpt.length).toBeLessThan(230);
          expect(excerpt).not.toContain('<');
        },
      );
    });

    it('find members by both of their names, and say in which language they are', async () => {
      for (const language of ['en', 'ar'] as const) {
        for (const q of ['Ibrahim Musa', 'إبراهيم موسى', 'ابراهيم موسي']) {
          const [first] = (await ask(q, language)).hits;
          expect(first).toMatchObject({ kind: 'member', path: '/members/ibrahim-musa', locale: language });
        }
      }
    });

    it('find pages of the site, events and areas under their addresses', async () => {
      expect((await paths('privacy'))[0]).toBe('/privacy');
      expect((await paths('الخصوصية', 'ar'))[0]).toBe('/privacy');
      expect((await paths('Precision Health'))[0]).toBe('/focus-areas/research/precision-health');
      expect(await paths('gathering', 'en', '&type=pages')).toContain('/annual-gathering-24');
      const { title } = await cms.data<{ title: string }>('/api/pages/join-us');
      expect((await paths(title))[0]).toBe('/organizations/join-us');
    });
  });

  describe('What is published', () => {
    it('is found below /pages where it is a page that the site did not have', async () => {
      const of = documents('api::page.page');
      const data = write({ slug: 'bilby-code', title: 'Bilby code of conduct' });
      const { documentId } = await of.create({ locale: 'en', status: 'published', data });
      expect(await paths('bilby')).toEqual(['/pages/bilby-code']);
      await of.delete({ documentId, locale: '*' });
      expect(await paths('bilby')).toEqual([]);
    });

    it('is found at once, under its new name only, and not any more once it is gone', async () => {
      const of = documents('api::page.page');
      const about = await of.findFirst({ locale: 'en', filters: write({ slug: 'about' }) });
      const documentId = about?.documentId ?? '';
      const title = about?.title as string;
      await of.update({ documentId, locale: 'en', status: 'published', data: write({ title: 'Axolotl manual' }) });
      expect(await paths('axolotl')).toEqual(['/about']);
      expect((await ask('axolotk')).correctedTo).toBe('axolotl');
      await of.update({ documentId, locale: 'en', data: write({ title: 'Numbat manual' }) });
      expect(await paths('numbat')).toEqual([]);
      await of.unpublish({ documentId, locale: 'en' });
      expect(await paths('axolotl')).toEqual([]);
      // Nor is a typing error corrected to what nobody may read.
      expect((await ask('axolotk')).correctedTo).toBeNull();
      await of.update({ documentId, locale: 'en', status: 'published', data: write({ title }) });
      expect(await paths('axolotl')).toEqual([]);
      expect(await paths(title)).toContain('/about');
    });

    it('in one language only is found in it by readers of the other', async () => {
      await withOpportunity({ title: 'Pangolin atlas' }, async ({ slug }) => {
        const { hits } = await ask('pangolin', 'ar');
        expect(hits).toHaveLength(1);
        expect(hits[0]).toMatchObject({ slug, locale: 'en', title: 'Pangolin atlas' });
        expect((await ask('pangolim', 'ar')).correctedTo).toBe('pangolin');
      });
    });

    it('leaves out members who are not in the directory, and what of a member strangers do not see', async () => {
      const of = documents('api::member.member');
      const member = await of.create({
        locale: 'en',
        data: write({
          slug: 'member-of-a-test',
          firstName: 'Quokka',
          lastName: 'Wallaby',
          biography: [paragraph('Studies thylacines.')],
          directoryVisible: true,
        }),
      });
      expect(await paths('quokka')).toHaveLength(1);
      expect(await paths('thylacines')).toHaveLength(1);
      await of.update({
        documentId: member.documentId,
        locale: 'en',
        data: write({ visibility: { biography: 'members' } }),
      });
      expect(await paths('quokka')).toHaveLength(1);
      expect(await paths('thylacines')).toEqual([]);
      expect(marked((await ask('quokka')).hits[0]?.excerpt ?? [])).not.toContain('thylacines');
      await of.update({ documentId: member.documentId, locale: 'en', data: write({ directoryVisible: false }) });
      for (const q of ['quokka', 'quokkk', 'wallaby'])
        expect(await ask(q)).toMatchObject({ counts: { all: 0 }, correctedTo: null });
      await of.delete({ documentId: member.documentId, locale: '*' });
    });

    it('counts words as often as there are entries with them, after any number of changes', async () => {
      const entriesOf = async (word: string) =>
        Number(
          (
            await cms
              .db('search_vocabulary')
              .where({ word, listing: 'listing_opportunities', locale: 'en' })
              .first('entries')
          )?.entries ?? 0,
        );
      await withOpportunity({ title: 'Tapir tapir' }, async ({ id }) => {
        expect(await entriesOf('tapir')).toBe(1);
        await withOpportunity({ title: 'Another tapir' }, async () => expect(await entriesOf('tapir')).toBe(2));
        await documents('api::opportunity.opportunity').update({
          documentId: id,
          locale: 'en',
          status: 'published',
          data: write({ summary: 'Tapirs and a tapir' }),
        });
        expect([await entriesOf('tapir'), await entriesOf('tapirs')]).toEqual([1, 1]);
      });
      expect([await entriesOf('tapir'), await entriesOf('tapirs')]).toEqual([0, 0]);
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
