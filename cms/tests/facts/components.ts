import { describe, expect, it } from 'vitest';
import { profileSections } from '@scholars/contract/profile-parts';
import type * as ReadComponents from '../../src/platform/strapi/read-components.js';
import type * as WholeProfile from '../../src/api/member/whole-profile.js';
import type { Cms } from '../support/cms.js';
import { leastQueries } from '../support/count-queries.js';

const member = 'api::member.member';
type Row = { id: number } & Record<string, unknown>;

/** Repeatable components, read without Strapi. */
export function componentFacts(cms: Cms): void {
  const withSections = (some: Row[]) =>
    cms.module<typeof WholeProfile>('src/api/member/whole-profile.js').withSections(some);
  const read = (uid: 'api::event.event' | typeof member, field: string) =>
    cms.module<typeof ReadComponents>('src/platform/strapi/read-components.js').componentsReader(uid, [field])([
      { id: 1 },
    ]);
  const rows = (populate: object = {}): Promise<Row[]> =>
    cms.strapi.db.query(member).findMany({ populate, orderBy: { id: 'asc' } });
  const sections = Object.fromEntries(profileSections.map((section) => [section, true]));

  describe('Components of entries', () => {
    it('are what Strapi gives, field by field and in their order', async () => {
      const asStrapiGivesThem = await rows(sections);
      const most = profileSections.map((section) =>
        Math.max(...asStrapiGivesThem.map((row) => (row[section] as object[]).length)),
      );
      expect(Math.min(...most)).toBeGreaterThan(0);
      expect(Math.max(...most)).toBeGreaterThan(2);
      expect(await withSections(await rows())).toEqual(asStrapiGivesThem);
    });

    it('are read in one statement, however many fields and entries there are, and in none for no entry', async () => {
      const some = await rows();
      expect(await leastQueries(cms, () => withSections(some))).toBe(1);
      expect(await leastQueries(cms, () => withSections([]))).toBe(0);
      expect(await withSections([])).toEqual([]);
    });

    it('are refused where they have what cannot be read so, or are none', async () => {
      await expect(read('api::event.event', 'gallery')).rejects.toThrow('event.gallery-picture has');
      await expect(read(member, 'firstName')).rejects.toThrow('has no components of one kind named firstName');
      await expect(read(member, 'nothing')).rejects.toThrow('has no components of one kind named nothing');
    });
  });
}
