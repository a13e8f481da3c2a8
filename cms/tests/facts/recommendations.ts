import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recommendation, type Recommendation } from '@scholars/contract/recommendations';
import type { refreshRecommendations } from '../../src/api/recommendation/stored-recommendations.js';
import { useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const path = '/api/recommendations';
const dayMs = 86_400_000;

/** What is recommended to members. */
export function recommendationFacts(cms: Cms, sink: SmtpSink): void {
  const { person } = useAccounts(cms, sink);
  const listed = (token: string, language: 'en' | 'ar' = 'en') => cms.data<Recommendation[]>(path, { token, language });
  const ofKind = (all: Recommendation[], kind: Recommendation['kind']) => all.filter((one) => one.kind === kind);
  const firstOf = (all: Recommendation[], kind: Recommendation['kind']) => {
    const [first] = ofKind(all, kind);
    if (!first) throw new Error(`No ${kind} is recommended`);
    return first;
  };
  const refreshAt = (now: number) =>
    cms
      .module<{ refreshRecommendations: typeof refreshRecommendations }>(
        'src/api/recommendation/stored-recommendations.js',
      )
      .refreshRecommendations(now);
  const noticesOf = (id: number) => cms.count('notifications', { user_id: id, notice: 'new-recommendations' });

  beforeAll(() => refreshAt(Date.now()));
  afterEach(async () => {
    await cms.db('recommendation_dismissals').delete();
  });

  describe('Recommendations', () => {
    it('come with the account, by the focus areas that were chosen, with reasons in the reader’s words', async () => {
      const { token } = await person();
      const all = await listed(token);
      for (const one of all) {
        expect(shapeProblems(recommendation, one)).toEqual({});
        expect(one.reasons.length).toBeGreaterThan(0);
        expect(one[one.kind]?.id).toBe(one.target);
      }
      for (const kind of ['opportunity', 'member', 'organization'] as const) {
        const own = ofKind(all, kind);
        expect(own.length).toBeGreaterThan(0);
        expect(own.map(({ score }) => score)).toEqual(own.map(({ score }) => score).sort((a, b) => b - a));
        expect(own[0]?.reasons[0]).toMatch(/^Shares [12] focus areas? with you$/);
      }
      expect(firstOf(await listed(token, 'ar'), 'member').reasons[0]).toMatch(/مجال/);
      for (const { opportunity } of ofKind(all, 'opportunity')) expect(opportunity?.status).toBe('open');
    });

    it('leave out what one has dismissed, until that is taken back, and nobody else’s', async () => {
      const [own, other] = [await person(), await person()];
      const { id } = firstOf(await listed(own.token), 'organization');
      expect((await cms.call('DELETE', `${path}/${id}`, undefined, own)).status).toBe(200);
      expect((await listed(own.token)).map((one) => one.id)).not.toContain(id);
      expect((await listed(other.token)).map((one) => one.id)).toContain(id);
      expect((await cms.post(`${path}/${id}`, {}, other)).status).toBe(404);
      expect((await cms.post(`${path}/${id}`, {}, own)).status).toBe(200);
      expect((await listed(own.token)).map((one) => one.id)).toContain(id);
      for (const unknown of ['member-nobody', 'page-about', 'x'])
        expect((await cms.call('DELETE', `${path}/${unknown}`, undefined, own)).status).toBe(404);
    });

    it('leave out what one has saved, follows, or has to do with, blocks included', async () => {
      const own = await person();
      const all = await listed(own.token);
      const [opportunity, organization] = [firstOf(all, 'opportunity'), firstOf(all, 'organization')];
      const [asked, blocked] = ofKind(all, 'member');
      if (!asked || !blocked) throw new Error('Too few members are recommended');
      await cms.post(`/api/job-opportunities/${opportunity.target}/save`, {}, own);
      await cms.post(`/api/organizations/${organization.target}/follow`, {}, own);
      expect((await cms.post('/api/connections', { memberId: asked.target, note: '' }, own)).status).toBe(200);
      expect((await cms.post(`/api/members/${blocked.target}/block`, {}, own)).status).toBe(200);
      const left = (await listed(own.token)).map(({ target }) => target);
      for (const { target } of [opportunity, organization, asked, blocked]) expect(left).not.toContain(target);
      expect(left).not.toContain((await cms.data<{ memberId: string }>('/api/user', own)).memberId);
    });

    it('leave out who has left the directory and what has closed, though they were stored before', async () => {
      const own = await person();
      const all = await listed(own.token);
      const [member, opportunity] = [firstOf(all, 'member'), firstOf(all, 'opportunity')];
      await cms.db('listing_members').where({ document_id: member.target }).update({ document_id: 'away' });
      await cms.db('listing_opportunities').where({ document_id: opportunity.target }).update({ document_id: 'away' });
      try {
        const left = (await listed(own.token)).map(({ target }) => target);
        for (const { target } of [member, opportunity]) expect(left).not.toContain(target);
      } finally {
        for (const [table, { target }] of [
          ['listing_members', member],
          ['listing_opportunities', opportunity],
        ] as const)
          await cms.db(table).where({ document_id: 'away' }).update({ document_id: target });
      }
    });

    it('follow what one changes of one’s profile at once', async () => {
      const own = await person();
      await listed(own.token);
      await cms.db('recommendations').where({ user_id: own.id }).update({ items: '[]' });
      expect(await listed(own.token)).toEqual([]);
      await cms.post('/api/user-profile', { thematicAreas: [5] }, own);
      const { opportunity } = firstOf(await listed(own.token), 'opportunity');
      expect(opportunity?.thematicAreas.map(({ id }) => id)).toContain(5);
    });

    it('are told once a week, where there are new ones and one wants to know', async () => {
      const [own, silent] = [await person(), await person()];
      for (const { token } of [own, silent]) await listed(token);
      const types = { recommendation: { inApp: false, email: 'off' } };
      await cms.call('PATCH', '/api/notification-preferences', { types }, silent);
      const start = Date.now();
      await refreshAt(start + 2 * dayMs);
      expect(await noticesOf(own.id)).toBe(0);
      await refreshAt(start + 8 * dayMs);
      expect(await noticesOf(own.id)).toBe(0);
      await cms.db('recommendations').whereIn('user_id', [own.id, silent.id]).update({ told: '[]' });
      await refreshAt(start + 10 * dayMs);
      await refreshAt(start + 12 * dayMs);
      expect([await noticesOf(own.id), await noticesOf(silent.id)]).toEqual([1, 0]);
    });

    it('cost as many queries however many people they are made for', async () => {
      const { token } = await person();
      await listed(token);
      expect(await countQueries(cms, () => listed(token))).toBeLessThanOrEqual(24);
    });
  });
}
