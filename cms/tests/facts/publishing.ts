import { describe, expect, it } from 'vitest';
import type { User } from '@scholars/contract/account';
import type { OpportunityCard, OpportunityFacets } from '@scholars/contract/opportunities';
import type { MemberCard } from '@scholars/contract/members';
import type { Organization } from '@scholars/contract/organizations';
import type { Locale } from '@scholars/contract/locale';
import type { UID } from '@strapi/strapi';
import { people, type Cms } from '../support/cms.js';
import { paragraph } from '../support/rich-text.js';

let number = 0;

/** What staff change in Strapi is what visitors see, at once; each read here would otherwise come from kept answers. */
export function publishingFacts(cms: Cms): void {
  const uid = 'api::opportunity.opportunity';
  const documents = (of: string = uid) => cms.strapi.documents(of as UID.ContentType);
  const write = (data: Record<string, unknown>) => data as never;

  async function create(data: Record<string, unknown> = {}, status: 'published' | 'draft' = 'published') {
    number += 1;
    const slug = `made-by-a-test-${number}`;
    const entry = await documents().create({
      locale: 'en',
      status,
      data: write({
        title: `Zebrafish observatory ${number}`,
        slug,
        summary: 'A post',
        agsCategory: 'research',
        isProgram: false,
        closed: false,
        ...data,
      }),
    });
    return { id: entry.documentId, slug };
  }

  const listed = async (query: string, language: Locale = 'en') =>
    (await cms.data<OpportunityCard[]>(`/api/job-opportunities?pageSize=100&${query}`, { language })).map(
      ({ id }) => id,
    );
  const statusOf = async (path: string) => (await cms.get(path)).status;

  describe('An opportunity', () => {
    it('is in list, search and facets as soon as it is published, and in none once it is not', async () => {
      const countIn = async (country: string) =>
        (await cms.data<OpportunityFacets>('/api/job-opportunities/filters')).countries.find(
          ({ value }) => value === country,
        )?.count ?? 0;
      const before = await countIn('IS');
      expect(await listed('q=Zebrafish')).toEqual([]);
      const { id, slug } = await create({ country: 'IS' });
      expect(await listed('q=Zebrafish')).toEqual([id]);
      expect(await listed('country=IS')).toContain(id);
      expect(await countIn('IS')).toBe(before + 1);
      expect(await statusOf(`/api/job-opportunities/${slug}`)).toBe(200);
      await documents().unpublish({ documentId: id, locale: '*' });
      expect(await listed('q=Zebrafish')).toEqual([]);
      expect(await countIn('IS')).toBe(before);
      expect(await statusOf(`/api/job-opportunities/${slug}`)).toBe(404);
      expect(await statusOf(`/api/job-opportunities/${id}`)).toBe(404);
      expect(await statusOf(`/api/job-opportunities/related/${id}`)).toBe(404);
      await documents().publish({ documentId: id, locale: '*' });
      expect(await listed('q=Zebrafish')).toEqual([id]);
      await documents().delete({ documentId: id, locale: '*' });
      expect(await listed('q=Zebrafish')).toEqual([]);
      expect(await statusOf(`/api/job-opportunities/${id}`)).toBe(404);
    });

    it('stays as it is where no list can follow what is done to it', async () => {
      const { id } = await create({ title: 'Okapi census' });
      await documents().update({ documentId: id, locale: 'en', data: write({ title: 'Okapi count' }) });
      const cards = 'listing_opportunities_cards';
      await cms.db.schema.renameTable(cards, 'cards_put_aside');
      const refused = [
        await documents().publish({ documentId: id, locale: 'en' }).catch(String),
        await documents().unpublish({ documentId: id, locale: '*' }).catch(String),
        await documents().delete({ documentId: id, locale: '*' }).catch(String),
      ];
      await cms.db.schema.renameTable('cards_put_aside', cards);
      expect(refused).toEqual([1, 2, 3].map(() => expect.stringContaining(cards)));
      expect(await listed('q=Okapi')).toEqual([id]);
      expect(await cms.data(`/api/job-opportunities/${id}`)).toMatchObject({ title: 'Okapi census' });
      expect(await documents().findOne({ documentId: id, locale: 'en' })).toMatchObject({ title: 'Okapi count' });
      await documents().publish({ documentId: id, locale: 'en' });
      expect(await cms.data(`/api/job-opportunities/${id}`)).toMatchObject({ title: 'Okapi count' });
      await documents().delete({ documentId: id, locale: '*' });
    });

    it('can be published within a transaction, as Strapi’s own admin does, and is told of when that is done', async () => {
      const version = async () => (await cms.data<{ version: string }>('/api/content-version')).version;
      const { id } = await create({ title: 'Caracal census' }, 'draft');
      const { contentVersion } = cms.module<{ contentVersion: () => number }>(
        'src/platform/content/content-version.js',
      );
      const before = await version();
      const numberBefore = contentVersion();
      await cms.strapi.db.transaction(async () => {
        await documents().publish({ documentId: id, locale: 'en' });
        expect(contentVersion()).toBe(numberBefore);
      });
      expect(await version()).not.toBe(before);
      expect(await listed('q=Caracal')).toEqual([id]);
      await documents().delete({ documentId: id, locale: '*' });
    });

    it('changes the version of the content, by which portals know that their pages are old', async () => {
      const version = async () => (await cms.data<{ version: string }>('/api/content-version')).version;
      const before = await version();
      expect(await version()).toBe(before);
      const { id } = await create({ title: 'Numbat census' });
      const after = await version();
      expect(after).not.toBe(before);
      await documents().delete({ documentId: id, locale: '*' });
      expect(await version()).not.toBe(after);
    });

    it('that is a draft is nowhere', async () => {
      const { id, slug } = await create({ title: 'Quagga survey' }, 'draft');
      expect(await listed('q=Quagga')).toEqual([]);
      for (const path of [
        `/api/job-opportunities/${id}`,
        `/api/job-opportunities/${slug}`,
        `/api/job-opportunities/related/${id}`,
        `/api/job-opportunities/${id}?status=draft`,
      ]) {
        expect(await statusOf(path)).toBe(404);
      }
      await documents().delete({ documentId: id });
    });

    it('keeps its published text until the changed draft is published', async () => {
      const { id } = await create({ title: 'Okapi census' });
      const title = async () => (await cms.data<OpportunityCard>(`/api/job-opportunities/${id}`)).title;
      await documents().update({ documentId: id, locale: 'en', data: write({ title: 'Giraffe census' }) });
      expect(await title()).toBe('Okapi census');
      expect(await listed('q=Giraffe')).toEqual([]);
      await documents().publish({ documentId: id, locale: 'en' });
      expect(await title()).toBe('Giraffe census');
      expect(await listed('q=Giraffe')).toEqual([id]);
      expect(await listed('q=Okapi')).toEqual([]);
      await documents().delete({ documentId: id, locale: '*' });
    });

    it('that is not translated is shown in English to Arabic readers, and says so', async () => {
      const { id } = await create({ title: 'Pangolin atlas' });
      expect(await cms.data(`/api/job-opportunities/${id}`, { language: 'ar' })).toMatchObject({
        locale: 'en',
        title: 'Pangolin atlas',
      });
      expect(await listed('q=Pangolin', 'ar')).toEqual([id]);
      await documents().update({
        documentId: id,
        locale: 'ar',
        status: 'published',
        data: write({ title: 'أطلس آكل النمل' }),
      });
      expect(await cms.data(`/api/job-opportunities/${id}`, { language: 'ar' })).toMatchObject({
        locale: 'ar',
        title: 'أطلس آكل النمل',
      });
      expect(await cms.data(`/api/job-opportunities/${id}`)).toMatchObject({ locale: 'en', title: 'Pangolin atlas' });
      await documents().unpublish({ documentId: id, locale: 'en' });
      expect(await cms.data(`/api/job-opportunities/${id}`)).toMatchObject({ locale: 'ar', title: 'أطلس آكل النمل' });
      await documents().delete({ documentId: id, locale: '*' });
    });

    it('is closed or expired as its entry says', async () => {
      const closed = await create({ title: 'Closed one', closed: true });
      const expired = await create({ title: 'Expired one', deadline: new Date(Date.now() - 60_000) });
      const open = await create({ title: 'Open one', deadline: null });
      const status = async ({ id }: { id: string }) =>
        (await cms.data<OpportunityCard>(`/api/job-opportunities/${id}`)).status;
      expect([await status(closed), await status(expired), await status(open)]).toEqual(['closed', 'expired', 'open']);
      for (const { id } of [closed, expired, open]) await documents().delete({ documentId: id, locale: '*' });
    });
  });

  describe('What the site could not use', () => {
    const save = (of: string, data: Record<string, unknown>) =>
      documents(of)
        .create({ locale: 'en', data: write(data) })
        .then(
          (entry) => entry,
          (error: { details?: unknown }) => error.details,
        );
    const announcement = 'api::announcement.announcement';

    it('is refused at its field: links that lead nowhere, and moments that are none', async () => {
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
        slug: 'andalus-foundation-2',
      });
      await documents().delete({ documentId: id, locale: '*' });
    });
  });

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
  });

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

  describe('What each page shows of one’s own profile', () => {
    it('is as the profile is now, and is there and gone with it', async () => {
      const token = await cms.tokenOf('member');
      const user = () => cms.data<User>('/api/user', { token });
      const before = await user();
      const { memberId } = before;
      if (!memberId) throw new Error('The demo’s member has a profile');
      const uid = 'api::member.member';
      const linked = await cms
        .db('members_user_lnk as l')
        .join('up_users as u', 'u.id', 'l.user_id')
        .where('u.email', people.member)
        .select('l.*');
      const profile = (await documents(uid).findOne({ documentId: memberId, locale: 'en' })) as {
        headline?: string;
        slug?: string;
      } | null; // its attributes
      const save = async (data: Record<string, unknown>) => {
        for (const locale of ['en', 'ar'] as const)
          await documents(uid).update({ documentId: memberId, locale, status: 'published', data: write(data) });
      };
      await save({ headline: null });
      expect((await user()).profile_completion_percentage).toBe(before.profile_completion_percentage - 10);
      await save({ headline: profile?.headline });
      expect(await user()).toEqual(before);
      const rows = await cms.db('members_user_lnk').where({ user_id: linked[0]?.user_id });
      await cms.db('members_user_lnk').where({ user_id: linked[0]?.user_id }).delete();
      expect(await user()).toMatchObject({ memberId: null, avatar: null, profile_completion_percentage: 0 });
      await cms.db('members_user_lnk').insert(rows);
      expect(await user()).toEqual(before);
    });
  });

  describe('Other content', () => {
    it('is renamed everywhere at once: a category, an area, a page', async () => {
      const rename = async (of: string, where: Record<string, unknown>, title: string) => {
        const entry = await documents(of).findFirst({ locale: 'en', filters: where as never });
        await documents(of).update({
          documentId: entry?.documentId ?? '',
          locale: 'en',
          status: 'published',
          data: write({ title }),
        });
      };
      await cms.data('/api/job-opportunities/categories');
      await rename(
        'api::opportunity-category.opportunity-category',
        { slug: 'research-fellowship' },
        'Fellowships of every kind',
      );
      expect(await cms.data('/api/job-opportunities/categories')).toContainEqual(
        expect.objectContaining({ slug: 'research-fellowship', title: 'Fellowships of every kind' }),
      );
      const { categories } = await cms.data<OpportunityFacets>('/api/job-opportunities/filters');
      expect(categories).toContainEqual(
        expect.objectContaining({ value: 'research-fellowship', label: 'Fellowships of every kind' }),
      );
      await cms.data('/api/thematic-areas/5');
      await rename('api::thematic-area.thematic-area', { number: 5 }, 'Societies in Progress');
      expect(await cms.data('/api/thematic-areas/5')).toMatchObject({ title: 'Societies in Progress' });
      const [card] = await cms.data<OpportunityCard[]>('/api/job-opportunities?taSlug=5&pageSize=1');
      expect(card?.thematicAreas).toContainEqual({ id: 5, slug: 'social-progress', title: 'Societies in Progress' });
      await cms.data('/api/pages/about');
      await rename('api::page.page', { slug: 'about' }, 'Who we are');
      expect(await cms.data('/api/pages/about')).toMatchObject({ title: 'Who we are' });
    });

    it('shows an announcement only from its first to its last moment', async () => {
      const hour = 3_600_000;
      const announce = (text: string, from: number | null, to: number | null) =>
        documents('api::announcement.announcement').create({
          locale: 'en',
          status: 'published',
          data: write({
            text,
            from: from === null ? null : new Date(Date.now() + from),
            to: to === null ? null : new Date(Date.now() + to),
          }),
        });
      await announce('over', -2 * hour, -hour);
      await announce('to come', hour, 2 * hour);
      await announce('now', -hour, hour);
      await announce('always', null, null);
      const texts = (await cms.data<{ text: string }[]>('/api/announcements')).map(({ text }) => text);
      expect(texts.sort()).toEqual(['always', 'now']);
    });

    it('lists a member only while the member wants to be listed', async () => {
      const members = 'api::member.member';
      const member = await documents(members).create({
        locale: 'en',
        status: 'published',
        data: write({ slug: 'aye-aye', firstName: 'Ayeaye', lastName: 'Tester', directoryVisible: true }),
      });
      const search = async () => (await cms.data<{ id: string }[]>('/api/members?q=Ayeaye')).map(({ id }) => id);
      expect(await search()).toEqual([member.documentId]);
      await documents(members).update({
        documentId: member.documentId,
        locale: 'en',
        status: 'published',
        data: write({ directoryVisible: false }),
      });
      expect(await search()).toEqual([]);
      expect(await statusOf('/api/members/aye-aye')).toBe(404);
      await documents(members).delete({ documentId: member.documentId, locale: '*' });
    });

    it('keeps sections of a member that are not public to itself', async () => {
      const members = 'api::member.member';
      const data = {
        slug: 'quokka',
        firstName: 'Quokka',
        lastName: 'Tester',
        directoryVisible: true,
        biography: [paragraph('A private life')],
        visibility: { biography: 'members', education: 'private' },
        education: [{ institution: 'Hidden University' }],
        experience: [{ title: 'Shown post' }],
      };
      const { documentId } = await documents(members).create({ locale: 'en', status: 'published', data: write(data) });
      const shown = await cms.data<{ biography: string; education: unknown[]; experience: unknown[] }>(
        '/api/members/quokka',
      );
      expect(shown.biography).toBe('');
      expect(shown.education).toEqual([]);
      expect(shown.experience).toHaveLength(1);
      await documents(members).delete({ documentId, locale: '*' });
    });
  });
}
