import { describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { paragraph } from '../support/rich-text.js';
import { searching } from '../support/searching.js';

/** That what is found follows what staff publish. */
export function searchPublishingFacts(cms: Cms): void {
  const { ask, paths, marked, documents, write, withOpportunity } = searching(cms);

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
}
