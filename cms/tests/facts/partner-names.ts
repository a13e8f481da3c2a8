import { afterEach, describe, expect, it } from 'vitest';
import type { UID } from '@strapi/strapi';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import type { Cms } from '../support/cms.js';
import type { BackgroundWork } from '../../src/platform/processes/background-work.js';

const opportunities = 'api::opportunity.opportunity';
const organizations = 'api::organization.organization';
const table = 'listing_opportunities';

/** Opportunities are found by their partner's name as it is now: a few at once, and many after whoever renames it. */
export function partnerNameFacts(cms: Cms): void {
  const made: [uid: string, documentId: string][] = [];
  const documents = (uid: string) => cms.strapi.documents(uid as UID.ContentType);
  const renames = () => cms.module<{ renames: BackgroundWork }>('src/platform/listing/refresh-naming.js').renames.run();

  async function create(uid: string, data: Record<string, unknown>): Promise<string> {
    const { documentId } = await documents(uid).create({ locale: 'en', status: 'published', data: data as never });
    made.push([uid, documentId]);
    return documentId;
  }
  const createPartner = (name: string) =>
    create(organizations, { name, slug: `partner-of-a-fact-${made.length}`, type: 'ngo' });
  const createOpening = (partner: string) =>
    create(opportunities, {
      title: 'Limnology',
      slug: `limnology-${made.length}`,
      summary: 'A post',
      agsCategory: 'research',
      isProgram: false,
      closed: false,
      partner,
    });
  const rename = (documentId: string, name: string) =>
    documents(organizations).update({ documentId, locale: 'en', status: 'published', data: { name } as never });
  const rowsOf = (ids: string[]) => cms.db(table).whereIn('document_id', ids).orderBy('id').pluck('id');
  const foundBy = async (word: string) =>
    (await cms.data<OpportunityCard[]>(`/api/job-opportunities?pageSize=100&q=${word}`)).map(({ id }) => id);

  async function partnerOfMany(name: string): Promise<{ partner: string; ids: string[] }> {
    const partner = await createPartner(name);
    const ids = [];
    for (let i = 0; i < 25; i++) ids.push(await createOpening(partner));
    return { partner, ids };
  }

  afterEach(async () => {
    await renames();
    for (const [uid, documentId] of made.splice(0)) await documents(uid).delete({ documentId, locale: '*' });
  });

  describe('An opportunity of a partner', () => {
    it('is found by its name as it is now, and is read anew where that has changed alone', async () => {
      const partner = await createPartner('Axolotl Institute');
      const id = await createOpening(partner);
      expect(await foundBy('Axolotl')).toEqual([id]);
      const before = await rowsOf([id]);
      expect(before).toHaveLength(2);
      await documents(organizations).update({
        documentId: partner,
        locale: 'en',
        status: 'published',
        data: { type: 'university' } as never,
      });
      await documents(organizations).update({
        documentId: partner,
        locale: 'en',
        data: { name: 'Olm Institute' } as never,
      });
      expect(await rowsOf([id])).toEqual(before);
      expect(await foundBy('Axolotl')).toEqual([id]);
      await documents(organizations).publish({ documentId: partner, locale: 'en' });
      expect(await rowsOf([id])).not.toEqual(before);
      expect([await foundBy('Axolotl'), await foundBy('Olm')]).toEqual([[], [id]]);
      await documents(organizations).unpublish({ documentId: partner, locale: '*' });
      expect(await foundBy('Olm')).toEqual([]);
    });
  });

  describe('The many opportunities of a partner', () => {
    it('are read anew after whoever renames it, and are found by the new name alone', async () => {
      const { partner, ids } = await partnerOfMany('Proteus Institute');
      expect((await foundBy('Proteus')).toSorted()).toEqual(ids.toSorted());
      const before = await rowsOf(ids);
      await cms.strapi.db.transaction(async ({ trx }) => {
        await rename(partner, 'Blind Cave Institute');
        // Nobody else has the database meanwhile.
        expect(await trx(table).whereIn('document_id', ids).orderBy('id').pluck('id')).toEqual(before);
      });
      await renames();
      expect(await foundBy('Proteus')).toEqual([]);
      expect((await foundBy('Blind+Cave')).toSorted()).toEqual(ids.toSorted());
      const after = await rowsOf(ids);
      expect(after).toHaveLength(before.length);
      expect(after.filter((id) => before.includes(id))).toEqual([]);
      expect(await cms.db('listing_renames').select()).toEqual([]);
    });

    it('are read anew from where a process was cut off, each once', async () => {
      const { partner, ids } = await partnerOfMany('Salamander Institute');
      const before = await rowsOf(ids);
      const [after_row, last_row] = [before[29], before.at(-1)];
      await cms.db('listing_renames').insert({
        listing: table,
        named_column: 'partner',
        named: partner,
        after_row,
        last_row,
      });
      await renames();
      const after = await rowsOf(ids);
      expect(after.slice(0, 30)).toEqual(before.slice(0, 30));
      expect(after.slice(30).every((id) => id > last_row)).toBe(true);
      expect(after).toHaveLength(50);
    });

    it('are left as they are where a later version has no such names', async () => {
      await cms
        .db('listing_renames')
        .insert({ listing: 'listing_of_before', named_column: 'partner', named: 'x', after_row: 0, last_row: 9 });
      await renames();
      expect(await cms.db('listing_renames').select()).toEqual([]);
    });
  });
}
