import { describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { writing } from '../support/writing.js';

/** What staff may save: nothing that leads nowhere. */
export function usableContentFacts(cms: Cms): void {
  const { uid, documents, write, create } = writing(cms);

  describe('What the site could not use', () => {
    const save = (of: string, data: Record<string, unknown>) =>
      documents(of)
        .create({ locale: 'en', data: write(data) })
        .then(
          (entry) => entry,
          (error: { details?: unknown }) => error.details,
        );
    const announcement = 'api::announcement.announcement';

    it('is refused at its field: links that lead nowhere, and days and moments that are none', async () => {
      const opportunity = { title: 'Refused', slug: 'refused', agsCategory: 'research' };
      const cases: [string, Record<string, unknown>, Record<string, string[]>][] = [
        [uid, { ...opportunity, applyUrl: 'see the PDF on our site' }, { applyUrl: ['no-web-address'] }],
        [uid, { ...opportunity, applyUrl: '/members' }, { applyUrl: ['no-web-address'] }],
        [uid, { ...opportunity, applyUrl: 'javascript:alert(1)' }, { applyUrl: ['no-web-address'] }],
        [uid, { ...opportunity, deadline: '31/02/2027' }, { deadline: ['no-moment'] }],
        [
          'api::organization.organization',
          { name: 'R', slug: 'r', website: 'not one' },
          { website: ['no-web-address'] },
        ],
        [announcement, { text: 'Refused', link: 'opportunities' }, { link: ['no-link'] }],
        ['api::event.event', { title: 'Refused', slug: 'r', startsOn: '25/12/2027' }, { startsOn: ['no-moment'] }],
        ['api::event.event', { title: 'Refused', slug: 'r', endsOn: '2027-02-30' }, { endsOn: ['no-moment'] }],
      ];
      for (const [of, data, details] of cases) expect(await save(of, data)).toEqual(details);
    });

    it('is made usable where that is plain', async () => {
      const cases: [string, string][] = [
        ['www.lakeside.example/apply', 'https://www.lakeside.example/apply'],
        ['/ar/opportunities?q=x', '/opportunities?q=x'],
        [' /members ', '/members'],
      ];
      for (const [typed, link] of cases) {
        const made = (await save(announcement, { text: 'A link', link: typed })) as { documentId: string };
        expect(made).toMatchObject({ link });
        await documents(announcement).delete({ documentId: made.documentId, locale: '*' });
      }
      const { id } = await create({ slug: 'Andalus Foundation/؟' });
      expect(await documents().findOne({ documentId: id, locale: 'en' })).toMatchObject({
        slug: 'andalus-foundation',
      });
      await documents().delete({ documentId: id, locale: '*' });
    });
  });
}
