import { describe, expect, it } from 'vitest';
import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import { search, searchedTypes, type SearchAnswer } from '@scholars/contract/search';
import type { Cms } from '../support/cms.js';
import { heading, paragraph } from '../support/rich-text.js';
import { searching } from '../support/searching.js';
import { shapeProblems } from './reads.js';

/** How what is found is written in the answer. */
export function searchHitFacts(cms: Cms): void {
  const { ask, paths, slugs, marked, documents, write, withOpportunity, withOpportunities } = searching(cms);

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
}
