import { beforeAll, describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';
import { askDesk, newStaff } from '../support/staff.js';

const uid = 'api::opportunity.opportunity';
const entries = `/content-manager/collection-types/${uid}`;

interface Made {
  data: { documentId: string };
}
interface Version {
  locale: string;
  slug: string;
  title: string;
  publishedAt: string | null;
  partner: { documentId: string } | null;
  thematicAreas: { documentId: string }[];
}

let made = 0;
const opportunity = (title: string, slug = `to-duplicate-x${(made += 1)}`) => ({
  title,
  slug,
  summary: 'A summary',
  agsCategory: 'research',
  isProgram: false,
  closed: false,
});

/** Entries that staff make of others. */
export function duplicateFacts(cms: Cms): void {
  let editor = '';
  beforeAll(async () => {
    editor = await newStaff(cms, 'strapi-editor');
  });
  const ask = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await askDesk<Made>(cms, editor, method, path, body);
    expect(status).toBeLessThan(300);
    return answer.data?.documentId;
  };
  const write = (entry: object, locale = 'en') => ask('POST', `${entries}?locale=${locale}`, entry);
  const translate = (documentId: string, title: string) => ask('PUT', `${entries}/${documentId}?locale=ar`, { title });
  const duplicate = (documentId: string) => ask('POST', `${entries}/auto-clone/${documentId}`);
  const versions = (documentId: string): Promise<Version[]> =>
    cms.strapi.db.query(uid).findMany({
      where: { documentId },
      orderBy: { locale: 'asc' },
      populate: { partner: true, thematicAreas: true },
    });
  const addresses = async (documentId: string) => (await versions(documentId)).map(({ slug }) => slug);

  describe('A duplicate', () => {
    it('is a draft in both languages, with the same relations and an address of its own', async () => {
      const draftOf = (kind: string): Promise<{ documentId: string }> =>
        cms.strapi.db.query(kind).findOne({ where: { locale: 'en', publishedAt: { $null: true } } });
      const partner = await draftOf('api::organization.organization');
      const area = await draftOf('api::thematic-area.thematic-area');
      const related = { partner: { connect: [partner] }, thematicAreas: { connect: [area] } };
      const original = { ...opportunity('To be duplicated'), ...related };
      const documentId = await write(original);
      await translate(documentId, 'لنسخها');
      for (const locale of ['en', 'ar'])
        await ask('POST', `${entries}/${documentId}/actions/publish?locale=${locale}`, {});
      const { slug } = original;
      const first = await duplicate(documentId);
      const second = await duplicate(documentId);
      for (const [copy, own] of [
        [first, `${slug}-2`],
        [second, `${slug}-3`],
      ] as const) {
        const shared = {
          slug: own,
          publishedAt: null,
          partner: { documentId: partner.documentId },
          thematicAreas: [{ documentId: area.documentId }],
        };
        expect(await versions(copy)).toMatchObject([
          { ...shared, locale: 'ar', title: 'لنسخها' },
          { ...shared, locale: 'en', title: 'To be duplicated' },
        ]);
      }
    });

    it('there is of an entry that is written in Arabic alone', async () => {
      const original = opportunity('بالعربية وحدها');
      const copy = await duplicate(await write(original, 'ar'));
      expect(await versions(copy)).toMatchObject([
        { locale: 'ar', title: 'بالعربية وحدها', slug: `${original.slug}-2` },
      ]);
    });

    it('of a duplicate has the next number that is free, in both languages', async () => {
      const original = opportunity('Duplicated twice over');
      const documentId = await write(original);
      await translate(documentId, 'مكررة مرتين');
      const second = await duplicate(documentId);
      const third = await duplicate(second);
      expect(await addresses(third)).toEqual([`${original.slug}-3`, `${original.slug}-3`]);
      expect(await addresses(await duplicate(third))).toEqual([`${original.slug}-4`, `${original.slug}-4`]);
    });

    it.each([
      { what: 'a year', title: 'Reef plan', slug: 'reef-plan-2030', beside: 'reef-plan' },
      { what: 'a number of its title', title: 'Reef phase 2', slug: 'reef-phase-2', beside: 'reef-phase' },
      { what: 'a number of nobody else’s address', title: 'Reefs', slug: 'reef-depth-40', beside: 'reef-heights' },
    ])('keeps $what in its address', async ({ title, slug, beside }) => {
      await write(opportunity('Reefs', beside));
      expect(await addresses(await duplicate(await write(opportunity(title, slug))))).toEqual([`${slug}-2`]);
    });

    it('has an address of its own though others duplicate at the same moment', async () => {
      const original = opportunity('Duplicated by many');
      const documentId = await write(original);
      const copies = await Promise.all([1, 2, 3, 4].map(() => duplicate(documentId)));
      const own = await Promise.all(copies.map(async (copy) => (await addresses(copy))[0]));
      expect(own.toSorted()).toEqual([2, 3, 4, 5].map((number) => `${original.slug}-${number}`));
    });
  });
}
