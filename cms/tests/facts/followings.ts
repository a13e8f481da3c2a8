import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import type { Notification } from '@scholars/contract/notifications';
import { organizationCard, type Organization, type OrganizationCard } from '@scholars/contract/organizations';
import type { Cms } from '../support/cms.js';
import { shapeProblems } from './reads.js';
import type { BackgroundWork } from '../../src/platform/processes/background-work.js';

const organization = 'noor-genomics';
const path = `/api/organizations/${organization}/follow`;

/** Following organizations, and what their followers are told. */
export function followingFacts(cms: Cms): void {
  const signIn = () => Promise.all([cms.tokenOf('member'), cms.tokenOf('other')]);
  const followed = (token: string, query = '') =>
    cms.data<OrganizationCard[]>(`/api/organization-followings${query}`, { token });
  const idOf = async (slug: string) => (await cms.data<Organization>(`/api/organizations/${slug}`)).id;
  const unfollowAll = () => cms.db('organization_followings').delete();

  describe('Following an organization', () => {
    it('is done and undone once, however often it is asked for and by which of its names, and counts people', async () => {
      await unfollowAll();
      const [first, second] = await signIn();
      const other = `/api/organizations/${await idOf(organization)}/follow`;
      expect(await cms.data(path, { token: first })).toEqual({ isFollowing: false, followerCount: 0 });
      const answers = await Promise.all([path, other, path, other].map((one) => cms.post(one, {}, { token: first })));
      for (const { body } of answers)
        expect(body).toEqual({ success: true, data: { isFollowing: true, followerCount: 1 } });
      await cms.post(path, {}, { token: second });
      expect(await cms.data(path, { token: first })).toEqual({ isFollowing: true, followerCount: 2 });
      for (const one of [path, other])
        expect((await cms.call('DELETE', one, undefined, { token: second })).body).toEqual({
          success: true,
          data: { isFollowing: false, followerCount: 1 },
        });
    });

    it('shows in the number of its followers, and in the list of those one follows, the last one first', async () => {
      await unfollowAll();
      const [token, stranger] = await signIn();
      const slugs = (await cms.data<OrganizationCard[]>('/api/organizations?pageSize=3')).map(({ slug }) => slug);
      for (const slug of slugs) {
        await cms.post(`/api/organizations/${slug}/follow`, {}, { token });
        // One after the other, also for a clock that stands still.
        await cms.db('organization_followings').decrement('created_at', 1000);
      }
      const cards = await followed(token);
      expect(cards.map(({ slug }) => slug)).toEqual([...slugs].reverse());
      for (const card of cards) expect(shapeProblems(organizationCard, card)).toEqual({});
      expect((await followed(token, '?pageSize=1&page=3')).map(({ slug }) => slug)).toEqual(slugs.slice(0, 1));
      expect(await followed(stranger)).toEqual([]);
      const { body } = await cms.get(`/api/organizations/${slugs[0]}`, { language: 'ar' });
      expect(body).toMatchObject({ data: { followerCount: 1 } });
    });

    it('is for members, and for organizations that are published', async () => {
      const [token] = await signIn();
      expect((await cms.post(path, {})).status).toBe(401);
      for (const method of ['GET', 'POST', 'DELETE'] as const)
        expect((await cms.call(method, '/api/organizations/nobody/follow', undefined, { token })).status).toBe(404);
    });
  });

  describe('The followers of an organization', () => {
    const uid = 'api::opportunity.opportunity';
    const fanOut = () => cms.module<{ fanOuts: BackgroundWork }>('src/api/notification/fan-out.js').fanOuts.run();
    const write = (data: Record<string, unknown>) => data as never; // Strapi's types are not generated here
    const openings = (userId?: number) =>
      cms
        .db('notifications')
        .where({ notice: 'organization-opening', ...(userId !== undefined && { user_id: userId }) });
    let number = 0;

    async function draft(changes: Record<string, unknown> = {}) {
      number += 1;
      const slug = `opening-of-a-test-${number}`;
      const { documentId } = await cms.strapi.documents(uid).create({
        locale: 'en',
        data: write({
          title: `Curator <of> nebulae ${number}`,
          slug,
          summary: 'A post',
          agsCategory: 'research',
          isProgram: false,
          closed: false,
          partner: await idOf(organization),
          ...changes,
        }),
      });
      return { documentId, slug };
    }
    const publish = async (documentId: string) => {
      await cms.strapi.documents(uid).publish({ documentId, locale: 'en' });
      await fanOut();
    };

    it('are told of an opening when it is first published, in their language, and led to it, whatever its address is by then', async () => {
      await unfollowAll();
      const [token] = await signIn();
      await cms.post(path, {}, { token });
      const { documentId, slug } = await draft();
      await publish(documentId);
      for (const language of ['en', 'ar'] as const) {
        const { notifications } = await cms.data<{ notifications: Notification[] }>('/api/user-notifications', {
          token,
          language,
        });
        expect(notifications[0]).toMatchObject({
          read_at: null,
          data: { type: 'new-opportunity', redirect_url: `/${language}/opportunities/${documentId}` },
        });
        expect(notifications[0]?.data.title).toContain(language === 'en' ? 'has a new opening' : 'فرصة جديدة');
        expect(notifications[0]?.data.message).toMatch(/^<p>Curator &#60;of&#62; nebulae/);
      }
      await cms.strapi.documents(uid).unpublish({ documentId, locale: '*' });
      const renamed = `${slug}-of-this-year`;
      await cms.strapi.documents(uid).update({ documentId, locale: 'en', data: write({ slug: renamed }) });
      await publish(documentId);
      expect(await openings()).toHaveLength(1);
      expect(await cms.data(`/api/job-opportunities/${documentId}`)).toMatchObject({ slug: renamed });
      await cms.strapi.documents(uid).delete({ documentId, locale: '*' });
    });

    it('are led by notices of before, which named the address of then, whatever it is by now', async () => {
      const { documentId, slug } = await draft();
      await cms.strapi.documents(uid).publish({ documentId, locale: 'en' });
      await fanOut();
      const rows = () => openings().orderBy('id').pluck('redirect');
      const row = {
        user_id: 1,
        type: 'new-opportunity' as const,
        notice: 'organization-opening',
        params: '{}',
        created_at: 1,
      };
      await openings().delete();
      const led = (id: string, of: string) => ({ ...row, id, redirect: `/opportunities/${of}` });
      await cms.db('notifications').insert([led('a', slug), led('b', 'of-none-any-more')]);
      const { nameOpportunitiesById } = cms.module<{ nameOpportunitiesById: (trx: Knex) => Promise<void> }>(
        'src/platform/database/alert-tables.js',
      );
      for (let times = 0; times < 2; times += 1) {
        await nameOpportunitiesById(cms.db);
        expect(await rows()).toEqual([`/opportunities/${documentId}`, '/opportunities/of-none-any-more']);
      }
      await openings().delete();
      await cms.strapi.documents(uid).delete({ documentId, locale: '*' });
    });

    it('are told of none that is closed, over or another’s', async () => {
      await openings().delete();
      for (const changes of [{ closed: true }, { deadline: '2020-01-01T00:00:00.000Z' }, { partner: null }]) {
        const { documentId } = await draft(changes);
        await publish(documentId);
        await cms.strapi.documents(uid).delete({ documentId, locale: '*' });
      }
      expect(await openings()).toEqual([]);
    });

    it('are each told once, however many they are, and where the work was broken off', async () => {
      await unfollowAll();
      await openings().delete();
      const id = await idOf(organization);
      const first = 1_000_000;
      const rows = Array.from({ length: 1203 }, (_, i) => ({
        user_id: first + i,
        organization_id: id,
        created_at: Date.now(),
      }));
      for (let i = 0; i < rows.length; i += 200) await cms.db('organization_followings').insert(rows.slice(i, i + 200));
      const { documentId } = await draft();
      await publish(documentId);
      expect((await openings().countDistinct({ n: 'user_id' }))[0]).toMatchObject({ n: 1203 });
      expect(await openings()).toHaveLength(1203);

      // As a process leaves it that dies after its first batches.
      await openings()
        .where('user_id', '>', first + 999)
        .delete();
      const broken = { after_user_id: first + 999, ended_at: null };
      await cms
        .db('notification_fan_outs')
        .where({ subject: `opening:${documentId}` })
        .update(broken);
      await Promise.all([fanOut(), fanOut()]);
      expect(await openings()).toHaveLength(1203);
      expect(await openings(first + 1202)).toHaveLength(1);
      await openings().delete();
      await unfollowAll();
      await cms.strapi.documents(uid).delete({ documentId, locale: '*' });
    });
  });
}
