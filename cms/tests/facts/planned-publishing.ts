import { beforeAll, describe, expect, it } from 'vitest';
import type { UID } from '@strapi/strapi';
import type * as CarryOut from '../../src/api/publishing-plan/carry-out-plans.js';
import type { Cms } from '../support/cms.js';
import { askDesk, newStaff } from '../support/staff.js';

const uid = 'api::opportunity.opportunity';
const hourMs = 3_600_000;
let number = 0;

interface Planned {
  data: {
    mayPlan: boolean;
    actions: string[];
    plans: { action: string; at: string; refusal: { fields: string[]; message: string } | null }[];
  };
  error?: { details: { objection?: string } };
}
interface Listed {
  results: { documentId: string; plans: Record<string, { action: string; at: string; isRefused: boolean }[]> }[];
}

/** What staff have said is to be published, or taken off the site, at a moment. */
export function plannedPublishingFacts(cms: Cms): void {
  const documents = (of: string = uid) => cms.strapi.documents(of as UID.ContentType);
  const write = (data: Record<string, unknown>) => data as never;
  const opportunity = (data: Record<string, unknown> = {}) => ({
    title: `Binturong watch ${(number += 1)}`,
    slug: `planned-${number}`,
    agsCategory: 'research',
    isProgram: false,
    closed: false,
    ...data,
  });
  const draft = async (data: Record<string, unknown> = {}) =>
    (await documents().create({ locale: 'en', data: write(opportunity(data)) })).documentId;
  const change = (documentId: string, data: Record<string, unknown>, locale = 'en') =>
    documents().update({ documentId, locale, data: write(data) });

  let editor = '';
  beforeAll(async () => {
    editor = await newStaff(cms, 'strapi-editor');
  });
  const path = (documentId: string, action = '', locale = 'en', of: string = uid) =>
    `/desk/plans/${of}/${documentId}${action && `/${action}`}?locale=${locale}`;
  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  const plan = async (documentId: string, action: string, at: string, locale = 'en') => {
    const { status, body } = await askDesk<Planned>(cms, editor, 'PUT', path(documentId, action, locale), { at });
    expect(body).toMatchObject({ data: { mayPlan: true } });
    expect(status).toBe(200);
    return body.data.plans;
  };
  const plansOf = async (documentId: string, locale = 'en') =>
    (await askDesk<Planned>(cms, editor, 'GET', path(documentId, '', locale))).body.data.plans;
  const listedPlans = async (documentId: string) => {
    const list = `/content-manager/collection-types/${uid}?locale=en&pageSize=100&sort=updatedAt:DESC`;
    const { body } = await askDesk<Listed>(cms, editor, 'GET', list);
    return body.results.find((row) => row.documentId === documentId)?.plans;
  };
  /** As if so many hours had passed. */
  const carryOut = (hours: number) =>
    cms
      .module<typeof CarryOut>('src/api/publishing-plan/carry-out-plans.js')
      .carryOutPlans(Date.now() + hours * hourMs);
  const shown = async (documentId: string) => (await cms.get(`/api/job-opportunities/${documentId}`)).status === 200;
  const titleOf = async (documentId: string) =>
    (await cms.data<{ title: string }>(`/api/job-opportunities/${documentId}`)).title;

  describe('An entry that is to be published at a moment', () => {
    it('is published then as it stands by then, not before, through everything that publishing by hand goes through', async () => {
      const id = await draft();
      const at = inHours(1);
      expect(await plan(id, 'publish', at)).toEqual([{ action: 'publish', at, refusal: null }]);
      expect(await listedPlans(id)).toEqual({ en: [{ action: 'publish', at, isRefused: false }] });
      await change(id, { title: 'Binturongs by night' });
      await carryOut(0.9);
      expect(await shown(id)).toBe(false);
      const { version } = await cms.data<{ version: string }>('/api/content-version');
      await carryOut(1.1);
      expect(await titleOf(id)).toBe('Binturongs by night');
      expect(
        (await cms.data<{ id: string }[]>('/api/job-opportunities?q=Binturongs%20night')).map((each) => each.id),
      ).toEqual([id]);
      expect((await cms.data<{ version: string }>('/api/content-version')).version).not.toBe(version);
      expect(await plansOf(id)).toEqual([]);
      expect(await listedPlans(id)).toEqual({});
    });

    it('is published once, also where two processes find it due', async () => {
      const partner = await documents('api::organization.organization').findFirst({
        status: 'published',
        locale: 'en',
      });
      const id = await draft({ partner: partner?.documentId });
      await plan(id, 'publish', inHours(1));
      let times = 0;
      cms.strapi.documents.use((context, next) => {
        const { documentId } = context.params as { documentId?: string }; // of any call
        if (context.action === 'publish' && documentId === id) times += 1;
        return next();
      });
      await Promise.all([carryOut(2), carryOut(2), carryOut(2)]);
      await carryOut(2);
      expect(times).toBe(1);
      expect(await shown(id)).toBe(true);
      expect(await cms.count('opportunity_openings', { opportunity_id: id })).toBe(1);
      // It has a partner of the demo's, by whose name searches of other facts would find it.
      await documents().delete({ documentId: id, locale: '*' });
    });

    it('is published by the job that runs by itself, also long after its moment', async () => {
      const id = await draft();
      await plan(id, 'publish', inHours(1));
      await cms
        .db('publishing_plans')
        .where({ document_id: id })
        .update({ due_at: Date.now() - 48 * hourMs });
      await cms.module<{ tidyUp(): Promise<void> }>('src/composition/housekeeping.js').tidyUp();
      // Also by the one of the clock, which may have just begun it.
      await expect.poll(() => shown(id)).toBe(true);
    });

    it('is published in the language that was said', async () => {
      const id = await draft();
      await change(id, { title: 'مراقبة آكل النمل' }, 'ar');
      await plan(id, 'publish', inHours(1), 'ar');
      expect(await plansOf(id, 'en')).toEqual([]);
      await carryOut(2);
      const versions: { locale: string }[] = await cms.strapi.db
        .query(uid)
        .findMany({ where: { documentId: id, publishedAt: { $notNull: true } } });
      expect(versions.map(({ locale }) => locale)).toEqual(['ar']);
    });

    it('that cannot be published keeps no other waiting, says why, and is tried again once it is saved', async () => {
      const [bad, good] = [await draft(), await draft()];
      await change(bad, { title: null });
      await plan(bad, 'publish', inHours(1));
      await plan(good, 'publish', inHours(1.1));
      await carryOut(2);
      expect(await shown(good)).toBe(true);
      expect(await shown(bad)).toBe(false);
      expect(await plansOf(bad)).toMatchObject([{ action: 'publish', refusal: { fields: ['title'], message: '' } }]);
      expect(await listedPlans(bad)).toMatchObject({ en: [{ action: 'publish', isRefused: true }] });
      // Put right behind Strapi's back, so that nobody has saved it.
      await cms.strapi.db
        .query(uid)
        .updateMany({ where: { documentId: bad }, data: { title: 'Binturongs, put right' } });
      await carryOut(3);
      expect(await shown(bad)).toBe(false);
      await change(bad, { summary: 'Saved' });
      await carryOut(3);
      expect(await titleOf(bad)).toBe('Binturongs, put right');
    });

    it('can be given another moment, or none', async () => {
      const id = await draft();
      await plan(id, 'publish', inHours(1));
      expect(await plan(id, 'publish', inHours(5))).toHaveLength(1);
      await carryOut(2);
      expect(await shown(id)).toBe(false);
      const { body } = await askDesk<Planned>(cms, editor, 'DELETE', path(id, 'publish'));
      expect(body.data.plans).toEqual([]);
      await carryOut(6);
      expect(await shown(id)).toBe(false);
    });

    it('is not published once more where staff have done it meanwhile, nor where it is gone', async () => {
      const [done, gone] = [await draft(), await draft()];
      for (const id of [done, gone]) await plan(id, 'publish', inHours(1));
      await documents().publish({ documentId: done, locale: 'en' });
      await documents().delete({ documentId: gone, locale: '*' });
      expect(await cms.count('publishing_plans', { document_id: done })).toBe(0);
      expect(await cms.count('publishing_plans', { document_id: gone })).toBe(0);
    });
  });

  describe('An entry that is to be taken off the site at a moment', () => {
    it('is there until then, and gone after', async () => {
      const id = await draft();
      await plan(id, 'publish', inHours(1));
      await plan(id, 'unpublish', inHours(3));
      await carryOut(2);
      expect(await shown(id)).toBe(true);
      await carryOut(4);
      expect(await shown(id)).toBe(false);
      expect(await plansOf(id)).toEqual([]);
    });

    it('is not published first where both moments have passed, so that nobody is told of it', async () => {
      const id = await draft();
      await plan(id, 'publish', inHours(1));
      await plan(id, 'unpublish', inHours(3));
      await carryOut(4);
      expect(await shown(id)).toBe(false);
      expect(await cms.count('opportunity_openings', { opportunity_id: id })).toBe(0);
      expect(await plansOf(id)).toEqual([]);
    });
  });

  describe('A moment', () => {
    const objectionTo = async (id: string, action: string, at: unknown) => {
      const { status, body } = await askDesk<Planned>(cms, editor, 'PUT', path(id, action), { at });
      return [status, body.error?.details.objection];
    };

    it('is refused where it is past, no time in UTC, the same for both, or nothing would be on the site', async () => {
      const id = await draft();
      expect(await objectionTo(id, 'publish', inHours(-1))).toEqual([400, 'past']);
      for (const at of [
        'tomorrow',
        '2030-02-30T10:00:00.000Z',
        '2030-01-01T10:00',
        '2030-01-01T10:00:00+03:00',
        null,
        1,
      ])
        expect([at, ...(await objectionTo(id, 'publish', at))]).toEqual([at, 400, 'not-a-time']);
      expect(await objectionTo(id, 'unpublish', inHours(1))).toEqual([400, 'not-on-site']);
      const at = inHours(2);
      await plan(id, 'publish', at);
      expect(await objectionTo(id, 'unpublish', inHours(1))).toEqual([400, 'not-on-site']);
      expect(await objectionTo(id, 'unpublish', at)).toEqual([400, 'same-time']);
    });

    it('is for those to choose who may publish: an author sees it alone, a stranger nothing', async () => {
      const author = await newStaff(cms, 'strapi-author');
      const made = await askDesk<{ data: { documentId: string } }>(
        cms,
        author,
        'POST',
        `/content-manager/collection-types/${uid}?locale=en`,
        opportunity(),
      );
      const id = made.body.data.documentId;
      for (const [method, of] of [
        ['PUT', path(id, 'publish')],
        ['DELETE', path(id, 'publish')],
      ] as const)
        expect((await askDesk(cms, author, method, of, { at: inHours(1) })).status).toBe(403);
      await plan(id, 'publish', inHours(1));
      const seen = await askDesk<Planned>(cms, author, 'GET', path(id));
      expect(seen.body.data).toMatchObject({ mayPlan: false, plans: [{ action: 'publish' }] });
      for (const [method, of, sent] of [
        ['GET', path(id), undefined],
        ['PUT', path(id, 'publish'), { at: inHours(1) }],
        ['DELETE', path(id, 'publish'), undefined],
      ] as const)
        expect((await askDesk(cms, undefined, method, of, sent)).status).toBe(401);
      expect(await plansOf(id)).toHaveLength(1);
    });

    it('is there for kinds with drafts alone, and ends where entries come and go', async () => {
      const page = await documents('api::page.page').findFirst({ locale: 'en' });
      const answer = await askDesk<Planned>(
        cms,
        editor,
        'GET',
        path(page?.documentId ?? '', '', 'en', 'api::page.page'),
      );
      expect(answer.body.data.actions).toEqual(['publish']);
      const off = path(page?.documentId ?? '', 'unpublish', 'en', 'api::page.page');
      expect((await askDesk(cms, editor, 'PUT', off, { at: inHours(1) })).status).toBe(404);
      const member = await documents('api::member.member').findFirst({ locale: 'en' });
      for (const of of [
        path(member?.documentId ?? '', '', 'en', 'api::member.member'),
        path('nobody', '', 'en'),
        path(page?.documentId ?? '', '', 'fr', 'api::page.page'),
        path('any', '', 'en', 'admin::user'),
      ])
        expect((await askDesk(cms, editor, 'GET', of)).status).toBe(404);
    });
  });
}
