import { describe, expect, it } from 'vitest';
import type { OpportunityCard, OpportunityFacets } from '@scholars/contract/opportunities';
import type { Locale } from '@scholars/contract/locale';
import type { Cms } from '../support/cms.js';
import { writing } from '../support/writing.js';

/** What content relates to, on the site and off it, in both languages. */
export function contentRelationFacts(cms: Cms): void {
  const { documents, write, create, listed, statusOf } = writing(cms);

  describe('A partner that is renamed', () => {
    it('has its new name on its opportunities, in the facets and in the search', async () => {
      const organizations = 'api::organization.organization';
      const partner = await documents(organizations).create({
        locale: 'en',
        status: 'published',
        data: write({ name: 'Narwhal Institute', slug: 'narwhal-institute', type: 'ngo' }),
      });
      const { id } = await create({ title: 'Sea post', partner: partner.documentId });
      expect(await listed('q=Narwhal')).toEqual([id]);
      await documents(organizations).update({
        documentId: partner.documentId,
        locale: 'en',
        status: 'published',
        data: write({ name: 'Beluga Institute' }),
      });
      expect(await listed('q=Narwhal')).toEqual([]);
      expect(await listed('q=Beluga')).toEqual([id]);
      expect((await cms.data<OpportunityCard>(`/api/job-opportunities/${id}`)).partner?.name).toBe('Beluga Institute');
      const { partners } = await cms.data<OpportunityFacets>('/api/job-opportunities/filters');
      expect(partners.find(({ value }) => value === 'narwhal-institute')).toEqual({
        value: 'narwhal-institute',
        label: 'Beluga Institute',
        count: 1,
      });
      expect(await cms.data('/api/organizations/narwhal-institute')).toMatchObject({
        name: 'Beluga Institute',
        opportunityCount: 1,
      });
      await documents(organizations).unpublish({ documentId: partner.documentId, locale: '*' });
      expect((await cms.data<OpportunityCard>(`/api/job-opportunities/${id}`)).partner).toBeNull();
      expect(await statusOf('/api/organizations/narwhal-institute')).toBe(404);
      expect(await listed('q=Beluga')).toEqual([]);
      await documents().delete({ documentId: id, locale: '*' });
    });
  });

  describe('What an opportunity relates to', () => {
    const organizations = 'api::organization.organization';
    const createPartner = async (name: string) =>
      (
        await documents(organizations).create({
          locale: 'en',
          status: 'published',
          data: write({ name, slug: name.toLowerCase().replaceAll(' ', '-'), type: 'ngo' }),
        })
      ).documentId;
    const cardOf = (id: string, language: Locale = 'en') =>
      cms.data<OpportunityCard>(`/api/job-opportunities/${id}`, { language });
    const partnerOf = async (id: string, language?: Locale) => (await cardOf(id, language)).partner?.name;
    const save = (documentId: string, locale: Locale, data: Record<string, unknown>, status?: 'published') =>
      documents().update({ documentId, locale, data: write(data), ...(status && { status }) });
    const remove = async (id: string, ...partners: string[]) => {
      await documents().delete({ documentId: id, locale: '*' });
      for (const documentId of partners) await documents(organizations).delete({ documentId, locale: '*' });
    };

    it('comes back with what was off the site, unless the draft waits with other changes', async () => {
      const partner = await createPartner('Ocelot Institute');
      const { id } = await create({ title: 'Ocelot post', partner });
      const { id: changed } = await create({ title: 'Ocelot draft', partner });
      await save(changed, 'en', { title: 'Ocelot draft, changed' });
      await documents(organizations).unpublish({ documentId: partner, locale: '*' });
      expect(await partnerOf(id)).toBeUndefined();
      await documents(organizations).publish({ documentId: partner, locale: 'en' });
      expect(await partnerOf(id)).toBe('Ocelot Institute');
      expect(await partnerOf(changed)).toBeUndefined();
      expect(await listed('partner=ocelot-institute')).toEqual([id]);
      expect(await cms.data('/api/organizations/ocelot-institute')).toMatchObject({ opportunityCount: 1 });
      await documents().publish({ documentId: changed, locale: 'en' });
      expect(await partnerOf(changed)).toBe('Ocelot Institute');
      await documents().delete({ documentId: changed, locale: '*' });
      await remove(id, partner);
    });

    it('stays where it is off the site in one language alone', async () => {
      const partner = await createPartner('Serval Institute');
      await documents(organizations).update({
        documentId: partner,
        locale: 'ar',
        status: 'published',
        data: write({ name: 'معهد السرفال' }),
      });
      const { id } = await create({ title: 'Serval post', partner });
      await documents(organizations).unpublish({ documentId: partner, locale: 'en' });
      expect(await partnerOf(id)).toBe('معهد السرفال');
      await documents(organizations).publish({ documentId: partner, locale: 'en' });
      expect(await partnerOf(id)).toBe('Serval Institute');
      await remove(id, partner);
    });

    it('is in a new translation what it is in the original, and in both what was last published', async () => {
      const [one, other] = [await createPartner('Gerbil Institute'), await createPartner('Jerboa Institute')];
      const area = (await documents('api::thematic-area.thematic-area').findFirst({ locale: 'en' }))?.documentId ?? '';
      const { id } = await create({ title: 'Desert post', partner: one, thematicAreas: [area] });
      await save(id, 'ar', { title: 'وظيفة صحراوية' });
      const draft = () =>
        documents().findOne({ documentId: id, locale: 'ar', populate: ['partner', 'thematicAreas'] as never });
      expect(await draft()).toMatchObject({ partner: { documentId: one }, thematicAreas: [{ documentId: area }] });
      await documents().publish({ documentId: id, locale: 'ar' });
      expect(await partnerOf(id, 'ar')).toBe('Gerbil Institute');
      expect((await cardOf(id, 'ar')).thematicAreas).toHaveLength(1);

      await save(id, 'en', { partner: other });
      expect(await draft()).toMatchObject({ partner: { documentId: other } });
      expect(await partnerOf(id, 'ar')).toBe('Gerbil Institute');
      await documents().publish({ documentId: id, locale: 'en' });
      expect([await partnerOf(id), await partnerOf(id, 'ar')]).toEqual(['Jerboa Institute', 'Jerboa Institute']);

      await save(id, 'ar', { partner: null, thematicAreas: [] }, 'published');
      expect([await partnerOf(id), await partnerOf(id, 'ar')]).toEqual([undefined, undefined]);
      expect((await cardOf(id)).thematicAreas).toEqual([]);
      await remove(id, one, other);
    });

    it('is what the form of a new translation shows of the original, with what is changed there', async () => {
      const [one, other] = [await createPartner('Caracal Institute'), await createPartner('Margay Institute')];
      const areas = await documents('api::thematic-area.thematic-area').findMany({ locale: 'en' });
      const [first = '', second = '', third = ''] = areas.map(({ documentId }) => documentId);
      const begin = async (changed: Record<string, unknown>) => {
        const { id } = await create({ title: 'Cat post', partner: one, thematicAreas: [first, second] });
        await save(id, 'ar', { title: 'وظيفة القطط', ...changed });
        const populate = ['partner', 'thematicAreas'] as never;
        const drafts = [
          await documents().findOne({ documentId: id, locale: 'en', populate }),
          await documents().findOne({ documentId: id, locale: 'ar', populate }),
        ];
        await documents().delete({ documentId: id, locale: '*' });
        return drafts;
      };
      const inBoth = (partner: string | null, related: string[]) => {
        const draft = {
          partner: partner && { documentId: partner },
          thematicAreas: related.map((documentId) => ({ documentId })),
        };
        return [draft, draft];
      };
      const untouched = { connect: [], disconnect: [] };
      expect(await begin({ partner: untouched, thematicAreas: untouched })).toMatchObject(inBoth(one, [first, second]));
      const changed = {
        partner: { connect: [{ documentId: other }], disconnect: [{ documentId: one }] },
        thematicAreas: {
          connect: [{ documentId: third, position: { before: second } }],
          disconnect: [{ documentId: first }],
        },
      };
      expect(await begin(changed)).toMatchObject(inBoth(other, [third, second]));
      const taken = { connect: [], disconnect: [{ documentId: one }] };
      expect(await begin({ partner: taken })).toMatchObject(inBoth(null, [first, second]));
      for (const documentId of [one, other]) await documents(organizations).delete({ documentId, locale: '*' });
    });

    it('is shared where it is to people, who have no drafts', async () => {
      const events = 'api::event.event';
      const [speaker] = await documents('api::member.member').findMany({ locale: 'en', limit: 1 });
      const { documentId } = await documents(events).create({
        locale: 'en',
        data: write({
          title: 'Caracal days',
          slug: 'caracal-days',
          startsOn: '2031-01-01',
          endsOn: '2031-01-01',
          timeZone: 'Asia/Qatar',
          speakers: [speaker?.documentId],
        }),
      });
      await documents(events).update({ documentId, locale: 'ar', data: write({ title: 'أيام الوشق' }) });
      const populate = ['speakers'] as never;
      expect(await documents(events).findOne({ documentId, locale: 'ar', populate })).toMatchObject({
        speakers: [{ documentId: speaker?.documentId, locale: 'ar' }],
      });
      await documents(events).delete({ documentId, locale: '*' });
    });
  });
}
