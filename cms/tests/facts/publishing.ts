import { describe, expect, it } from 'vitest';
import type { User } from '@scholars/contract/account';
import type { OpportunityCard, OpportunityFacets } from '@scholars/contract/opportunities';
import { people, type Cms } from '../support/cms.js';
import { paragraph } from '../support/rich-text.js';
import { writing } from '../support/writing.js';

/** What staff change in Strapi is what visitors see, at once; each read here would otherwise come from kept answers. */
export function publishingFacts(cms: Cms): void {
  const { documents, write, create, listed, statusOf } = writing(cms);

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
