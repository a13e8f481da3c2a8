import type { UID } from '@strapi/strapi';
import type { Locale } from '@scholars/contract/locale';
import type { TextSegment } from '@scholars/contract/marks';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import type { SearchAnswer } from '@scholars/contract/search';
import type { Cms } from './cms.js';

let number = 0;

/** What facts about searching ask, and the opportunities that only they know. */
export function searching(cms: Cms) {
  const documents = (of: string) => cms.strapi.documents(of as UID.ContentType);
  const write = (data: Record<string, unknown>) => data as never;
  const ask = (q: string, language: Locale = 'en', more = '') =>
    cms.data<SearchAnswer>(`/api/search?q=${encodeURIComponent(q)}&pageSize=100${more}`, { language });
  const cards = (q: string, language: Locale = 'en', more = '') =>
    cms.data<OpportunityCard[]>(`/api/job-opportunities?pageSize=100&q=${encodeURIComponent(q)}${more}`, { language });

  /** Opportunities, each in the languages that are given; they are taken away at the end. */
  async function withOpportunities(
    made: readonly Partial<Record<Locale, Record<string, unknown>>>[],
    act: (...found: { id: string; slug: string }[]) => Promise<void>,
  ) {
    const of = documents('api::opportunity.opportunity');
    const found: { id: string; slug: string }[] = [];
    try {
      for (const versions of made) {
        number += 1;
        const slug = `found-by-a-test-${number}`;
        let documentId: string | undefined;
        for (const [locale, data] of Object.entries(versions)) {
          const full = write({
            slug,
            title: 'T',
            summary: locale === 'ar' ? 'إعلان' : 'A post',
            agsCategory: 'research',
            isProgram: false,
            closed: false,
            ...data,
          });
          if (documentId) await of.update({ documentId, locale, status: 'published', data: full });
          else ({ documentId } = await of.create({ locale, status: 'published', data: full }));
        }
        found.push({ id: documentId ?? '', slug });
      }
      await act(...found);
    } finally {
      for (const { id } of found) await of.delete({ documentId: id, locale: '*' });
    }
  }

  return {
    documents,
    write,
    ask,
    cards,
    paths: async (q: string, language: Locale = 'en', more = '') =>
      (await ask(q, language, more)).hits.map(({ path }) => path),
    slugs: async (q: string, language: Locale = 'en', more = '') =>
      (await cards(q, language, more)).map(({ slug }) => slug),
    marked: (segments: readonly TextSegment[] | undefined) =>
      segments?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
    withOpportunities,
    withOpportunity: (
      data: Record<string, unknown>,
      act: (made: { id: string; slug: string }) => Promise<void>,
      locale: Locale = 'en',
    ) => withOpportunities([{ [locale]: data }], (made) => (made ? act(made) : Promise.resolve())),
  };
}
