import { describe, expect, it } from 'vitest';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import type { MemberCard } from '@scholars/contract/members';
import type { Organization } from '@scholars/contract/organizations';
import type { Locale } from '@scholars/contract/locale';
import type { Cms } from '../support/cms.js';
import { paragraph } from '../support/rich-text.js';
import { writing } from '../support/writing.js';

/** Cards say what their entries name as it is now. */
export function cardNameFacts(cms: Cms): void {
  const { documents, write, create } = writing(cms);

  describe('What a card names beside its entry', () => {
    const organizations = 'api::organization.organization';
    const members = 'api::member.member';

    /** The card of an opportunity as each call gives it, in one language. */
    async function cardsOf(id: string, title: string, language: Locale): Promise<OpportunityCard[]> {
      const paths = [
        `/api/job-opportunities?pageSize=100`,
        `/api/job-opportunities?sort=deadline&pageSize=100`,
        `/api/job-opportunities?q=${encodeURIComponent(title)}`,
        '/api/job-opportunities/ta-slug/social-progress?pageSize=100',
      ];
      const found = await Promise.all(
        paths.map(async (path) =>
          (await cms.data<OpportunityCard[]>(path, { language })).filter((card) => card.id === id),
        ),
      );
      return [...found.flat(), await cms.data<OpportunityCard>(`/api/job-opportunities/${id}`, { language })];
    }

    const areaFive = async () =>
      (await documents('api::thematic-area.thematic-area').findFirst({ locale: 'en', filters: { number: 5 } as never }))
        ?.documentId ?? '';
    const update = (of: string, documentId: string, data: Record<string, unknown>, locale: Locale = 'en') =>
      documents(of).update({ documentId, locale, status: 'published', data: write(data) });

    async function makeFile(url: string): Promise<number> {
      const file = await cms.strapi.db.query('plugin::upload.file').create({
        data: {
          name: url,
          hash: url,
          ext: '.png',
          mime: 'image/png',
          size: 1,
          url: `/uploads/${url}.png`,
          provider: 'local',
          alternativeText: 'Before',
          width: 10,
          height: 20,
        },
      });
      return file.id as number;
    }
    const library = () =>
      cms.strapi.plugin('upload').service<{
        updateFileInfo(id: number, values: object): Promise<unknown>;
        remove(file: object): Promise<unknown>;
      }>('upload');
    const removeFile = async (id: number) =>
      library().remove((await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } })) as object);

    it('is as it is now: a partner’s name and logo, a category, an area, in both languages', async () => {
      const logo = await makeFile('logo-of-a-test');
      const partner = await documents(organizations).create({
        locale: 'en',
        status: 'published',
        data: write({ name: 'Dugong Institute', slug: 'dugong-institute', type: 'ngo', logo }),
      });
      const category = await documents('api::opportunity-category.opportunity-category').create({
        locale: 'en',
        status: 'published',
        data: write({ title: 'Kayaking', slug: 'kayaking' }),
      });
      const area = await areaFive();
      const areaBefore = (await cms.data<{ title: string }>('/api/thematic-areas/5')).title;
      const { id } = await create({
        title: 'Seagrass',
        partner: partner.documentId,
        category: category.documentId,
        thematicAreas: [area],
        publishedAt: new Date(),
      });
      const expectAll = async (expected: Record<string, unknown>) => {
        for (const language of ['en', 'ar'] as const) {
          const cards = await cardsOf(id, 'Seagrass', language);
          expect(cards).toHaveLength(5);
          for (const card of cards) expect(card).toMatchObject(expected);
        }
      };
      const english = async (expected: Record<string, unknown>) => {
        for (const card of await cardsOf(id, 'Seagrass', 'en')) expect(card).toMatchObject(expected);
      };
      await expectAll({
        partner: {
          name: 'Dugong Institute',
          logo: { url: '/uploads/logo-of-a-test.png', alt: 'Before', width: 10, height: 20 },
        },
        category: { title: 'Kayaking' },
      });
      await update(organizations, partner.documentId, { name: 'Manatee Institute' });
      await expectAll({ partner: { name: 'Manatee Institute' } });
      await update(organizations, partner.documentId, { name: 'معهد خروف البحر', type: 'ngo' }, 'ar');
      await english({ partner: { name: 'Manatee Institute' } });
      for (const card of await cardsOf(id, 'Seagrass', 'ar')) expect(card.partner?.name).toBe('معهد خروف البحر');
      await update('api::opportunity-category.opportunity-category', category.documentId, { title: 'Canoeing' });
      await expectAll({ category: { title: 'Canoeing' } });
      await update('api::thematic-area.thematic-area', area, { title: 'Societies by the Sea' });
      await english({ thematicAreas: [{ id: 5, title: 'Societies by the Sea' }] });
      await library().updateFileInfo(logo, { alternativeText: 'After' });
      await english({ partner: { logo: { alt: 'After' } } });
      await removeFile(logo);
      await english({ partner: { logo: { url: '/uploads/drawn/logo-dugong-institute.svg' } } });
      await documents('api::opportunity-category.opportunity-category').unpublish({
        documentId: category.documentId,
        locale: '*',
      });
      await expectAll({ category: null });
      await documents(organizations).delete({ documentId: partner.documentId, locale: '*' });
      await expectAll({ partner: null });
      await update('api::thematic-area.thematic-area', area, { title: areaBefore });
      await documents().delete({ documentId: id, locale: '*' });
    });

    it('shows a picture as the media library has it', async () => {
      const photo = await makeFile('photo-of-a-test');
      const { id } = await create({ title: 'Mangrove', photo });
      const shown = async () => (await cms.data<OpportunityCard[]>('/api/job-opportunities?q=Mangrove'))[0]?.photo;
      expect(await shown()).toEqual({ url: '/uploads/photo-of-a-test.png', alt: 'Before', width: 10, height: 20 });
      const version = async () => (await cms.data<{ version: string }>('/api/content-version')).version;
      const before = await version();
      await library().updateFileInfo(photo, { alternativeText: 'A mangrove at low tide' });
      expect((await shown())?.alt).toBe('A mangrove at low tide');
      expect(await version()).not.toBe(before);
      await removeFile(photo);
      expect((await shown())?.url).toMatch(/^\/uploads\/drawn\/cover/);
      await documents().delete({ documentId: id, locale: '*' });
    });

    it('is as it is now on a member’s card too: the organization, the photo, the areas', async () => {
      const photo = await makeFile('avatar-of-a-test');
      const home = await documents(organizations).create({
        locale: 'en',
        status: 'published',
        data: write({ name: 'Tarsier College', slug: 'tarsier-college', type: 'university' }),
      });
      const member = await documents(members).create({
        locale: 'en',
        status: 'published',
        data: write({
          slug: 'a-tarsier',
          firstName: 'Tarsier',
          lastName: 'Tester',
          directoryVisible: true,
          organization: home.documentId,
          photo,
          thematicAreas: [await areaFive()],
        }),
      });
      const card = async () => (await cms.data<MemberCard[]>('/api/members?q=Tarsier'))[0];
      expect(await card()).toMatchObject({
        organization: { name: 'Tarsier College' },
        photo: { alt: 'Before' },
        thematicAreas: [{ id: 5 }],
      });
      await update(organizations, home.documentId, { name: 'Loris College' });
      await library().updateFileInfo(photo, { alternativeText: 'After' });
      expect(await card()).toMatchObject({ organization: { name: 'Loris College' }, photo: { alt: 'After' } });
      expect((await cms.data<Organization[]>('/api/organizations?q=Loris'))[0]).toMatchObject({
        id: home.documentId,
        name: 'Loris College',
        opportunityCount: 0,
      });
      const { id } = await create({ title: 'Night shift', partner: home.documentId });
      expect((await cms.data<Organization[]>('/api/organizations?q=Loris'))[0]).toMatchObject({ opportunityCount: 1 });
      await update('api::opportunity.opportunity', id, { closed: true });
      expect((await cms.data<Organization[]>('/api/organizations?q=Loris'))[0]).toMatchObject({ opportunityCount: 0 });
      await update(members, member.documentId, { directoryVisible: false });
      expect(await cms.data('/api/members?q=Tarsier')).toEqual([]);
      for (const [of, documentId] of [
        [members, member.documentId],
        [organizations, home.documentId],
        ['api::opportunity.opportunity', id],
      ] as const)
        await documents(of).delete({ documentId, locale: '*' });
      await removeFile(photo);
    });

    it('says nothing of a member that strangers may not see', async () => {
      const hidden = { biography: 'private', education: 'private', experience: 'private', publications: 'private' };
      const member = await documents(members).create({
        locale: 'en',
        status: 'published',
        data: write({
          slug: 'an-aardwolf',
          firstName: 'Aardwolf',
          lastName: 'Tester',
          directoryVisible: true,
          visibility: hidden,
          biography: [paragraph('Secretive words')],
          orcid: '0000-0001-5109-3700',
          homepage: 'https://secretive.example',
        }),
      });
      const cards = await cms.db('listing_members_cards').where('card', 'like', '%Aardwolf%').pluck('card');
      expect(cards).toHaveLength(2);
      for (const card of cards) expect(card).not.toMatch(/ecretive|private|visibility|orcid|homepage|biography/);
      await update(members, member.documentId, { directoryVisible: false });
      expect(await cms.db('listing_members_cards').where('card', 'like', '%Aardwolf%').pluck('card')).toEqual([]);
      await documents(members).delete({ documentId: member.documentId, locale: '*' });
    });
  });
}
